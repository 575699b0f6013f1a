/** Sums, bounds, counters and choices that do not fit together, and records that vanish with their state. */
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { dayOf } from '#contract-checks/vienna-day.ts'
import { accountLockMinutes, wrongPasswordsUntilLock } from '#generated/model/constants.ts'
import type { OperationId } from '#generated/operations.ts'
import { type Fault, changeAnswers, changeBody, ignoreQueryKey } from '#sandbox/faults/fault.ts'
import type { RawRequest } from '#sandbox/server/request.ts'

type Fields = Record<string, unknown>
type Next = (raw: RawRequest) => Promise<OutgoingAnswer>

const dayMs = 86_400_000

/** Rows of a list without pages go out only where `isListed` says so. */
const hideRows = (
  name: string,
  lists: readonly OperationId[],
  operations: readonly OperationId[],
  isListed: (row: Fields) => boolean,
): Fault => ({
  ...changeAnswers(name, lists, (answer) => {
    if (answer.status !== 200) return answer
    const results = (answer.body as { results: Fields[] }).results.filter(isListed)
    return { ...answer, body: { results, total: results.length } }
  }),
  operations,
})

/** Calls of one operation are answered by `answer`, which gets the JSON object that was sent. */
const calls = (
  name: string,
  operation: OperationId,
  answer: (sent: Fields, raw: RawRequest, next: Next) => Promise<OutgoingAnswer>,
): Fault => ({
  name,
  operations: [operation],
  plant: (next) => async (server, called, raw) => {
    if (called !== operation) return next(server, called, raw)
    const bytes = await raw.readBody(1_000_000)
    const again = { ...raw, readBody: () => Promise.resolve(bytes) }
    return answer(parse(String(bytes)), again, (one) => next(server, called, one))
  },
})

function parse(text: string): Fields {
  try {
    return (JSON.parse(text) ?? {}) as Fields
  } catch {
    return {}
  }
}

const withBody = (raw: RawRequest, body: Fields): RawRequest => ({
  ...raw,
  readBody: () => Promise.resolve(Buffer.from(JSON.stringify(body))),
})

const refusal = ({ traceId }: RawRequest, violation: object): OutgoingAnswer => ({
  status: 400,
  body: { status: 400, title: 'The request breaks the contract', traceId, violations: [violation] },
})

/** Wrong passwords are counted from the first one on, and a right one does not end the count. */
function countsForEver(): Fault {
  const wrong = new Map<unknown, number>()
  return calls(
    'a right password does not end the count of wrong ones',
    'privateLogin',
    async ({ email }, raw, next) => {
      const answer = await next(raw)
      if (answer.status === 401) wrong.set(email, (wrong.get(email) ?? 0) + 1)
      if (answer.status === 462) wrong.delete(email)
      if (answer.status !== 401 || (wrong.get(email) ?? 0) < wrongPasswordsUntilLock) return answer
      const accountLockedUntil = new Date(raw.now.getTime() + accountLockMinutes * 60_000).toISOString()
      return { status: 462, body: { status: 462, title: 'Locked', traceId: raw.traceId, accountLockedUntil } }
    },
  )
}

/** What is left is what was left when the limit was read for the first time. */
function restOfBefore(): Fault {
  const first = new Map<string | undefined, number>()
  return {
    ...changeAnswers('what is left does not follow the limit', ['bankGetProductLimit'], (answer, { params }) => {
      if (answer.status !== 200) return answer
      const { monthlyLimitEUR, remainingLimitEUR, ...body } = answer.body as Record<string, number>
      const left = first.get(params.customerId) ?? remainingLimitEUR!
      first.set(params.customerId, left)
      return { ...answer, body: { ...body, monthlyLimitEUR, remainingLimitEUR: Math.min(left, monthlyLimitEUR!) } }
    }),
    operations: ['bankChangeProductLimit'],
  }
}

/** The products that were listed as inactive cannot be chosen. */
function refusesInactiveProducts(): Fault {
  const inactive = new Set<unknown>()
  const name = 'an inactive product cannot be chosen'
  const fault = calls(name, 'bankCreatePrivateFee', async ({ productId }, raw, next) =>
    inactive.has(productId) ? refusal(raw, { field: 'productId', rule: 'enum', code: 'PRODUCT_UNKNOWN' }) : next(raw),
  )
  return {
    ...fault,
    plant: (next) => {
      const refusing = fault.plant(next)
      return async (server, called, raw) => {
        const answer = await refusing(server, called, raw)
        if (called === 'bankListFeeProducts' && answer.status === 200) {
          const { products } = answer.body as { products: { productId: string; isActive: boolean }[] }
          for (const { productId } of products.filter(({ isActive }) => !isActive)) inactive.add(productId)
        }
        return answer
      }
    },
  }
}

type Receipt = { amount: number; composition: { paymentsAmount: number; items: object[] } }

/** The composition of each receipt goes out changed. */
const changeComposition = (
  name: string,
  operation: OperationId,
  change: (receipt: Receipt) => Partial<Receipt['composition']>,
): Fault =>
  changeBody(name, operation, (body) => ({
    ...body,
    receipts: (body.receipts as Receipt[]).map((receipt) => ({
      ...receipt,
      composition: { ...receipt.composition, ...change(receipt) },
    })),
  }))

/** A day ends 24 hours after it has begun, also the one with 25 hours. */
const endsTooEarly = changeAnswers('each day has 24 hours', ['businessListTransactions'], (answer, { query }) => {
  const { toDate } = query
  if (answer.status !== 200 || typeof toDate !== 'string' || toDate !== query.fromDate) return answer
  const { transactions, ...body } = answer.body as { transactions: { transactionTimestamp: string }[] }
  const isLate = ({ transactionTimestamp: at }: { transactionTimestamp: string }) =>
    dayOf(new Date(Date.parse(at) - dayMs)) === toDate
  const rows = transactions.filter((row) => !isLate(row))
  return { ...answer, body: { ...body, meta: { total: rows.length }, transactions: rows } }
})

export const wrongRelations: Fault[] = [
  hideRows(
    'administrators who were deactivated are not listed any more',
    ['bankListAdministrators', 'businessListAdministrators'],
    ['bankUpdateAdministrator'],
    ({ isActive }) => isActive === true,
  ),
  hideRows(
    'an inactive city is not listed',
    ['bankListPreferredCities', 'businessListPreferredCities'],
    ['businessListCallingNumbers'],
    ({ active }) => active === true,
  ),
  calls('an inactive city is taken for another one', 'bankUpdateCallingNumber', (sent, raw, next) =>
    next(sent.preferredCity === 'AT-STEYR' ? withBody(raw, { ...sent, preferredCity: 'AT-WIEN' }) : raw),
  ),
  refusesInactiveProducts(),
  restOfBefore(),
  endsTooEarly,
  ignoreQueryKey('the receipt of payments is ignored', 'bankListBusinessTransactions', 'invoiceNumber'),
  changeComposition('a receipt takes its fees for payments', 'businessListReceipts', ({ amount, composition }) =>
    composition.paymentsAmount === 0 ? {} : { paymentsAmount: amount, items: [] },
  ),
  changeComposition('a receipt does not say what makes the rest of its amount', 'privateListReceipts', () => ({
    items: [],
  })),
  countsForEver(),
  calls('today is in the future', 'bankUpdateBankData', async ({ signDate }, raw, next) =>
    signDate === new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(raw.now)
      ? refusal(raw, { field: 'signDate', rule: 'maxDate', code: 'SIGNED_IN_FUTURE' })
      : next(raw),
  ),
  {
    name: 'a large file is cut off',
    operations: ['bankUploadDocument'],
    plant: (next) => (server, called, raw) => {
      const readBody: RawRequest['readBody'] = async (most) => {
        const body = await raw.readBody(most)
        return typeof body === 'string' ? body : body.subarray(0, 1_000_000)
      }
      return next(server, called, called === 'bankUploadDocument' ? { ...raw, readBody } : raw)
    },
  },
  {
    name: 'each bill run is the newest',
    operations: ['bankGetBillRunTransactions'],
    plant: (next) => async (server, called, raw) => {
      const answer = await next(server, called, raw)
      return called === 'bankGetBillRunTransactions' && answer.status === 200
        ? next(server, called, { ...raw, query: {} })
        : answer
    },
  },
]
