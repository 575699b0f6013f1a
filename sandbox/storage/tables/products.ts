/** The product of a private customer; amounts are whole cents (A152), days are Vienna's. */
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ProductType } from '#generated/model/product-type.ts'
import { privateCustomers } from '#sandbox/storage/tables/people.ts'

export const products = pgTable('products', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => privateCustomers.customerId, { onDelete: 'cascade' }),
  productType: text('product_type').$type<ProductType>().notNull(),
  activationDate: date('activation_date').notNull(),
  /** Limit of a month on the customer's own tier. */
  limitCents: integer('limit_cents').notNull(),
  /** Limit of a month that the other tier would have. */
  otherLimitCents: integer('other_limit_cents').notNull(),
  /** Spent of this month's limit. */
  spentCents: integer('spent_cents').notNull().default(0),
  /** What the customer pays less each month. */
  reductionCents: integer('reduction_cents').notNull().default(0),
})
