/** The products of the private customers: those of the cast as in the contract's examples, an ordinary one for others. */
import { privateCustomers } from '#sandbox/seed/private-people.ts'
import type { products } from '#sandbox/storage/tables/products.ts'

type Product = Omit<typeof products.$inferInsert, 'customerId'>

const starter = { productType: 'Starter', limitCents: 10_000, otherLimitCents: 30_000 } as const
const premium = { productType: 'Premium', limitCents: 30_000, otherLimitCents: 10_000 } as const

const usual: Product = { ...starter, activationDate: '2024-02-01' }

/** By customer number. */
const cast: Record<string, Product> = {
  '1100234501': { ...starter, activationDate: '2023-05-01', spentCents: 3650 },
  '1100234502': { ...premium, activationDate: '2021-09-15', spentCents: 14_890, reductionCents: 50 },
  '1100234503': {
    ...premium,
    activationDate: '2019-03-01',
    limitCents: 50_000,
    spentCents: 50_000,
  },
  '1100234504': {
    ...starter,
    activationDate: '2017-11-06',
    limitCents: 5000,
  },
  '1100234507': { ...premium, activationDate: '2020-06-01', spentCents: 720 },
}

export const privateProducts: (typeof products.$inferInsert)[] = privateCustomers.map(({ id, bpNumber }) => ({
  customerId: id,
  ...(cast[bpNumber] ?? usual),
}))
