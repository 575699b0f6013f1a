/** What the portal keeps in memory when a person goes through an area for hours. */
import type { Page } from '@playwright/test'
import { allPages } from '../all-pages.ts'
import type { Area } from '../sandbox/client.ts'
import { type Column, reportTable, times } from './report.ts'
import type { ContextOf } from './web-routes.ts'

type MemoryUse = { heap: number; nodes: number; listeners: number }
type Measured = { early: MemoryUse; late: MemoryUse }

const early = 100
const late = 1000

/** More than this after a thousand pages is a leak. */
const tolerance = 1.1

/**
 * Machine code, which a browser makes of what runs often, grows for hundreds of pages and levels off then: a snapshot of the heap
 * finds next to nothing else in it. Without it what is left is what the portal keeps.
 */
export const interpreted = ['--js-flags=--no-opt --no-maglev --no-sparkplug']

/** Goes to so many pages, in turns, each of them when the one before is there; and ends on the first one. */
const goThrough = (page: Page, paths: readonly string[], count: number) =>
  page.evaluate(
    async ([all, pages]) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      for (let at = 0; at < pages; at += 1) {
        history.pushState({}, '', at === pages - 1 ? all[0] : all[at % all.length])
        // The code of a page and its data take their time; whatever does not come is not waited for.
        const until = performance.now() + 2000
        do await frame()
        while (
          performance.now() < until &&
          (document.querySelector('main h1') === null ||
            document.querySelector('main [aria-busy=true], main .mantine-Skeleton-root') !== null)
        )
        await frame()
      }
    },
    [paths, count] as const,
  )

async function measureMemory(page: Page): Promise<MemoryUse> {
  const devtools = await page.context().newCDPSession(page)
  await page.waitForTimeout(500)
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters')
  await devtools.detach()
  return { heap, nodes, listeners }
}

async function measure(contextOf: ContextOf, area: Area): Promise<Measured> {
  const paths = allPages[area]
  const context = await contextOf({ area, path: paths[0]!, signedIn: true }, 'de')
  const page = await context.newPage()
  await page.goto(paths[0]!, { waitUntil: 'networkidle' })
  await goThrough(page, paths, early)
  const first = await measureMemory(page)
  await goThrough(page, paths, late - early)
  const measured = { early: first, late: await measureMemory(page) }
  await context.close()
  return measured
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const columns: Column<Measured>[] = [
  { name: `heap after ${early}`, show: (one) => megabytes(one.early.heap) },
  { name: `after ${late}`, show: (one) => megabytes(one.late.heap) },
  { name: 'ratio', show: (one) => times(one.late.heap, one.early.heap) },
  { name: 'nodes', show: (one) => times(one.late.nodes, one.early.nodes) },
  { name: 'listeners', show: (one) => times(one.late.listeners, one.early.listeners) },
  { name: `at most ${tolerance}`, show: (one) => (one.late.heap > tolerance * one.early.heap ? 'GROWS' : 'met') },
]

/** The areas beside each other: nothing here is a time. */
export async function benchMemory(contextOf: ContextOf, areas: readonly Area[]): Promise<void> {
  const all = await Promise.all(areas.map(async (area) => [area, await measure(contextOf, area)] as const))
  const about = `All pages of an area with each of their tabs, in turns, in one browser tab; the heap after garbage collection, without machine code.`
  reportTable('Memory of the portal', about, columns, new Map(all))
}
