import { type InferInsertModel, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#sandbox/storage/database.ts'

/**
 * Inserts thousands of rows as one parameter, many times faster than a parameter for each value; rows that are there
 * already stay as they are. Every row has a value for each column.
 */
export async function insertMany<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Required<InferInsertModel<Table>>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const types = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
  )
  await db.execute(
    sql`insert into ${sql.identifier(getTableName(table))} (${names})
        select ${names} from json_to_recordset(${JSON.stringify(values)}::json) as row(${types})
        on conflict do nothing`,
  )
}
