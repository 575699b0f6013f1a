/**
 * The first page of each area for a person who is signed in, behind the production server: with an empty cache, once more, and after a
 * release; beside the first page of bulletproof-react in the same run.
 */
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { startSandbox } from '#sandbox/main.ts'
import { build } from '#scripts/portal/build.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { serverSchema } from '#server/settings/server-settings.ts'
import { startServer } from '#server/start-server.ts'
import { requireBrowser } from '../require-browser.ts'
import { type Area, createClient } from '../sandbox/client.ts'
import { seedPeople } from '../sandbox/people.ts'
import { quiet } from '../sandbox/sandbox-process.ts'
import { type Column, kilobytes, reportTable, time } from './report.ts'
import { otherPages, serveOtherBuild } from './web-login.ts'
import { median, middle, phone, slowDown, slowerProcessor, type Visit, visitOn } from './web-visit.ts'

type FirstPage = { area?: Area; path: string; content: string }

const ours: Record<string, FirstPage> = {
  'My paybox': { area: 'private', path: '/private/mypaybox', content: '[aria-labelledby="limit"] .amount' },
  'calling numbers': { area: 'business', path: '/business/calling-number', content: 'main tbody tr' },
  'private customers': { area: 'bank', path: '/bank/private-customers', content: 'main tbody tr' },
}
const sizes = { phone, desk: { width: 1366, height: 768 } }

/** `content`: milliseconds until the page shows what a person comes for, such as the amount that is left. */
type Shown = Visit & { content: number }

/** Runs in the page before anything of it. */
function watchContent(selector: string): void {
  const look = () => {
    if (document.querySelector(selector)?.textContent) Object.assign(globalThis, { contentAt: performance.now() })
    else requestAnimationFrame(look)
  }
  look()
}

async function visit(context: BrowserContext, address: string, content: string): Promise<Shown> {
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(watchContent, content)
  const { sent: _sent, ...seen } = await visitOn(page, address)
  const contentAt = await page.evaluate(() => (globalThis as { contentAt?: number }).contentAt)
  await page.close()
  return { ...seen, content: contentAt ?? Number.NaN }
}

type Wishes = {
  /** An older build of the portal, for the visit after a release. */
  before?: string | undefined
  /** The build of bulletproof-react. */
  beside?: string | undefined
  runs: number
}

export async function benchFirstPages(wishes: Wishes): Promise<void> {
  const now = build()
  const sandbox = await startSandbox({ port: 0, data: 'memory', ...quiet })
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const serve = (folder: string, port = 0) =>
    startServer(readSettings(serverSchema, { API_BASE_URL: sandbox.address, PORT: String(port), LOG_LEVEL: 'fatal' }), {
      folder,
    })
  const open = (size: keyof typeof sizes, area?: Area) => openContext(browser, sandbox.address, size, area)
  const portal = await serve(now)
  const other = wishes.beside === undefined ? undefined : await serveOtherBuild(wishes.beside, { signedIn: true })
  const visits = new Map<string, Shown[]>()
  const add = (name: string, shown: Shown) => visits.set(name, [...(visits.get(name) ?? []), shown])
  const eachPage = Object.entries(ours).flatMap(([name, page]) =>
    (['phone', 'desk'] as const).map((size) => ({ ...page, name: `${name}, ${size}`, size })),
  )
  for (let run = 0; run < wishes.runs; run += 1) {
    for (const size of other === undefined ? [] : (['phone', 'desk'] as const)) {
      const context = await open(size)
      add(`bulletproof-react, ${size}`, await visit(context, `${other!.address}${otherPages.first}`, 'main'))
      await context.close()
    }
    for (const { name, path, area, size, content } of eachPage) {
      const context = await open(size, area)
      add(name, await visit(context, `${portal.address}${path}`, content))
      add(`${name}, again`, await visit(context, `${portal.address}${path}`, content))
      await context.close()
    }
  }
  await portal.close()
  if (wishes.before !== undefined) {
    const older = await serve(wishes.before)
    const contexts = new Map<string, BrowserContext>()
    for (const { name, path, area, size, content } of eachPage) {
      const context = await open(size, area)
      await visit(context, `${older.address}${path}`, content)
      contexts.set(name, context)
    }
    await older.close()
    const newer = await serve(now, Number(new URL(older.address).port))
    for (const { name, path, content } of eachPage)
      add(`${name}, after a release`, await visit(contexts.get(name)!, `${newer.address}${path}`, content))
    await newer.close()
  }
  await browser.close()
  await sandbox.close()
  await other?.close()
  report(visits, wishes.runs)
}

async function openContext(
  browser: Browser,
  backend: string,
  size: keyof typeof sizes,
  area?: Area,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: sizes[size], locale: 'de-AT', timezoneId: 'Europe/Vienna' })
  if (area === undefined) return context
  const token = await createClient(backend).tokenOf(area, seedPeople[area].usual)
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `token-${area}`,
    JSON.stringify(token),
  ] as const)
  return context
}

type Row = { shown: Shown; ofOther: readonly number[]; contentOfOther: readonly number[] }

const spread = (ratios: readonly number[]): string => {
  const known = ratios.filter((ratio) => Number.isFinite(ratio))
  if (known.length === 0) return '-'
  return `${middle(known).toFixed(2)} (${Math.min(...known).toFixed(2)} to ${Math.max(...known).toFixed(2)})`
}

const columns: Column<Row>[] = [
  { name: 'scripts', show: ({ shown }) => kilobytes(shown.script) },
  { name: 'styles', show: ({ shown }) => kilobytes(shown.style) },
  { name: 'requests', show: ({ shown }) => String(shown.requests) },
  { name: 'largest', show: ({ shown }) => time(shown.largestPaint) },
  { name: 'of the other', show: ({ ofOther }) => spread(ofOther) },
  { name: 'content', show: ({ shown }) => time(shown.content) },
  { name: 'of the largest of the other', show: ({ contentOfOther }) => spread(contentOfOther) },
  { name: 'blocked', show: ({ shown }) => time(shown.blocked) },
]

function report(visits: ReadonlyMap<string, readonly Shown[]>, runs: number): void {
  const rows = [...visits].map(([name, all]): [string, Row] => {
    const [, size = ''] = name.split(', ')
    const others = visits.get(`bulletproof-react, ${size}`) ?? []
    const ratios = (of: (shown: Shown) => number) =>
      all.map((shown, run) => of(shown) / (others[run]?.largestPaint ?? Number.NaN))
    return [
      name,
      {
        shown: median(all),
        ofOther: ratios(({ largestPaint }) => largestPaint),
        contentOfOther: ratios(({ content }) => content),
      },
    ]
  })
  const about = `The production server in front of the sandbox, slow 4G (1.6 Mbit/s, 150 ms), CPU ${slowerProcessor} times slower, medians of ${runs} alternating runs (after a release: one). Scripts include what is loaded when the page is idle. "content" is the time until the amount or the first row is there; ratios are to the largest paint of bulletproof-react's first page in the same run and size, with minimum and maximum.`
  reportTable('The first pages behind the production server', about, columns, new Map(rows))
}
