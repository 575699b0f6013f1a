import { describe, expect, it } from 'vitest'
import { hasEnded, isInUse, productState, tiersOf } from './product-state.ts'
import { annasProduct } from './products-port.fake.ts'

const today = '2026-11-20'
const pending = {
  productChangeId: '90000000-0000-4000-8000-000000000001',
  productType: 'Premium',
  activationDate: '2026-12-01',
} as const
const product = (activationDate: string, terminationDate: string | null = null) => ({ activationDate, terminationDate })

describe('the state of a product @R531', () => {
  it.each([
    ['active', product('2024-03-01'), null, { name: 'active' }],
    ['active from its first day on', product(today), null, { name: 'active' }],
    ['a future product', product('2026-11-21'), null, { name: 'future', day: '2026-11-21' }],
    ['product change pending', product('2024-03-01'), pending, { name: 'changing', day: '2026-12-01' }],
    ['termination planned', product('2024-03-01', '2026-12-31'), pending, { name: 'ending', day: '2026-12-31' }],
    ['in its last day', product('2024-03-01', today), null, { name: 'ending', day: today }],
    ['terminated from the day after', product('2024-03-01', '2026-11-19'), null, { name: 'ended', day: '2026-11-19' }],
    [
      'a future product that ends already',
      product('2026-12-01', '2026-12-31'),
      null,
      { name: 'future', day: '2026-12-01' },
    ],
    ['terminated', product('2024-03-01', '2026-06-30'), null, { name: 'ended', day: '2026-06-30' }],
  ] as const)('is %s', (_name, dates, change, state) =>
    expect(productState(dates, change, false, today)).toEqual(state),
  )

  it.each([
    ['locked, whatever is planned', product('2024-03-01', '2026-12-31'), pending, { name: 'locked' }],
    [
      'terminated, whatever was locked',
      product('2024-03-01', '2026-11-19'),
      null,
      { name: 'ended', day: '2026-11-19' },
    ],
  ] as const)('is %s', (_name, dates, change, state) => expect(productState(dates, change, true, today)).toEqual(state))
})

it.each([
  [null, false],
  ['2026-12-31', false],
  [today, false],
  ['2026-11-19', true],
])('with the termination date %s the product has ended: %s @R122 @R530', (terminationDate, ended) => {
  const state = productState(product('2024-03-01', terminationDate), null, false, today)
  expect([hasEnded(state), isInUse(state)]).toEqual([ended, !ended])
})

it('is not in use while it is locked or has not begun', () => {
  expect(isInUse(productState(product('2024-03-01'), null, true, today))).toBe(false)
  expect(isInUse(productState(product('2026-11-21'), null, false, today))).toBe(false)
  expect(isInUse(productState(product(today), pending, false, today))).toBe(true)
})

it('puts Starter first, with the dates of a product of this tier @R042 @R043', () => {
  expect(tiersOf({ ...annasProduct, costs: { starter: 1, premium: 2.5, rabatt: 0.5 } })).toMatchObject([
    {
      type: 'Starter',
      cost: 1,
      reducedCost: 0.5,
      limit: 100,
      reduction: 0.5,
      product: { activationDate: '2024-03-01' },
    },
    { type: 'Premium', cost: 2.5, reducedCost: 2.5, limit: 1500, reduction: 0 },
  ])
})

it('puts Starter first for Premium too, with each limit at its tier @R042 @R043', () => {
  const premium = { ...annasProduct, productType: 'Premium', limits: { activeProduct: 1500, inactiveProduct: 100 } }
  const [starter, own] = tiersOf(premium as typeof annasProduct)
  expect(starter).toEqual({ type: 'Starter', cost: 0, reducedCost: 0, limit: 100, reduction: 0 })
  expect(own).toMatchObject({ type: 'Premium', cost: 2.5, limit: 1500, product: { activationDate: '2024-03-01' } })
})
