/** Products of private customers, their changes, and the fees of any customer. */
import { bigint, boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import type { FeeProductType } from '#generated/model/fee-product-type.ts'
import type { ProductType } from '#generated/model/product-type.ts'
import { version } from '#sandbox/storage/tables/columns.ts'
import { customers, privateCustomers } from '#sandbox/storage/tables/people.ts'

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
    /** The day of the request; at most one a day (R123), cancelled ones included. */
    plannedOn: date('planned_on').notNull(),
    cancelled: boolean().notNull().default(false),
  },
  (table) => [index('product_changes_of_customer').on(table.customerId, table.activationDate)],
)

const customerId = () =>
  uuid('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })

export const fees = pgTable(
  'fees',
  {
    id: uuid().primaryKey(),
    customerId: customerId(),
    transactionText: text('transaction_text').notNull(),
    itemType: text('item_type').$type<FeeItemType>().notNull(),
    /** Below zero for credits. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    startDate: date('start_date').notNull(),
    plannedEndDate: date('planned_end_date'),
    actualEndDate: date('actual_end_date'),
    /** The product as it was when the fee was added; both null for companies. */
    productType: text('product_type').$type<FeeProductType>(),
    productActivationDate: date('product_activation_date'),
    version: version(),
  },
  (table) => [index('fees_of_customer').on(table.customerId, table.startDate)],
)

/** What private customers had before the product that they have now. */
export const formerProducts = pgTable('former_products', {
  id: uuid().primaryKey(),
  customerId: customerId(),
  productType: text('product_type').$type<FeeProductType>().notNull(),
  activationDate: date('activation_date').notNull(),
})
