/** One cold visit of a page by a phone on slow 4G, and what it came to. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'

/** 1.6 Mbit/s down, 0.75 up, 150 ms for an answer to begin; the processor is so many times slower than this one. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
export const slowerProcessor = 4
export const phone = { width: 390, height: 844 }

/** Bytes as they are sent (compressed); times in milliseconds after the address was entered. */
export type Visit = {
  script: number
  style: number
  page: number
  requests: number
  firstPaint: number
  largestPaint: number
  blocked: number
  shift: number
}

/** A page on which nothing has been loaded yet, on a phone; end it with `close`. */
export async function openPhone(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: phone, locale: 'de-AT' })
  const page = await context.newPage()
  await slowDown(page)
  return { page, close: () => context.close() }
}

/** The processor of a slow phone, and its network unless only what the page does itself is measured. */
export async function slowDown(page: Page, { alsoNetwork = true } = {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  if (alsoNetwork) await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
}

export type Seen = { largestPaint: number; blocked: number; shift: number }

/** Runs in the page before anything of it: a task is blocked for what it takes beyond 50 ms. */
export function observe(): void {
  const seen: Seen = { largestPaint: 0, blocked: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  const each = (type: string, look: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  each('longtask', ({ duration }) => (seen.blocked += duration - 50))
  each('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
}

/** What `observe` has recorded in the page by now. */
export const readObserved = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as { seen?: Seen }).seen!)

/** Files and data that a page requests from now on. */
export function watchRequests(page: Page) {
  const sent: Promise<Sent>[] = []
  let open = 0
  page.on('request', () => (open += 1))
  page.on('requestfailed', () => (open -= 1))
  page.on('requestfinished', (request) => {
    open -= 1
    const bytes = request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)) // negative from the cache
    const about = { kind: request.resourceType(), path: new URL(request.url()).pathname }
    sent.push(bytes.then((size) => ({ ...about, bytes: size })))
  })
  return { isQuiet: () => open === 0, all: () => Promise.all(sent) }
}

/** From now on the page knows when it has changed last; the next press, or the next address, is the beginning. */
export const watchChanges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moments = { begun: performance.now(), changed: 0 }
    Object.assign(globalThis, { moments })
    addEventListener('click', ({ timeStamp }) => (moments.begun = timeStamp), { capture: true, once: true })
    const changes = new MutationObserver(() => (moments.changed = performance.now()))
    changes.observe(document.body, { childList: true, characterData: true, subtree: true })
  })

/**
 * Milliseconds from the beginning of what `act` does until the page has changed for the last time: no request is open any more,
 * and nothing has changed for a while. Throws for a page that never rests; it would be none of ours.
 */
export async function timeUntilRest(page: Page, isQuiet: () => boolean, act: () => Promise<void>): Promise<number> {
  await act()
  for (let tries = 0; tries < 100; tries += 1) {
    await page.waitForTimeout(150)
    const { there, quiet } = await page.evaluate(() => {
      const { begun, changed } = (globalThis as { moments?: { begun: number; changed: number } }).moments!
      return { there: changed - begun, quiet: changed > 0 && performance.now() - changed > 600 }
    })
    if (quiet && isQuiet()) return there
  }
  throw new Error(`${page.url()} does not come to rest`)
}

/** `bytes` as they were sent. */
export type Sent = { kind: string; path: string; bytes: number }

export const bytesOf = (sent: readonly Sent[], kind: string): number =>
  sent.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)

/** Visits an address, on a page that is slow already, until no request is open and nothing runs any more. */
export async function visitOn(page: Page, address: string): Promise<Visit & { sent: readonly Sent[] }> {
  await page.addInitScript(observe)
  const requests = watchRequests(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  // A busy processor makes no request for a while, and continues then.
  const waits = page.locator('[data-pending], .mantine-Skeleton-root')
  for (let tries = 0, rests = false; !rests; tries += 1) {
    if (tries > 40) throw new Error(`${address} does not come to rest`)
    await page.waitForTimeout(500)
    rests = requests.isQuiet() && (await readObserved(page)).largestPaint > 0 && (await waits.count()) === 0
  }
  const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const seen = await readObserved(page)
  const sent = await requests.all()
  return {
    ...seen,
    firstPaint: firstPaint ?? Number.NaN,
    script: bytesOf(sent, 'script'),
    style: bytesOf(sent, 'stylesheet'),
    page: bytesOf(sent, 'document'),
    requests: sent.length,
    sent,
  }
}

/** The middle of each figure. */
export function median<T extends Record<keyof T, number>>(visits: readonly T[]): T {
  const names = Object.keys(visits[0]!) as (keyof T)[]
  return Object.fromEntries(names.map((name) => [name, middle(visits.map((one) => one[name]))])) as T
}

export const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

/** A page that is nothing but HTML, to measure others by. */
const html = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Anmelden</title><link rel="icon" href="data:,"><h1>Anmelden</h1>
<form><label>E-Mail-Adresse <input name="email" autofocus></label><button type="button" onclick="this.after('Bitte warten')">Weiter</button></form></html>`

export async function servePlainPage(): Promise<{ address: string; close: () => void }> {
  const server = createServer((_request, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  }
}
