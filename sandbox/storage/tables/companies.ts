/** The data of a company beyond those of any customer. */
import type { LegalEntity } from '#generated/model/legal-entity.ts'
import type { PaymentMethod } from '#generated/model/payment-method.ts'
import type { Salutation } from '#generated/model/salutation.ts'
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#sandbox/storage/tables/people.ts'
import { version } from '#sandbox/storage/tables/columns.ts'

export const companies = pgTable('companies', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  registerNumber: text('register_number').notNull(),
  legalEntity: text('legal_entity').$type<LegalEntity>().notNull(),
  uid: text().notNull(),

  contactSalutation: text('contact_salutation').$type<Salutation>().notNull(),
  contactTitle: text('contact_title'),
  contactFirstName: text('contact_first_name').notNull(),
  contactLastName: text('contact_last_name').notNull(),
  contactEmail: text('contact_email').notNull(),
  /** Without +43. */
  contactCallNumber: text('contact_call_number'),

  street: text().notNull(),
  zipcode: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),

  /** All null while bills go to the contract address; only coName may be null otherwise. */
  billingCoName: text('billing_co_name'),
  billingStreet: text('billing_street'),
  billingZipcode: text('billing_zipcode'),
  billingCity: text('billing_city'),
  billingCountry: text('billing_country'),

  accountHolder: text('account_holder'),
  iban: text(),
  signDate: date('sign_date'),

  paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
  /** Per cent. */
  taxRate: integer('tax_rate').$type<0 | 20>().notNull(),
  /** Days. */
  paymentCondition: integer('payment_condition').$type<14 | 30>().notNull(),
  billEmail1: text('bill_email_1'),
  billEmail2: text('bill_email_2'),

  /** Per month. */
  limitCents: integer('limit_cents').notNull(),
  advertisingConsent: boolean('advertising_consent').notNull(),

  /** Without the limit. */
  version: version(),
  limitVersion: version('limit_version'),

  /** Per cent, agreed at the beginning; the contract does not expose them. */
  discountActivationBusiness: integer('discount_activation_business').notNull().default(0),
  discountActivationNumber: integer('discount_activation_number').notNull().default(0),
  discountMonthlyNumber: integer('discount_monthly_number').notNull().default(0),
})
