/** What a delete removes: every read, list, search and file that showed it before does not show it any more, at once. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { type PersonName, areaOf } from '#conform/people.ts'
import { type ScenarioRequest, expect } from '#conform/scenario.ts'
import { listRows, paramNames } from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

type Read = { operation: OperationId; request: ScenarioRequest }
export type ShownBefore = readonly Read[]

const all = Object.keys(operations) as OperationId[]

/** Whether the call deletes what its path names; a planned end or a lock is no record. */
export const deletesRecord = (operation: OperationId): boolean => {
  const { method, path } = operations[operation]
  return method === 'DELETE' && /\}$|\/deletion$/.test(path) && !/\/change\//.test(path)
}

/** The reads that name the record: by its path, files included, and of a customer also those by the number. */
function readsOf(context: Context, operation: OperationId, { params = {}, token }: ScenarioRequest): Read[] {
  const { path, area } = operations[operation]
  const isCustomer = path.endsWith('/deletion')
  const base = isCustomer ? path.replace(/\/deletion$/, '') : path
  const starts = isCustomer ? [base, '/bank/common/{customerId}'] : [base]
  const byPath: Read[] = all
    .filter(
      (one) =>
        operations[one].method === 'GET' &&
        operations[one].area === area &&
        starts.some((start) => operations[one].path === start || operations[one].path.startsWith(`${start}/`)) &&
        paramNames(one).every((name) => name in params),
    )
    .map((one) => ({ operation: one, request: { params, ...(token !== undefined && { token }) } }))
  if (!isCustomer) return byPath
  const { people } = context.users
  const kind = /\/business\//.test(path) ? 'business' : 'private'
  const names = (Object.keys(people) as PersonName[]).filter((name) => areaOf(name) === kind && /deletable/.test(name))
  const bpNumber = names.map((name) => people[name]?.customerNumber).find((one) => one !== undefined)
  if (bpNumber === undefined) return byPath
  return [
    ...byPath,
    { operation: 'bankGetPrivateCustomer', request: { params: { bpNumber } } },
    { operation: 'bankListPrivateCustomers', request: { query: { searchParams: [bpNumber] } } },
  ]
}

const shows = ({ status, body }: ReceivedAnswer): boolean => {
  const rows = listRows(body) ?? (body as { results?: unknown[] } | undefined)?.results
  return status === 200 && (rows === undefined || rows.length > 0)
}

/** The reads that show the record before it is deleted. */
export async function readsThatShow(
  context: Context,
  operation: OperationId,
  sent: ScenarioRequest,
): Promise<ShownBefore> {
  if (!deletesRecord(operation)) return []
  const reads = readsOf(context, operation, sent)
  const shown: Read[] = []
  for (const read of reads) if (shows(await context.call(read.operation, read.request))) shown.push(read)
  return shown
}

/** None of the reads shows the record any more. */
export async function expectGone(context: Context, operation: OperationId, before: ShownBefore): Promise<void> {
  for (const { operation: read, request } of before) {
    const answer = await context.call(read, request)
    const message = `${read} still shows what ${operation} has deleted: ${answer.status}`
    expect(context, answer, !shows(answer), message, 'rule/stored-as-sent', {
      operation,
      cause: 'shows what was deleted',
    })
  }
}
