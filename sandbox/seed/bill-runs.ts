/** One run for each of the last fourteen months, a second one for some; the newest is stuck at the 17th. */
import { firstOfMonth, startOf } from '#sandbox/domain/vienna.ts'
import type { billRuns as runTable } from '#sandbox/storage/tables/back-office.ts'

const months = 14
const stuckDay = '17'

/** Every fifth month was billed twice. */
const runsOf = (ago: number) => (ago % 5 === 2 ? 2 : 1)

export function billRuns(now: Date): (typeof runTable.$inferInsert)[] {
  const all = Array.from({ length: months }, (_, index) => months - index).flatMap((ago) =>
    Array.from({ length: runsOf(ago) }, (_, index) => ({ ago, runNumber: index + 1 })),
  )
  return all.map(({ ago, runNumber }, index) => {
    const [year, month] = firstOfMonth(now, -ago).split('-').map(Number)
    return {
      id: `b0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      year: year!,
      month: month!,
      runNumber,
      startedAt: startOf(firstOfMonth(now, 1 - ago)),
      stuckAt: ago === 1 ? firstOfMonth(now, -1).slice(0, 8) + stuckDay : null,
    }
  })
}
