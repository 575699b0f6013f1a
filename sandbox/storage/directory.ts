/** Which customers a list of the bank shows, in which order; see tables/directory.ts. */
import { and, asc, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { SortOrder } from '#generated/model/sort-order.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { directory } from '#sandbox/storage/tables/directory.ts'

type Column = Exclude<keyof typeof directory.$inferSelect, 'customerId' | 'kind' | 'searched'>

export type DirectoryQuestion = {
  kind: 'private' | 'business'
  /** Counted from 1. */
  page: number
  limit: number
  column: Column
  order: SortOrder
  /** Undefined: all. */
  statuses: readonly CustomerStatus[] | undefined
  /** A customer is found who has all of them somewhere. */
  terms: readonly string[]
  /** Vienna's, YYYY-MM-DD. */
  today: string
}

type Page = { numbers: string[]; total: number }

/** The customer numbers of one page in their order, and how many customers there are on all pages. */
export function findInDirectory(db: Database, question: DirectoryQuestion): Promise<Page> {
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
    ...terms.map((term) => sql`${directory.searched} like containing(${term})`),
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

  // From the nearer end: whoever turns to the last page does not wait for all the others.
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

/** Reads everybody who is found once, then counts and sorts them; few are found of most words. */
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
  // Active customers have no date; they stand before those who leave, and these before those who have left.
  const backwards = column === 'terminationDate'
  const nullsFirst = column === 'terminationDate' || column === 'taskOpenUntil'
  const direction = sql.raw(forwards !== backwards ? 'asc' : 'desc')
  const nulls = sql.raw(forwards === nullsFirst ? 'nulls first' : 'nulls last')
  return [sql`${directory[column]} ${direction} ${nulls}`, number]
}
