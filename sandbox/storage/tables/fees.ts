/** Fees and credits that the bank bills besides payments; amounts are whole cents (A152), days are Vienna's. */
import { bigint, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import type { FeeProductType } from '#generated/model/fee-product-type.ts'
import { customers } from '#sandbox/storage/tables/people.ts'
import { version } from '#sandbox/storage/tables/version.ts'

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
