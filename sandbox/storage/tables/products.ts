/** The product of a private customer and its changes; amounts are whole cents (A152), days are Vienna's. */
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ProductType } from '#generated/model/product-type.ts'
import { privateCustomers } from '#sandbox/storage/tables/people.ts'
import { version } from '#sandbox/storage/tables/version.ts'

export const products = pgTable('products', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => privateCustomers.customerId, { onDelete: 'cascade' }),
  /** The tier with which the product began; changes whose day has come replace it. */
  productType: text('product_type').$type<ProductType>().notNull(),
  activationDate: date('activation_date').notNull(),
  /** Limits of a month, whichever tier is the customer's own. */
  starterLimitCents: integer('starter_limit_cents').notNull(),
  premiumLimitCents: integer('premium_limit_cents').notNull(),
  /** What the customer pays less each month. */
  reductionCents: integer('reduction_cents').notNull().default(0),
  /** Of the limits. */
  version: version(),
})

/** Changes of tier. They become effective by themselves when their day comes, and stay as the product's past. */
export const productChanges = pgTable(
  'product_changes',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => privateCustomers.customerId, { onDelete: 'cascade' }),
    productType: text('product_type').$type<ProductType>().notNull(),
    activationDate: date('activation_date').notNull(),
    /** The day on which it was asked for; one a day (R123), cancelled ones too. */
    plannedOn: date('planned_on').notNull(),
    cancelled: boolean().notNull().default(false),
  },
  (table) => [index('product_changes_of_customer').on(table.customerId, table.activationDate)],
)
