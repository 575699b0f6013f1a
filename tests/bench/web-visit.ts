/** One cold visit of a page by a phone on slow 4G, and what it came to. */
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
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  return { page, close: () => context.close() }
}

type Seen = { largestPaint: number; blocked: number; shift: number }

/** Runs in the page before anything of it: a task is blocked for what it takes beyond 50 ms. */
function observe(): void {
  const seen: Seen = { largestPaint: 0, blocked: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  const each = (type: string, look: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  each('longtask', ({ duration }) => (seen.blocked += duration - 50))
  each('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
}

/** Visits an address until nothing is asked for and nothing runs any more. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, close } = await openPhone(browser)
  await page.addInitScript(observe)
  const sent: Promise<{ kind: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize)
    sent.push(bytes.then((size) => ({ kind: request.resourceType(), bytes: size })))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return { ...(globalThis as { seen?: Seen }).seen!, firstPaint: paint?.startTime ?? Number.NaN }
  })
  const all = await Promise.all(sent)
  await close()
  const bytesOf = (kind: string) => all.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    ...seen,
    script: bytesOf('script'),
    style: bytesOf('stylesheet'),
    page: bytesOf('document'),
    requests: all.length,
  }
}

/** The middle of each figure. */
export function median(visits: readonly Visit[]): Visit {
  const middle = (name: keyof Visit) => visits.map((one) => one[name]).toSorted((a, b) => a - b)[visits.length >> 1]!
  const names = Object.keys(visits[0]!) as (keyof Visit)[]
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Visit
}
