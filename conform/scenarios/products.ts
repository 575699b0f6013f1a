/** Changes of tier, limits and the inactivity lock; the customer's calls and the bank's. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context, Resource } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { comingMonths, dayIn } from '#conform/fresh-values.ts'
import { type PersonName, firstAvailable } from '#conform/people.ts'
import { type ScenarioRequest, type Scenario, type Scenarios, expect } from '#conform/scenario.ts'
import { isSame } from '#conform/views.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'

type Area = 'private' | 'bank'

/** One change a day and customer is allowed, so the bank changes the tier of another customer. */
const whose = { private: 'private', bank: 'private.premium' } as const

async function about(context: Context, area: Area, name: PersonName): Promise<ScenarioRequest> {
  return area === 'bank'
    ? { params: { customerId: await context.customerId(name) } }
    : { token: await context.tokenOf(name) }
}

/** A tier cannot be changed when the contract is over or another change is planned. */
async function notNow(context: Context, area: Area): Promise<PersonName> {
  if (area === 'bank' || context.users.people['private.planned'] === undefined) return 'private.ended'
  const { pendingChange } = await context.read('privateGetProductChange', await about(context, area, 'private.planned'))
  return pendingChange === null ? 'private.ended' : 'private.planned'
}

const requirePerson = (area: Area, resource: Resource): PersonName =>
  resource === 'busy' ? 'private.busy' : whose[area]

async function change(context: Context, area: Area, name: PersonName, day?: string): Promise<ScenarioRequest> {
  const place = await about(context, area, name)
  const { productType } = await context.read(`${area}GetProduct`, place)
  const body = {
    productType: productType === 'Starter' ? 'Premium' : 'Starter',
    activationDate: day ?? comingMonths().first,
  }
  return { ...place, body }
}

const create = (area: Area): Scenario => ({
  request: (context, resource) => change(context, area, requirePerson(area, resource)),
  usedUp: 460,
  verify: async (context, sent, answer) => {
    const { pendingChange } = await context.read(`${area}GetProductChange`, { ...sent, body: undefined })
    const condition = isSame(pendingChange, answer.body)
    expect(context, answer, condition, 'the planned change is not the one that was answered', 'rule/stored-as-sent')
  },
  refusals: {
    412: async (context) => change(context, area, await notNow(context, area)),
    460: (context) => change(context, area, whose[area]),
    461: async (context) => {
      const place = await about(context, area, 'private.terminationPlanned')
      const { terminationDate } = await context.read(`${area}GetProduct`, place)
      return change(
        context,
        area,
        'private.terminationPlanned',
        terminationDate?.replace(/^(\d+)/, (year) => String(Number(year) + 1)),
      )
    },
  },
})

const cancel = (area: Area): Scenario => ({
  request: async (context, resource) => {
    const planned = firstAvailable(context.users, ['private.planned', whose[area]])
    // The other area may have cancelled the planned change; then the one planned here is used.
    for (const name of resource === 'busy' ? (['private.busy'] as const) : [planned, whose[area]]) {
      const place = await about(context, area, name)
      const { pendingChange } = await context.read(`${area}GetProductChange`, place)
      if (pendingChange === null) continue
      return { ...place, params: { ...place.params, productChangeId: pendingChange.productChangeId } }
    }
    throw new SkipCheck('No change of plan is planned that could be cancelled')
  },
  verify: async (context, sent, answer) => {
    const { pendingChange } = await context.read(`${area}GetProductChange`, sent)
    expect(context, answer, pendingChange === null, 'the change is still planned', 'rule/stored-as-sent')
  },
  leaves: 'the planned change of private.planned, which is cancelled',
})

const unlock = (area: Area): Scenario => ({
  request: async (context, resource) => {
    const inactive = firstAvailable(context.users, ['private.inactive', 'private'])
    const place = await about(context, area, resource === 'busy' ? 'private.busy' : inactive)
    const { inactivityLock } = await context.read(`${area}GetInactivityLock`, place, resource)
    return { ...place, changesNothing: !inactivityLock }
  },
  verify: async (context, sent, answer) => {
    const { inactivityLock } = await context.read(`${area}GetInactivityLock`, sent)
    expect(context, answer, !inactivityLock, 'the lock is still set', 'rule/stored-as-sent')
  },
})

// The rest of a limit is the limit less the payments, which another call lists.

type ListCall =
  | 'privateListTransactions'
  | 'businessListTransactions'
  | 'bankListPrivateTransactions'
  | 'bankListBusinessTransactions'

/** The largest page of payments. */
const maxPayments = 100

/** Adds a finding when the rest does not fit; it is 0 while paying is not possible, which the limit alone does not show. */
async function expectRest(context: Context, list: ListCall, params: Record<string, string>, answer: ReceivedAnswer) {
  const { monthlyLimitEUR, remainingLimitEUR: left } = answer.body as Record<string, number>
  const query = { fromDate: `${dayIn(0).slice(0, 8)}01`, status: ['captured', 'reserved'], limit: maxPayments }
  const { transactions, meta } = await context.read(list, { params, query })
  if (meta.total > maxPayments || left === undefined || monthlyLimitEUR === undefined) return
  const cents = transactions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const expected = Math.min(monthlyLimitEUR, Math.max(0, monthlyLimitEUR - cents / 100))
  const message = `${left} is left of ${monthlyLimitEUR} after ${cents / 100} in ${list} this month`
  const place = '#/components/schemas/ProductLimit/properties/remainingLimitEUR'
  expect(context, answer, left === 0 || Math.abs(left - expected) < 0.005, message, place)
}

const addsUp = (list: ListCall): Scenario => ({
  verify: (context, { params = {} }, answer) => expectRest(context, list, params, answer),
})

type LimitCall = 'bankChangeProductLimit' | 'bankChangeBusinessLimit'

const limit = (
  get: 'bankGetProductLimit' | 'bankGetBusinessLimit',
  list: ListCall,
  choices: [number, number],
  usual: PersonName,
): Scenario => ({
  request: async (context, resource) => {
    const kind = usual.startsWith('business') ? 'business' : 'private'
    const customerId = await context.customerId(resource === 'busy' ? `${kind}.busy` : usual)
    const { monthlyLimitEUR } = await context.read(get, { params: { customerId } })
    const next = choices.find((one) => one !== monthlyLimitEUR)
    const note = 'Konformitätsprüfung'
    return {
      params: { customerId },
      body: { customerId, monthlyLimitEUR: next, note },
      former: { customerId, monthlyLimitEUR, note },
    }
  },
  verify: async (context, { params = {}, body }, answer) => {
    const now = await context.callSuccessfully(get, { params })
    const { monthlyLimitEUR } = now.body as ProductLimit
    const condition = monthlyLimitEUR === (body as { monthlyLimitEUR: number }).monthlyLimitEUR
    expect(context, answer, condition, 'the limit is not the new one', 'rule/stored-as-sent')
    await expectRest(context, list, params, now)
  },
  undo: (context, { params = {}, former }, operation) =>
    context.callSuccessfully(operation as LimitCall, { params, body: former }),
  rules: { LIMIT_UNCHANGED: (_context, { former, ...valid }) => ({ ...valid, body: former }) },
})

const of = (area: Area): Scenarios => ({
  [`${area}CreateProductChange`]: create(area),
  [`${area}CancelProductChange`]: cancel(area),
  [`${area}RemoveInactivityLock`]: unlock(area),
})

export const productScenarios: Scenarios = {
  ...of('private'),
  ...of('bank'),
  bankChangeProductLimit: limit('bankGetProductLimit', 'bankListPrivateTransactions', [200, 300], 'private.premium'),
  bankChangeBusinessLimit: limit('bankGetBusinessLimit', 'bankListBusinessTransactions', [2000, 7000], 'business'),
}

export const limitScenarios: Scenarios = {
  privateGetProductLimit: addsUp('privateListTransactions'),
  businessGetLimit: addsUp('businessListTransactions'),
  bankGetProductLimit: addsUp('bankListPrivateTransactions'),
  bankGetBusinessLimit: addsUp('bankListBusinessTransactions'),
}
