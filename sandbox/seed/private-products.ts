/** The products of the private customers: those of the seed people as in the contract's examples, an ordinary one for others. */
import { dayAfter, firstOfMonth } from '#sandbox/domain/vienna.ts'
import { privateCustomers } from '#sandbox/seed/private-people.ts'
import type { productChanges, products } from '#sandbox/storage/tables/products.ts'

type Product = Omit<typeof products.$inferInsert, 'customerId'>

const limits = { starterLimitCents: 10_000, premiumLimitCents: 30_000 }
const starter = { productType: 'Starter', ...limits } as const
const premium = { productType: 'Premium', ...limits } as const

const usual: Product = { ...starter, activationDate: '2024-02-01' }

/** By customer number. */
const specialProducts = (now: Date): Record<string, Product> => ({
  '1100234501': { ...starter, activationDate: '2023-05-01' },
  '1100234502': { ...premium, activationDate: '2021-09-15', reductionCents: 50 },
  '1100234503': { ...premium, activationDate: '2019-03-01', premiumLimitCents: 50_000 },
  '1100234504': { ...starter, activationDate: '2017-11-06', starterLimitCents: 5000 },
  '1100234506': { ...starter, activationDate: '2025-02-10' },
  '1100234507': { ...premium, activationDate: '2020-06-01' },
  '1100234520': { ...starter, activationDate: firstOfMonth(now, 1) },
})

export function privateProducts(now: Date): (typeof products.$inferInsert)[] {
  const special = specialProducts(now)
  return privateCustomers(now).map(({ id, bpNumber }) => ({
    customerId: id,
    ...(special[bpNumber] ?? usual),
  }))
}

/** Theresa goes to Premium on the first of next month; she asked for it yesterday. */
export const plannedChanges = (now: Date): (typeof productChanges.$inferInsert)[] => [
  {
    id: '90000000-0000-4000-8000-000000000001',
    customerId: '10000000-0000-4000-8000-001100234506',
    productType: 'Premium',
    activationDate: firstOfMonth(now, 1),
    plannedOn: dayAfter(now, -1),
  },
]
