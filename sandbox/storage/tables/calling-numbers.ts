/** The calling numbers of the companies; amounts are whole cents (A152), days are Vienna's. */
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, serial, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CallingNumberStatus } from '#generated/model/calling-number-status.ts'
import type { DeactivationReason } from '#generated/model/deactivation-reason.ts'
import { moment, version } from '#sandbox/storage/tables/columns.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'

export const callingNumbers = pgTable(
  'calling_numbers',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => companies.customerId, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
    /** The order of what was added together, such as the lines of a file. */
    position: serial().notNull(),
    /** Without +43. */
    callingNumber: text('calling_number').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text(),
    employeeNumber: text('employee_number'),
    custReportAttr1: text('cust_report_attr_1'),
    custReportAttr2: text('cust_report_attr_2'),
    carNumber: text('car_number').notNull(),
    preferredCity: text('preferred_city').notNull(),
    /** Hours. */
    reloadValue: integer('reload_value').notNull(),
    limitCents: integer('limit_cents').notNull(),
    /** As it was written last; a number in activation becomes active when its work is done (domain/calling-number.ts). */
    status: text().$type<CallingNumberStatus>().notNull(),
    /** Work on this number runs until then (A149); null: none was ever started. */
    taskOpenUntil: moment('task_open_until'),
    activationDate: date('activation_date'),
    deactivationDate: date('deactivation_date'),
    deactivationReason: text('deactivation_reason').$type<DeactivationReason>(),
    version: version(),
  },
  (table) => [
    unique('calling_number_once_in_company').on(table.customerId, table.callingNumber),
    uniqueIndex('calling_number_in_one_company')
      .on(table.callingNumber)
      .where(sql`status <> 'DEACTIVATED'`),
    index('calling_numbers_in_order').on(table.customerId, table.addedAt, table.position),
  ],
)
