import { expect, it } from 'vitest'
import { annasProduct } from './products-port.fake.ts'
import { tiersOf } from './product-tiers.ts'

it('a customer with Starter sees Starter first, as their own @R042 @R043', () => {
  expect(tiersOf({ ...annasProduct, costs: { starter: 1, premium: 2.5, rabatt: 0.5 } })).toMatchObject([
    { type: 'Starter', cost: 1, paid: 0.5, limit: 100, reduction: 0.5, own: { activationDate: '2024-03-01' } },
    { type: 'Premium', cost: 2.5, paid: 2.5, limit: 1500, reduction: 0 },
  ])
})

it('a customer with Premium sees Starter first too, with each limit at its tier @R042 @R043', () => {
  const product = { ...annasProduct, productType: 'Premium', limits: { activeProduct: 1500, inactiveProduct: 100 } }
  const [starter, premium] = tiersOf(product as typeof annasProduct)
  expect(starter).toEqual({ type: 'Starter', cost: 0, paid: 0, limit: 100, reduction: 0 })
  expect(premium).toMatchObject({ type: 'Premium', cost: 2.5, limit: 1500, own: { activationDate: '2024-03-01' } })
})
