/** What a customer paid with the phone, and what the bank billed for it; amounts are whole cents (A152). */
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PaymentCondition } from '#generated/model/payment-condition.ts'
import type { TransactionStatus } from '#generated/model/transaction-status.ts'
import type { ReceiptItem, StoredRefusal } from '#sandbox/domain/billing.ts'
import { moment } from '#sandbox/storage/tables/columns.ts'
import { customers } from '#sandbox/storage/tables/people.ts'

const customerId = () =>
  uuid('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })

export const transactions = pgTable(
  'transactions',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    at: moment('at').notNull(),
    amountCents: integer('amount_cents').notNull(),
    feeType: text('fee_type').notNull(),
    feeTypeName: text('fee_type_name').notNull(),
    merchantName: text('merchant_name').notNull(),
    status: text().$type<TransactionStatus>().notNull(),
    /** The number that paid, without +43; a customer may have had another one before. */
    callNumber: text('call_number').notNull(),
    /** The receipt that charges it. */
    invoiceNumber: text('invoice_number'),
    /** What was on record when it was refused. */
    refusal: jsonb().$type<StoredRefusal>(),
  },
  (table) => [index('transactions_of_customer').on(table.customerId, table.at)],
)

export const receipts = pgTable(
  'receipts',
  {
    invoiceNumber: text('invoice_number').primaryKey(),
    customerId: customerId(),
    typeText: text('type_text').notNull(),
    receiptDate: date('receipt_date').notNull(),
    /** Negative on a credit note. */
    amountCents: integer('amount_cents').notNull(),
    /** What is not paid yet. */
    openCents: integer('open_cents').notNull(),
    /** Days within which it is to be paid; null when it is collected. */
    paymentCondition: integer('payment_condition').$type<PaymentCondition>(),
    /** First and last day of the payments on a bill; null for what is not about payments. */
    billedFrom: date('billed_from'),
    billedTo: date('billed_to'),
    /** The parts of the amount that are no payments, such as the base fee. */
    items: jsonb().$type<ReceiptItem[]>().notNull(),
    /** Null when there is no such file. */
    pdfReference: text('pdf_reference').unique(),
    csvReference: text('csv_reference').unique(),
    /** The archive has lost the files: asking for one of them is a 404. */
    lost: boolean().notNull(),
  },
  (table) => [index('receipts_of_customer').on(table.customerId, table.receiptDate)],
)
