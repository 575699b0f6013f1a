/** What the bank's lists of customers are searched, filtered and sorted by; the database itself keeps it up to date. */
import { customType, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#sandbox/storage/tables/columns.ts'
import { customers } from '#sandbox/storage/tables/people.ts'

/** Text that is compared by code points, independently of the language of the database. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Names, addresses and the like, folded to lower case without accents. */
export const directory = pgTable(
  'directory',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().$type<'private' | 'business'>().notNull(),
    bpNumber: plainText('bp_number').notNull(),
    terminationDate: date('termination_date'),
    taskOpenUntil: moment('task_open_until'),
    address: plainText().notNull(),
    /** Everything that a search looks through. */
    searched: plainText().notNull(),
    firstName: plainText('first_name'),
    lastName: plainText('last_name'),
    callNumber: plainText('call_number'),
    email: plainText(),
    birthdate: date(),
    companyName: plainText('company_name'),
    limitCents: integer('limit_cents'),
  },
  // Each begins with the kind of the list, continues with the sort, and ends with the state: no row has to be read.
  ({ kind, bpNumber, terminationDate, ...columns }) => [
    index('directory_by_number').on(kind, bpNumber, terminationDate),
    index('directory_by_status').on(kind, terminationDate.desc().nullsFirst(), bpNumber),
    index('directory_by_task').on(kind, columns.taskOpenUntil.asc().nullsFirst(), bpNumber, terminationDate),
    index('directory_by_address').on(kind, columns.address, bpNumber, terminationDate),
    index('directory_by_first_name').on(kind, columns.firstName, bpNumber, terminationDate),
    index('directory_by_last_name').on(kind, columns.lastName, bpNumber, terminationDate),
    index('directory_by_call_number').on(kind, columns.callNumber, bpNumber, terminationDate),
    index('directory_by_email').on(kind, columns.email, bpNumber, terminationDate),
    index('directory_by_birthdate').on(kind, columns.birthdate, bpNumber, terminationDate),
    index('directory_by_company_name').on(kind, columns.companyName, bpNumber, terminationDate),
    index('directory_by_limit').on(kind, columns.limitCents, bpNumber, terminationDate),
    // By the groups of three letters that occur (pg_trgm), so that parts of words are found.
    index('directory_by_searched').using('gin', columns.searched.op('gin_trgm_ops')),
  ],
)
