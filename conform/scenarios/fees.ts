/** Fees and credits that the bank adds, ends and deletes. */
import { type Context, type Resource, memoize } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { comingMonths, dayIn, endOfLongAgo } from '#conform/fresh-values.ts'
import { isSame } from '#conform/views.ts'
import { monthlyCreditLimit } from '#generated/model/constants.ts'
import type { FeeList } from '#generated/model/fee-list.ts'
import type { Fee } from '#generated/model/fee.ts'
import { type ScenarioRequest, type Scenario, type Scenarios, expect } from '#conform/scenario.ts'

type Kind = 'private' | 'business'
const names = { private: 'Private', business: 'Business' } as const
const monthly = { private: 'MONTHLY_BASE_FEE', business: 'MONTHLY_BASE_FEE_BPSS' }

const placeOf = async (context: Context, kind: Kind, resource: Resource) => ({
  customerId: await context.customerId(resource === 'busy' ? `${kind}.busy` : kind),
})

async function newFee(context: Context, kind: Kind, resource: Resource, more: object = {}): Promise<ScenarioRequest> {
  const params = await placeOf(context, kind, resource)
  const products = kind === 'private' ? (await context.read('bankListFeeProducts', { params })).products : []
  const fee = {
    transactionText: 'Konformitätsprüfung',
    itemType: monthly[kind],
    amount: 1.5,
    startDate: comingMonths().first,
    ...(products[0] && { productId: products[0].productId }),
  }
  return { params, body: { ...fee, ...more } }
}

/** A fee created by the kit, or one of a customer with background work. */
async function someFee(
  context: Context,
  kind: Kind,
  resource: Resource,
  purpose: string,
): Promise<Record<string, string>> {
  const params = await placeOf(context, kind, resource)
  if (resource === 'busy') {
    const { results } = await context.read(`bankList${names[kind]}Fees`, { params })
    if (results[0] === undefined) throw new SkipCheck(`${kind}.busy has no fee`)
    return { ...params, feeId: results[0].id }
  }
  return memoize(context, `${kind} fee ${purpose}`, async () => {
    const { body } = await newFee(context, kind, resource, { plannedEndDate: comingMonths().last })
    const added = await context.callSuccessfully(`bankCreate${names[kind]}Fee`, { params, body })
    return { ...params, feeId: (added.body as { id: string }).id }
  })
}

const remove = (kind: Kind, params: Record<string, string>) => (context: Context) =>
  context.callSuccessfully(`bankDelete${names[kind]}Fee`, { params })

async function feeNow(context: Context, kind: Kind, { customerId = '', feeId }: Record<string, string>) {
  const { results } = await context.read(`bankList${names[kind]}Fees`, { params: { customerId } })
  return results.find(({ id }) => id === feeId)
}

const create = (kind: Kind): Scenario => ({
  request: (context, resource) => newFee(context, kind, resource),
  verify: async (context, { params = {}, body }, answer) => {
    const { customerId = '' } = params
    const feeId = (answer.body as { id: string }).id
    const listed = await feeNow(context, kind, { ...params, feeId })
    expect(context, answer, isSame(listed, answer.body), 'the list does not show the fee', 'rule/stored-as-sent')
    const { productId } = body as { productId?: string }
    const products = productId ? (await context.read('bankListFeeProducts', { params: { customerId } })).products : []
    const chosen = products.find((one) => one.productId === productId)
    const { product } = answer.body as { product: { type: string; activationDate: string } | null }
    const isOf = product?.type === chosen?.productType && product?.activationDate === chosen?.activationDate
    expect(context, answer, isOf, 'the fee is not of the product that was sent', 'rule/stored-as-sent')
    await remove(kind, { ...params, feeId })(context)
  },
  refusals: {
    465: (context) =>
      newFee(context, kind, 'usual', {
        itemType: 'GOODWILL_CREDIT_PAYBOX',
        amount: -(monthlyCreditLimit + 0.01),
        startDate: dayIn(0),
      }),
  },
})

/** A fee that began long ago must not end before the previous month; the kit cannot create such a fee. */
async function expectNoEndOfLongAgo(context: Context, kind: Kind, { customerId = '' }: Record<string, string>) {
  const plannedEndDate = endOfLongAgo()
  const { results } = await context.read(`bankList${names[kind]}Fees`, { params: { customerId } })
  const old = results.find(
    (fee) =>
      fee.itemType.includes('MONTHLY') &&
      fee.startDate < plannedEndDate &&
      fee.actualEndDate === null &&
      (fee.plannedEndDate ?? dayIn(0)) > plannedEndDate,
  )
  if (old === undefined) return
  const params = { customerId, feeId: old.id }
  const answer = await context.callWithRetry(`bankUpdate${names[kind]}Fee`, { params, body: { plannedEndDate } })
  const message = `an end before the previous month: ${answer.status} instead of 400`
  expect(context, answer, answer.status === 400, message, 'rule/fee-end')
}

const update = (kind: Kind): Scenario => ({
  request: async (context, resource) => ({
    params: await someFee(context, kind, resource, 'update'),
    body: { plannedEndDate: comingMonths().last },
  }),
  verify: async (context, { params = {}, body }, answer) => {
    const fee = await feeNow(context, kind, params)
    const condition = fee?.plannedEndDate === (body as { plannedEndDate: string }).plannedEndDate
    expect(context, answer, condition, 'the planned end is not the new one', 'rule/stored-as-sent')
    await expectNoEndOfLongAgo(context, kind, params)
  },
  undo: (context, { params = {} }) => remove(kind, params)(context),
})

const removeEnd = (kind: Kind): Scenario => ({
  request: async (context, resource) => ({ params: await someFee(context, kind, resource, 'end') }),
  verify: async (context, { params = {} }, answer) => {
    const fee = await feeNow(context, kind, params)
    expect(context, answer, fee?.plannedEndDate === null, 'the planned end is still there', 'rule/stored-as-sent')
  },
  undo: (context, { params = {} }) => remove(kind, params)(context),
})

const drop = (kind: Kind): Scenario => ({
  request: async (context, resource) => ({ params: await someFee(context, kind, resource, 'delete') }),
  verify: async (context, { params = {} }, answer) =>
    expect(
      context,
      answer,
      (await feeNow(context, kind, params)) === undefined,
      'the fee is still listed',
      'rule/stored-as-sent',
    ),
})

/** The products that fees are tied to are listed also when the customer does not have them any more. */
const listPrivate: Scenario = {
  verify: async (context, { params = {} }, answer) => {
    const { products } = await context.read('bankListFeeProducts', { params })
    const { results } = answer.body as FeeList
    const isListed = ({ product }: Fee) =>
      product === null ||
      products.some(
        ({ productType, activationDate }) => productType === product.type && activationDate === product.activationDate,
      )
    const message = 'bankListFeeProducts does not list the product of a fee'
    expect(context, answer, results.every(isListed), message, '#/components/schemas/FeeProductList')
  },
}

const of = (kind: Kind): Scenarios => ({
  [`bankCreate${names[kind]}Fee`]: create(kind),
  [`bankUpdate${names[kind]}Fee`]: update(kind),
  [`bankRemove${names[kind]}FeePlannedEndDate`]: removeEnd(kind),
  [`bankDelete${names[kind]}Fee`]: drop(kind),
})

export const feeScenarios: Scenarios = { ...of('private'), ...of('business'), bankListPrivateFees: listPrivate }
