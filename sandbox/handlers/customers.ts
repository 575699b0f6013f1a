/** The bank's customers, one by number and as lists; see storage/tables/directory.ts. */
import { type SQL, and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { SortOrder } from '#generated/model/sort-order.ts'
import { toBusinessCustomerResponse, toPrivateCustomerResponse } from '#sandbox/domain/customer.ts'
import { dayOf } from '#contract-checks/vienna-day.ts'
import { type UnparsedQuery, handler, ok, readQuery } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import { directory } from '#sandbox/storage/tables/directory.ts'
import { accounts, customers, privateCustomers } from '#sandbox/storage/tables/people.ts'

/** The columns whose names outside are not the directory's. */
const sharedColumns = {
  bpNumber: 'bpNumber',
  postalAddress: 'address',
  taskOpen: 'taskOpenUntil',
  status: 'terminationDate',
} as const
const personColumns = {
  ...sharedColumns,
  firstName: 'firstName',
  lastName: 'lastName',
  callNumber: 'callNumber',
  email: 'email',
  birthDate: 'birthdate',
} as const
const companyColumns = { ...sharedColumns, companyName: 'companyName', limit: 'limitCents' } as const

type Listing<TField extends string> = {
  page?: number
  limit?: number
  sort_by?: TField
  sort_order?: SortOrder
  statusFilter?: CustomerStatus[]
  searchParams?: string[]
}

/** Reads the query of a list of customers, and the day by which their status is computed (R684). */
function readListing<TField extends string, TColumn>(
  { now, query }: { now: Date; query: UnparsedQuery<Listing<TField | 'bpNumber'>> },
  columns: Record<TField | 'bpNumber', TColumn>,
) {
  return readQuery(query, ({ page = 1, limit = 20, sort_by = 'bpNumber', sort_order: order = 'desc', ...filters }) => {
    const { statusFilter: statuses, searchParams: terms = [], ...rest } = filters
    return [{ page, limit, column: columns[sort_by], order, statuses, terms, today: dayOf(now) }, rest]
  })
}

export const customerHandlers = {
  bankListPrivateCustomers: handler('bankListPrivateCustomers', {
    handle: async (call) => {
      const wanted = readListing(call, personColumns)
      const { numbers, total } = await findInDirectory(call.db, { kind: 'private', ...wanted })
      const people = inOrder(numbers, await readPeople(call.db, numbers))
      return ok({ results: people.map((one) => toPrivateCustomerResponse(one, call.now)), total })
    },
  }),
  bankGetPrivateCustomer: handler('bankGetPrivateCustomer', {
    resource: async ({ db, params }) => (await readPeople(db, [params.bpNumber]))[0],
    handle: async ({ now }, person) => ok(toPrivateCustomerResponse(person, now)),
  }),
  bankListBusinessCustomers: handler('bankListBusinessCustomers', {
    handle: async (call) => {
      const wanted = readListing(call, companyColumns)
      const { numbers, total } = await findInDirectory(call.db, { kind: 'business', ...wanted })
      const found = inOrder(numbers, await readCompanies(call.db, numbers))
      return ok({ results: found.map((one) => toBusinessCustomerResponse(one, call.now)), total })
    },
  }),
  bankGetBusinessCustomer: handler('bankGetBusinessCustomer', {
    resource: async ({ db, params }) => (await readCompanies(db, [params.bpNumber]))[0],
    handle: async ({ now }, company) => ok(toBusinessCustomerResponse(company, now)),
  }),
}

/** A private customer has one account, which is the customer's own. */
const readPeople = (db: Database, numbers: string[]) =>
  db
    .select({ customer: customers, details: privateCustomers, account: accounts })
    .from(customers)
    .innerJoin(privateCustomers, eq(privateCustomers.customerId, customers.id))
    .innerJoin(accounts, and(eq(accounts.customerId, customers.id), eq(accounts.area, 'private')))
    .where(inArray(customers.bpNumber, numbers))

const readCompanies = (db: Database, numbers: string[]) =>
  db
    .select({ customer: customers, company: companies })
    .from(customers)
    .innerJoin(companies, eq(companies.customerId, customers.id))
    .where(inArray(customers.bpNumber, numbers))

/** In the order of the numbers. */
function inOrder<Row extends { customer: { bpNumber: string } }>(numbers: string[], rows: Row[]): Row[] {
  const places = new Map(numbers.map((number, place) => [number, place]))
  return rows.toSorted((one, other) => places.get(one.customer.bpNumber)! - places.get(other.customer.bpNumber)!)
}

type Column = Exclude<keyof typeof directory.$inferSelect, 'customerId' | 'kind' | 'searched'>

type DirectoryQuestion = {
  kind: 'private' | 'business'
  /** Counted from 1. */
  page: number
  limit: number
  column: Column
  order: SortOrder
  /** Undefined: all. */
  statuses: readonly CustomerStatus[] | undefined
  /** A customer matches who has all words in any column. */
  terms: readonly string[]
  /** Vienna's, YYYY-MM-DD. */
  today: string
}

/** Whether a company has this calling number; the index of the numbers that are not deactivated finds it. */
function hasCallingNumber(kind: DirectoryQuestion['kind'], term: string): SQL | undefined {
  const number = term.replace(/^(?:\+43|0043|0)/, '')
  if (kind !== 'business' || !/^6\d{6,12}$/.test(number)) return undefined
  return sql`${directory.customerId} in (
    select ${callingNumbers.customerId} from ${callingNumbers}
    where ${callingNumbers.callingNumber} = ${number} and ${callingNumbers.status} <> 'DEACTIVATED'
  )`
}

type Page = { numbers: string[]; total: number }

/** The customer numbers of one page in their order, and how many customers there are on all pages. */
function findInDirectory(db: Database, question: DirectoryQuestion): Promise<Page> {
  const { kind, statuses, terms, today } = question
  const { terminationDate } = directory
  const isIn: Record<CustomerStatus, SQL | undefined> = {
    ACTIVE: isNull(terminationDate),
    TERMINATION_PLANNED: gt(terminationDate, today),
    TERMINATED: lte(terminationDate, today),
  }
  const condition = and(
    eq(directory.kind, kind),
    statuses && or(...statuses.map((status) => isIn[status])),
    ...terms.map((term) => or(sql`${directory.searched} like containing(${term})`, hasCallingNumber(kind, term))),
  )!
  return terms.length > 0 ? search(db, question, condition) : browse(db, question, condition)
}

/** Walks along the index of the sort and reads no row. */
async function browse(db: Database, question: DirectoryQuestion, condition: SQL): Promise<Page> {
  const { page, limit } = question
  const total = await db.$count(directory, condition)
  const offset = (page - 1) * limit
  const rows = Math.min(limit, total - offset)
  if (rows <= 0) return { numbers: [], total }

  // Counted from the nearer end, so that the last page is as fast as the first.
  const fromEnd = offset > total / 2
  const found = await db
    .select({ bpNumber: directory.bpNumber })
    .from(directory)
    .where(condition)
    .orderBy(...orderOf(question, fromEnd))
    .limit(rows)
    .offset(fromEnd ? total - offset - rows : offset)
  const numbers = found.map(({ bpNumber }) => bpNumber)
  return { numbers: fromEnd ? numbers.toReversed() : numbers, total }
}

/** Reads all matches once, then counts and sorts them; most words match few customers. */
async function search(db: Database, question: DirectoryQuestion, condition: SQL): Promise<Page> {
  const { page, limit, column } = question
  const all = db.$with('directory').as(
    db
      .select({ bpNumber: directory.bpNumber, [column]: directory[column] })
      .from(directory)
      .where(condition),
  )
  const order = sql.join(orderOf(question, false), sql`, `)
  const [found] = await db
    .with(all)
    .select({
      total: sql<number>`(select count(*)::integer from directory)`,
      numbers: sql<string[]>`array(
        select bp_number from directory order by ${order} limit ${limit} offset ${(page - 1) * limit}
      )`,
    })
    .from(sql`(values (1)) as one`)
  return found!
}

/** As an index of the table has it, or exactly the other way round; equal ones by number. */
function orderOf({ column, order }: DirectoryQuestion, reversed: boolean): SQL[] {
  const forwards = (order === 'asc') !== reversed
  const number = forwards ? asc(directory.bpNumber) : desc(directory.bpNumber)
  if (column === 'bpNumber') return [number]
  // Active customers have no date; they come before those who leave, and these before those who have left.
  const backwards = column === 'terminationDate'
  const nullsFirst = column === 'terminationDate' || column === 'taskOpenUntil'
  const direction = sql.raw(forwards !== backwards ? 'asc' : 'desc')
  const nulls = sql.raw(forwards === nullsFirst ? 'nulls first' : 'nulls last')
  return [sql`${directory[column]} ${direction} ${nulls}`, number]
}
