import { expect, it } from 'vitest'
import type { ReceivedAnswer } from '#conform/backend.ts'
import { filterChecks } from '#conform/checks/list-filters.ts'
import type { List, ListQuery, Query } from '#conform/checks/list-query.ts'
import { dayOf } from '#contract-checks/vienna-day.ts'

const rows = [
  '2026-03-27T10:00:00Z',
  '2026-03-28T22:59:59Z',
  '2026-03-28T23:00:00Z',
  '2026-03-29T21:59:59Z',
  '2026-03-29T22:00:00Z',
  '2026-07-01T22:30:00Z',
  '2026-10-25T22:59:59Z',
].map((transactionTimestamp, index) => ({ transactionId: String(index), transactionTimestamp }))

type Row = (typeof rows)[number]

/** The findings about the days of a list whose backend decides with `isIn` which rows are between two days. */
async function findDays(isIn: (row: Row, from: string, to: string) => boolean): Promise<string[]> {
  const found: string[] = []
  const answer = {} as ReceivedAnswer
  const get = ({ fromDate = '1900-01-01', toDate = '9999-12-31', limit = 20 }: Query = {}): Promise<List> => {
    const matching = rows.filter((row) => isIn(row, String(fromDate), String(toDate)))
    return Promise.resolve({ rows: matching.slice(0, Number(limit)), total: matching.length, answer })
  }
  const reportUnless: ListQuery['reportUnless'] = (_list, condition, message) => void (condition || found.push(message))
  const listQuery = {
    get,
    reportUnless,
    choicesOf: () => undefined,
    names: new Set(['fromDate', 'toDate']),
    filters: [],
    searched: [],
  }
  for (const { name, run } of filterChecks(listQuery)) if (name === 'keeps to fromDate and toDate') await run()
  return found
}

const between = (day: string, from: string, to: string) => from <= day && day <= to

it('finds nothing where days are those of Vienna', async () => {
  const isIn = ({ transactionTimestamp: at }: Row, from: string, to: string) => between(dayOf(new Date(at)), from, to)
  expect(await findDays(isIn)).toEqual([])
})

it('finds days that begin at midnight in UTC', async () => {
  const isIn = ({ transactionTimestamp: at }: Row, from: string, to: string) => between(at.slice(0, 10), from, to)
  expect((await findDays(isIn)).join()).toContain('not exactly the rows of 2026-03-29')
})

it('finds a clock that never changes', async () => {
  const inWinter = (at: string) => new Date(Date.parse(at) + 3_600_000).toISOString().slice(0, 10)
  const isIn = ({ transactionTimestamp: at }: Row, from: string, to: string) => between(inWinter(at), from, to)
  expect((await findDays(isIn)).join()).toContain('not exactly the rows of 2026-03-30')
})
