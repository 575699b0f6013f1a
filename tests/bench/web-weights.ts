/** What the first page of each area weighs, by package and folder of ours. What further pages add stands in web-routes.ts. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { root, run } from '#scripts/run.ts'
import { holdIdle } from '../e2e/budgets.ts'
import type { Area } from '../sandbox/client.ts'
import { type Column, kilobytes, reportTable } from './report.ts'
import type { ContextOf } from './web-routes.ts'
import { bytesOf, type Sent, watchRequests } from './web-visit.ts'

const firstPages: Record<Area, string> = {
  private: '/private/mypaybox',
  business: '/business/calling-number',
  bank: '/bank/private-customers',
}
const areas = Object.keys(firstPages) as Area[]
const desk = { width: 1280, height: 800 }
/** Milliseconds that a busy machine may take for a page; nothing here is a time. */
const patience = 180_000

/** The same build once more, with source maps. */
const mapsFolder = join(root, '.cache/weights')

function buildWithMaps(): void {
  const args = ['build', '--sourcemap', 'hidden', '--outDir', mapsFolder, '--emptyOutDir', '--logLevel', 'error']
  const { ok, output } = run('vite', args, { NODE_ENV: 'production' })
  if (!ok) throw new Error(output)
}

const bundler = 'the bundler'

/** The package of a source, or the folder of ours that it belongs to. */
function ownerOf(source: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source)
  if (inPackage !== null) return inPackage[1]!
  const ours = /(?:^|\/)((?:src|generated)\/(?:(?:areas|features|pages|shared)\/)?[^/]+)/.exec(source)
  return ours?.[1] ?? bundler
}

/** For each character of a script: the owner of its source. Names that the build shares are the bundler's. */
function ownersOf(file: string): string[] {
  const text = readFileSync(join(mapsFolder, file), 'utf8')
  const mapFile = join(mapsFolder, `${file}.map`)
  // What the bundler itself has written has no map.
  if (!existsSync(mapFile)) return Array.from(text, () => bundler)
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload)
  const owners = new Map<string, string>()
  return text.split('\n').flatMap((line, at) =>
    Array.from({ length: line.length + 1 }, (_one, column) => {
      const { originalSource = '' } = map.findEntry(at, column) as { originalSource?: string }
      if (!owners.has(originalSource)) owners.set(originalSource, ownerOf(originalSource))
      return owners.get(originalSource)!
    }),
  )
}

type Coverage = { url: string; functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[] }

/** The characters of each script that have run since the last call. */
async function takeRun(devtools: CDPSession): Promise<Map<string, Uint8Array>> {
  const { result } = (await devtools.send('Profiler.takePreciseCoverage')) as { result: Coverage[] }
  const files = result.filter(({ url }) => /\/assets\/.*\.js$/.test(url))
  return new Map(
    files.map(({ url, functions }) => {
      // What is within another range comes after it, and says it more exactly.
      const ranges = functions
        .flatMap((one) => one.ranges)
        .toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
      const hasRun = new Uint8Array(Math.max(0, ...ranges.map(({ endOffset }) => endOffset)))
      for (const { startOffset, endOffset, count } of ranges) hasRun.fill(count > 0 ? 1 : 0, startOffset, endOffset)
      return [new URL(url).pathname, hasRun]
    }),
  )
}

/** Presses what opens something: the buttons of the header, and the first ones of the page. */
async function pressAround(page: Page): Promise<void> {
  for (const place of ['header', 'main']) {
    const buttons = page.locator(`${place} button:visible`)
    for (let at = 0; at < Math.min(3, await buttons.count()); at += 1) {
      await buttons
        .nth(at)
        .click({ timeout: 2000 })
        .catch(() => {}) // what has opened may lie above it
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('Escape')
    }
  }
}

/** Waits until a page has drawn its contents, and nothing has been requested for a second. */
async function waitForRest(page: Page, isQuiet: () => boolean): Promise<void> {
  await page.locator('main h1').waitFor()
  const waits = page.locator('main [data-pending], main [aria-busy=true]')
  for (let quiet = 0; quiet < 5;) {
    await page.waitForTimeout(200)
    quiet = isQuiet() && (await waits.count()) === 0 ? quiet + 1 : 0
  }
}

/** Brotli bytes: what runs until the page rests, what runs in addition once something is pressed, and what does not run. */
type Share = { first: number; press: number; later: number }
/** `idle` is what comes in the first idle moment, which is held until all else has come. */
type Weight = { sent: readonly Sent[]; idle: readonly Sent[]; shares: Map<string, Share>; unused: number }

const isFile = ({ path }: Sent) => path.startsWith('/assets/')
const scriptsOf = (sent: readonly Sent[]) => sent.filter((one) => one.kind === 'script' && isFile(one))

async function weighFirstPage(contextOf: ContextOf, area: Area): Promise<Weight> {
  const context = await contextOf({ area, path: firstPages[area], signedIn: true }, 'de')
  const page = await context.newPage()
  await page.setViewportSize(desk)
  page.setDefaultTimeout(patience)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await holdIdle(page)
  const requests = watchRequests(page)
  await page.goto(firstPages[area])
  await waitForRest(page, requests.isQuiet)
  const sent = await requests.all()
  const atRest = await takeRun(devtools)
  await page.evaluate(() => (window as { runIdle?: () => void }).runIdle!())
  await waitForRest(page, requests.isQuiet)
  const idle = (await requests.all()).slice(sent.length)
  await pressAround(page)
  const pressed = await takeRun(devtools)
  await context.close()

  const shares = new Map<string, Share>()
  const characters = { all: 0, first: 0 }
  for (const { path, bytes } of scriptsOf(sent)) {
    const owners = ownersOf(path.slice(1))
    const each = bytes / owners.length
    for (const [at, owner] of owners.entries()) {
      const share = shares.get(owner) ?? { first: 0, press: 0, later: 0 }
      const when = atRest.get(path)?.[at] === 1 ? 'first' : pressed.get(path)?.[at] === 1 ? 'press' : 'later'
      share[when] += each
      shares.set(owner, share)
      characters.all += 1
      if (when === 'first') characters.first += 1
    }
  }
  return { sent, idle, shares, unused: 1 - characters.first / characters.all }
}

const ofKind = (kind: string) => (sent: readonly Sent[]) =>
  sent.filter((one) => one.kind === kind && isFile(one)).length

const filesColumns: Column<readonly Sent[]>[] = [
  { name: 'scripts', show: (sent) => kilobytes(bytesOf(scriptsOf(sent), 'script')) },
  { name: 'files', show: (sent) => String(scriptsOf(sent).length) },
  { name: 'styles', show: (sent) => kilobytes(bytesOf(sent.filter(isFile), 'stylesheet')) },
  { name: 'sheets', show: (sent) => String(ofKind('stylesheet')(sent)) },
  { name: 'requests', show: (sent) => String(sent.length) },
]

const firstColumns: Column<Weight>[] = [
  ...filesColumns.map(({ name, show }) => ({ name, show: ({ sent }: Weight) => show(sent) })),
  { name: 'idle: scripts', show: ({ idle }) => kilobytes(bytesOf(scriptsOf(idle), 'script')) },
  { name: 'files', show: ({ idle }) => String(scriptsOf(idle).length) },
  { name: 'not run', show: ({ unused }) => `${(unused * 100).toFixed(1)} %` },
]

const total = ({ first, press, later }: Share) => first + press + later

/** An owner that weighs less than this on every page is not a line of its own. */
const line = 400

function shareTable(weights: Map<Area, Weight>): Map<string, Map<Area, Share>> {
  const heaviest = (owner: string) => Math.max(...areas.map((area) => total(shareOf(area, owner))))
  const shareOf = (area: Area, owner: string): Share =>
    weights.get(area)!.shares.get(owner) ?? { first: 0, press: 0, later: 0 }
  const owners = new Set([...weights.values()].flatMap(({ shares }) => [...shares.keys()]))
  const order = [...owners].toSorted((a, b) => heaviest(b) - heaviest(a))
  const sum = (area: Area, some: readonly string[]): Share =>
    some
      .map((owner) => shareOf(area, owner))
      .reduce((a, b) => ({ first: a.first + b.first, press: a.press + b.press, later: a.later + b.later }))
  const row = (some: readonly string[]) => new Map(areas.map((area) => [area, sum(area, some)]))
  const light = order.filter((owner) => heaviest(owner) < line)
  return new Map([
    ['all', row(order)],
    ...order.filter((owner) => heaviest(owner) >= line).map((owner) => [owner, row([owner])] as const),
    ...(light.length > 0 ? [[`${light.length} lighter ones`, row(light)] as const] : []),
  ])
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const shareColumns: Column<Map<Area, Share>>[] = areas.flatMap((area) => [
  { name: area, show: (row) => kB(total(row.get(area)!)) },
  { name: 'first', show: (row) => kB(row.get(area)!.first) },
  { name: 'press', show: (row) => kB(row.get(area)!.press) },
  { name: 'later', show: (row) => kB(row.get(area)!.later) },
])

export async function benchWeights(contextOf: ContextOf): Promise<void> {
  buildWithMaps()
  const weights = new Map<Area, Weight>()
  for (const area of areas) weights.set(area, await weighFirstPage(contextOf, area))
  reportTable(
    'What the first pages weigh',
    'Opened by who is signed in, with nothing in the cache; bytes as they are sent (brotli). "idle" is what comes in the first idle moment after that; "not run" is the share of the scripts before it that the browser has not run.',
    firstColumns,
    new Map([...weights].map(([area, weight]) => [firstPages[area], weight])),
  )
  reportTable(
    'What the scripts of the first pages are',
    'Kilobytes (brotli) by package and by folder of ours, from the source maps. "first" has run when the page rests, "press" runs when the buttons of the header and the first ones of the page are pressed, "later" is loaded and has not run.',
    shareColumns,
    shareTable(weights),
  )
}
