/** Who may sign in, and whom they belong to. Ids are the ids of the contract. */
import { integer, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Area } from '#sandbox/domain/area.ts'
import { moment } from '#sandbox/storage/tables/moment.ts'

export const customers = pgTable('customers', {
  id: uuid().primaryKey(),
  bpNumber: text('bp_number').notNull().unique(),
  callNumber: text('call_number').notNull(),
})

export const companies = pgTable('companies', {
  id: uuid().primaryKey(),
  bpNumber: text('bp_number').notNull().unique(),
  name: text().notNull(),
})

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    area: text().$type<Area>().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** Tells accounts with one e-mail address apart: the customer's or company's number, null for most bank employees. */
    customerNumber: text('customer_number'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Null until the person has set a password. */
    passwordHash: text('password_hash'),
    failedAttempts: integer('failed_attempts').notNull().default(0),
    lockedUntil: moment('locked_until'),
    standingLock: text('standing_lock').$type<'timed' | 'untimed'>(),
    deactivatedAt: moment('deactivated_at'),
    customerId: uuid('customer_id').references(() => customers.id),
    companyId: uuid('company_id').references(() => companies.id),
  },
  (table) => [unique('accounts_login').on(table.area, table.email, table.customerNumber).nullsNotDistinct()],
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
})
