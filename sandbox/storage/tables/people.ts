/** Customers and the accounts that sign in for them. Ids are the ids of the contract. */
import { boolean, date, index, integer, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Salutation } from '#generated/model/salutation.ts'
import type { Area } from '#sandbox/domain/account.ts'
import { moment, version } from '#sandbox/storage/tables/columns.ts'

/** What private customers and companies have in common. */
export const customers = pgTable('customers', {
  id: uuid().primaryKey(),
  kind: text().$type<'private' | 'business'>().notNull(),
  bpNumber: text('bp_number').notNull().unique(),
  /** Background work runs until then (A149); writes answer 423. Null: none. */
  taskOpenUntil: moment('task_open_until'),
  /** First day without the contract, Vienna's (R911); null while it goes on. */
  terminationDate: date('termination_date'),
  terminationReason: text('termination_reason'),
  securityLockRM: boolean('security_lock_rm').notNull().default(false),
  securityLockSL: boolean('security_lock_sl').notNull().default(false),
  securityLockCustomerWish: boolean('security_lock_customer_wish').notNull().default(false),
  securityLockCS: boolean('security_lock_cs').notNull().default(false),
  /** Only private customers can have it. */
  inactivityLock: boolean('inactivity_lock').notNull().default(false),
  /** SEPA reason code of the returned debit (A31); null is no lock. */
  returnDebitLock: text('return_debit_lock'),
  /** Of the termination. */
  version: version(),
  /** Of the locks but the inactivity's. */
  lockVersion: version('lock_version'),
  inactivityVersion: version('inactivity_version'),
})

export const privateCustomers = pgTable(
  'private_customers',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Without +43. */
    callNumber: text('call_number').notNull(),
    salutation: text().$type<Salutation>().notNull(),
    /** Academic title; null when there is none. */
    title: text(),
    birthdate: date().notNull(),
    street: text().notNull(),
    zipcode: text().notNull(),
    city: text().notNull(),
    /** Works for the bank. */
    employee: boolean().notNull().default(false),
    /** Of what the customer sees too: without the call number and the employee flag. */
    version: version(),
    callNumberVersion: version('call_number_version'),
  },
  ({ callNumber }) => [index('private_customers_by_call_number').on(callNumber)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    area: text().$type<Area>().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** Tells accounts with one e-mail address apart: the customer's number, null for most bank employees. */
    customerNumber: text('customer_number'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Null until the person has set a password. */
    passwordHash: text('password_hash'),
    failedAttempts: integer('failed_attempts').notNull().default(0),
    lockedUntil: moment('locked_until'),
    standingLock: text('standing_lock').$type<'timed' | 'untimed'>(),
    deactivatedAt: moment('deactivated_at'),
    /** Background work on the account runs until then; shown to the bank only. Null: none. */
    taskOpenUntil: moment('task_open_until'),
    /** The person's own contract, or the company that they run; null for bank employees. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Of the names, the e-mail address and the access. */
    version: version(),
  },
  (table) => [
    unique('accounts_login').on(table.area, table.email, table.customerNumber).nullsNotDistinct(),
    index('accounts_of_customer').on(table.customerId),
  ],
)

/** Passwords that were replaced; none of them may be set again (466). */
export const previousPasswords = pgTable('previous_passwords', {
  id: serial().primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
  replacedAt: moment('replaced_at').notNull(),
})

export const bankEmployees = pgTable('bank_employees', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  roles: text().array().notNull(),
  version: version(),
})
