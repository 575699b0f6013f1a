import { setImmediate as pause } from 'node:timers/promises'
import { type InferInsertModel, type SQL, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#sandbox/storage/database.ts'

/** Rows of one statement: the embedded database runs one statement at a time. */
const rowsAtOnce = 250

/**
 * Inserts thousands of rows, hundreds as one parameter, many times faster than a parameter for each value, and lets others
 * have their turn in between. Every row has the columns of the first; what it leaves out has a default.
 */
export async function insertMany<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    if (at > 0) await pause()
    await insert(db, table, rows.slice(at, at + rowsAtOnce), sql``)
  }
}

/** Inserts rows in their order; one that leaves out a column has its default, or null. */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const used = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => valueOf(row, key) !== undefined),
  )
  const whole = rows.map((row) => {
    const own = used.filter(([key, { hasDefault }]) => !hasDefault || valueOf(row, key) !== undefined)
    return Object.fromEntries(own.map(([key]) => [key, valueOf(row, key) ?? null]))
  })
  for (const alike of runsOf(whole, (row) => Object.keys(row).join())) await insert(db, table, alike, sql``)
}

const valueOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key]

/** The items in their order, cut where the name changes. */
function runsOf<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last?.[0] !== undefined && nameOf(last[0]) === nameOf(item)) last.push(item)
    else runs.push([item])
  }
  return runs
}

/** The same in one statement; leaves existing rows unchanged. Every row has a value for each column. */
export const insertMissing = <Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Required<InferInsertModel<Table>>[],
): Promise<void> => insert(db, table, rows, sql`on conflict do nothing`)

async function insert(db: Database, table: PgTable, rows: readonly object[], ending: SQL): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const types = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  const values = rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, valueOf(row, key)])))
  await db.execute(
    sql`insert into ${sql.identifier(getTableName(table))} (${names})
        select ${names} from json_to_recordset(${JSON.stringify(values)}::json) as row(${types})
        ${ending}`,
  )
}
