/** The account that a private customer pays from, and what the customer agreed to. */
import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { privateCustomers } from '#sandbox/storage/tables/people.ts'
import { version } from '#sandbox/storage/tables/columns.ts'

const customerId = () =>
  uuid('customer_id')
    .primaryKey()
    .references(() => privateCustomers.customerId, { onDelete: 'cascade' })

export const bankData = pgTable('bank_data', {
  customerId: customerId(),
  accountHolder: text('account_holder').notNull(),
  /** Without spaces, in capitals. */
  iban: text().notNull(),
  /** Day on which the mandate was signed. */
  signDate: date('sign_date').notNull(),
  version: version(),
})

export const privacySettings = pgTable('privacy_settings', {
  customerId: customerId(),
  contactViaEmail: boolean('contact_via_email').notNull(),
  contactViaSms: boolean('contact_via_sms').notNull(),
  contactViaPhone: boolean('contact_via_phone').notNull(),
  contactViaMail: boolean('contact_via_mail').notNull(),
  contactViaSocialMedia: boolean('contact_via_social_media').notNull(),
  personalizedOffers: boolean('personalized_offers').notNull(),
  bigDataAnalysis: boolean('big_data_analysis').notNull(),
  customerProfileData: boolean('customer_profile_data').notNull(),
  dataAvailableToOthers: boolean('data_available_to_others').notNull(),
  version: version(),
})
