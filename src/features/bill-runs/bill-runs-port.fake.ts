import type { BillRun } from '#generated/model/bill-run.ts'
import type { BillRunTransaction } from '#generated/model/bill-run-transaction.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { fakeCommandOf, fakeQuery } from '#src/shared/query/port.fake.ts'

const october: BillRun = { id: 'b0000000-0000-4000-8000-000000000003', year: 2026, month: 10, runNumber: 1 }
export const september: BillRun = { ...october, id: 'b0000000-0000-4000-8000-000000000002', month: 9, runNumber: 2 }
const runs = [october, september]

const sum = (index: number): BillRunTransaction => ({
  trxDate: '2026-10-17',
  customerType: ['PRIVATE', 'CALL_NUMBER', 'PARTNER'][index % 3]!,
  sapCode: `${4711 + index}-GB`,
  itemType: 'MONTHLY_BASE_FEE',
  count: 18_342,
  sumAmount: -64_197.5,
  sentToSap: index % 2 === 0,
})

export const someSum = sum(0)

const days = (month: number) =>
  Array.from({ length: 30 }, (_none, index) => ({
    day: `2026-${String(month).padStart(2, '0')}-${String(index + 1).padStart(2, '0')}`,
    transactionsScheduled: index < 16,
  }))

/** The newest run is October's; `sums` is the number of its sums. */
export function fakeBillRunsPort({ sums = 3 }: { sums?: number } = {}) {
  const requests: (string | undefined)[] = []
  const answer = <TResult>(id: string | undefined, results: (run: BillRun) => TResult[]) => {
    requests.push(id)
    const run = id === undefined ? october : runs.find((one) => one.id === id)
    return run === undefined
      ? Promise.reject(refusal(404))
      : Promise.resolve({ allBillRuns: runs, results: results(run) })
  }
  return {
    requests,
    calculation: (id?: string) => fakeQuery(['fake', 'days', id], () => answer(id, ({ month }) => days(month))),
    transactions: (id?: string) =>
      fakeQuery(['fake', 'sums', id], () =>
        answer(id, () => Array.from({ length: sums }, (_none, index) => sum(index))),
      ),
    start: fakeCommandOf('bankCreateBillRun', october),
  }
}
