/** Each page of an area on a slow phone: opened by its address with an empty cache, and reached within the portal. */
import type { BrowserContext, Page } from '@playwright/test'
import { allPages } from '../all-pages.ts'
import type { Screen } from '../gallery/portal.ts'
import type { Area } from '../sandbox/client.ts'
import {
  bytesOf,
  observe,
  phone,
  timeUntilRest,
  readObserved,
  type Sent,
  servePlainPage,
  slowDown,
  visitOn,
  watchChanges,
  watchRequests,
} from './web-visit.ts'
import { type Column, kilobytes, reportTable, time, times } from './report.ts'

export type ContextOf = (screen: Screen, language: 'de') => Promise<BrowserContext>

const homes: Record<Area, string> = {
  private: '/private/mypaybox',
  business: '/business/administration',
  bank: '/bank/private-customers',
}

type Way = { script: number; style: number; files: number; data: number; blocked: number; shift: number; there: number }
type Measured = { cold: Way; inside: Way; beyondLogin: number; plain: number }

/** What has the files of the portal in it, and what has data. */
function weigh(sent: readonly Sent[]): Pick<Way, 'script' | 'style' | 'files' | 'data'> {
  const data = sent.filter(({ kind }) => kind === 'fetch' || kind === 'xhr').length
  return { script: bytesOf(sent, 'script'), style: bytesOf(sent, 'stylesheet'), files: sent.length - data, data }
}

async function openPage(contextOf: ContextOf, area: Area, path: string, signedIn: boolean): Promise<Page> {
  const context = await contextOf({ area, path, signedIn }, 'de')
  const page = await context.newPage()
  await page.setViewportSize(phone)
  return page
}

async function visitCold(contextOf: ContextOf, area: Area, path: string, signedIn = true) {
  const page = await openPage(contextOf, area, path, signedIn)
  await slowDown(page)
  const came = await visitOn(page, path)
  await page.context().close()
  return came
}

/** Navigates there as a link of the portal does, and returns when the last thing on the page changed. */
async function visitInside(contextOf: ContextOf, area: Area, path: string): Promise<Way> {
  const home = homes[area]
  const page = await openPage(contextOf, area, path, true)
  await page.goto(path.split('?')[0] === home ? allPages[area].at(-1)! : home, { waitUntil: 'networkidle' })
  await slowDown(page)
  const requests = watchRequests(page)
  await page.evaluate(observe)
  const before = await readObserved(page)
  const there = await timeUntilRest(page, requests.isQuiet, async () => {
    await watchChanges(page)
    await page.evaluate((to) => history.pushState({}, '', to), path)
  })
  const seen = await readObserved(page)
  const way = { there, blocked: seen.blocked - before.blocked, shift: seen.shift - before.shift }
  const sent = await requests.all()
  await page.context().close()
  return { ...weigh(sent), ...way }
}

const ofWay = (name: string, way: (one: Measured) => Way): Column<Measured>[] => [
  { name: `${name}: JS`, show: (one) => kilobytes(way(one).script) },
  { name: 'CSS', show: (one) => kilobytes(way(one).style) },
  { name: 'files', show: (one) => String(way(one).files) },
  { name: 'data', show: (one) => String(way(one).data) },
  { name: `${name}: there`, show: (one) => time(way(one).there), kind: 'time' },
  { name: 'blocked', show: (one) => time(way(one).blocked) },
  { name: 'shift', show: (one) => way(one).shift.toFixed(3) },
]

const columns: Column<Measured>[] = [
  ...ofWay('cold', ({ cold }) => cold),
  { name: 'of plain', show: ({ cold, plain }) => times(cold.there, plain) },
  { name: 'beyond login', show: ({ beyondLogin }) => kilobytes(beyondLogin) },
  ...ofWay('app', ({ inside }) => inside),
]

const about = `Slow 4G, CPU 4 times slower, one visit each. "cold": a signed-in person opens the address with an empty cache; "there" is the largest contentful paint ("of plain": its ratio to that of a plain HTML page in the same run). "app": a person follows a link from the area's loaded first page; "there" is the last change on the page. "beyond login" counts scripts and styles that the login of the area has not loaded.`

async function visitPlain(contextOf: ContextOf, area: Area): Promise<number> {
  const server = await servePlainPage()
  const { largestPaint } = await visitCold(contextOf, area, server.address, false)
  server.close()
  return largestPaint
}

export async function benchRoutes(contextOf: ContextOf, area: Area): Promise<void> {
  const login = await visitCold(contextOf, area, `/${area}/login`, false)
  const known = new Set(login.sent.map(({ path }) => path))
  const plain = await visitPlain(contextOf, area)
  const rows = new Map<string, Measured>()
  for (const path of allPages[area]) {
    const { sent, largestPaint: there, blocked, shift } = await visitCold(contextOf, area, path)
    const further = sent.filter((one) => !known.has(one.path))
    const beyondLogin = bytesOf(further, 'script') + bytesOf(further, 'stylesheet')
    const inside = await visitInside(contextOf, area, path)
    rows.set(path.slice(area.length + 2), {
      cold: { ...weigh(sent), there, blocked, shift },
      inside,
      beyondLogin,
      plain,
    })
  }
  reportTable(`The ${area} pages on a slow phone`, about, columns, rows)
}
