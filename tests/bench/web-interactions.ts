/** What a person does most, at a processor four times slower: the time from the press to the next paint. */
import type { Page } from '@playwright/test'
import type { Area } from '../sandbox/client.ts'
import { middle, phone, servePlainPage, slowDown } from './web-visit.ts'
import { type Column, reportTable, time, times } from './report.ts'
import type { ContextOf } from './web-routes.ts'

type Interaction = { area: Area; path: string; onPhone?: true; act: (page: Page) => Promise<void> }

const press = (role: 'button' | 'tab' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).filter({ visible: true }).first().click()

const customers = { area: 'bank', path: '/bank/private-customers' } as const

const interactions: Record<string, Interaction> = {
  'open a window': { area: 'private', path: '/private/profile', act: press('button', 'Passwort ändern') },
  'sort 20 rows': { ...customers, act: press('button', 'Nachname') },
  'type into a search': { ...customers, act: (page) => page.getByRole('searchbox').first().press('y') },
  'next page of a list': { ...customers, act: press('button', 'Nächste Seite') },
  'open the list of actions': { ...customers, act: press('button', /^Aktionen für/) },
  'open the layout of a list': { ...customers, act: press('button', /^Ansicht:/) },
  'open a date picker': {
    area: 'private',
    path: '/private/receipts-and-transactions?tab=transactions',
    act: press('button', /^Kalender/),
  },
  'switch a tab': { area: 'private', path: '/private/mypaybox', act: press('tab', 'Persönliche Daten') },
  'open another page': { ...customers, act: press('link', 'Firmenkunden') },
  'switch the language': { area: 'private', path: '/private/mypaybox', act: press('button', /^EN/) },
  'change the colours': {
    area: 'private',
    path: '/private/mypaybox',
    act: press('button', 'Dunkle Ansicht einschalten'),
  },
  'open the menu on a phone': {
    area: 'private',
    path: '/private/mypaybox',
    onPhone: true,
    act: press('button', 'Menü'),
  },
}

/** Milliseconds from a press until the browser has drawn its result; the browser reports in steps of 8 ms, and nothing below 16. */
async function timeOf(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await slowDown(page, { alsoNetwork: false })
  await page.evaluate(() => {
    const answered = { slowest: 16 }
    Object.assign(globalThis, { answered })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) answered.slowest = Math.max(answered.slowest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act(page)
  await page.waitForTimeout(600)
  return page.evaluate(() => (globalThis as { answered?: { slowest: number } }).answered!.slowest)
}

async function timeOn(contextOf: ContextOf, { area, path, onPhone, act }: Interaction): Promise<number> {
  const context = await contextOf({ area, path, signedIn: true }, 'de')
  const page = await context.newPage()
  await page.setViewportSize(onPhone ? phone : { width: 1280, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
  const took = await timeOf(page, act)
  await context.close()
  return took
}

async function timeOnPlain(contextOf: ContextOf): Promise<number> {
  const server = await servePlainPage()
  const context = await contextOf({ area: 'private', path: '/', signedIn: false }, 'de')
  const page = await context.newPage()
  await page.goto(server.address)
  const took = await timeOf(page, press('button', 'Weiter'))
  await context.close()
  server.close()
  return took
}

const runs = 5

type Measured = { took: number; slowest: number; plain: number }
const columns: Column<Measured>[] = [
  { name: 'to the next paint', show: ({ took }) => time(took), kind: 'time' },
  { name: 'slowest', show: ({ slowest }) => time(slowest) },
  { name: 'of plain', show: ({ took, plain }) => times(took, plain) },
]

export async function benchInteractions(contextOf: ContextOf): Promise<void> {
  const ways = { 'plain HTML': timeOnPlain } as Record<string, (contextOf: ContextOf) => Promise<number>>
  for (const [name, one] of Object.entries(interactions)) ways[name] = (contexts) => timeOn(contexts, one)
  const taken = new Map<string, number[]>()
  for (let run = 0; run < runs; run += 1)
    for (const [name, measure] of Object.entries(ways))
      taken.set(name, [...(taken.get(name) ?? []), await measure(contextOf)])
  const plain = middle(taken.get('plain HTML')!)
  const rows = [...taken].map(([name, all]) => [name, { took: middle(all), slowest: Math.max(...all), plain }] as const)
  const about = `CPU 4 times slower, medians of ${runs} fresh pages; the browser reports in steps of 8 ms, and 16 for anything faster. "of plain" is the ratio to a button that adds two words to a plain HTML page.`
  reportTable('Interactions on a slow CPU', about, columns, new Map(rows))
}
