import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Database, openStorage } from './database.ts'
import { allowEntries, denyEntries } from './tables/back-office.ts'
import { callingNumbers } from './tables/calling-numbers.ts'
import { companies } from './tables/companies.ts'
import { directory } from './tables/directory.ts'
import { documents } from './tables/documents-and-notes.ts'
import { accounts, bankEmployees, customers, privateCustomers } from './tables/people.ts'
import { bankData, privacySettings } from './tables/personal-data.ts'
import { fees, products } from './tables/products.ts'

const files = readdirSync(join(import.meta.dirname, 'tables'))
const modules = await Promise.all(
  files.map((file) => import(join(import.meta.dirname, 'tables', file)) as Promise<Record<string, unknown>>),
)
const exported: Record<string, unknown> = Object.assign({}, ...modules)
const tables = Object.values(exported).filter((each): each is PgTable => is(each, PgTable))

const columnsOf = (table: PgTable): string[] => Object.values(getTableColumns(table)).map(({ name }) => name)

describe('the migrations, run one after the other on an empty database,', () => {
  let db: Database
  beforeAll(async () => {
    const storage = await openStorage({ folder: 'memory', databaseUrl: undefined })
    await storage.prepare(async () => {})
    db = storage.db
    return storage.close
  }, 60_000)

  it('make the columns that the code reads', async () => {
    const rows = await db
      .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
      .from(sql`information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema`)
      .where(sql`table_schema = 'public'`)
    const written = tables.flatMap((table) => columnsOf(table).map((column) => `${getTableName(table)}.${column}`))
    expect(rows.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(written.toSorted())
  })

  it('have a view with the columns of the directory, and a trigger that writes each of them', async () => {
    // The trigger inserts the rows of the view by the order of their columns.
    const columnsIn = async (relation: string) =>
      (
        await db
          .select({ column: sql<string>`attname`, type: sql<string>`format_type(atttypid, null)` })
          .from(sql`pg_attribute`)
          .where(sql`attrelid = ${relation}::regclass and attnum > 0 and not attisdropped`)
          .orderBy(sql`attnum`)
      ).map(({ column, type }) => `${column} ${type}`)
    expect(await columnsIn('directory_source')).toEqual(await columnsIn('directory'))
    const [refresh] = await db
      .select({ source: sql<string>`prosrc` })
      .from(sql`pg_proc`)
      .where(sql`proname = 'refresh_directory'`)
    const constant = new Set(['customer_id', 'kind', 'bp_number'])
    const changing = columnsOf(directory).filter((column) => !constant.has(column))
    const written = [...refresh!.source.matchAll(/excluded\.(\w+)/g)].map(([, column]) => column!)
    expect(written.toSorted()).toEqual(changing.toSorted())
  })

  it('have each column of a record with an etag counted by a trigger, or left out by name', async () => {
    const rows: Trigger[] = await db
      .select({ table: sql<string>`pg_class.relname`, definition: sql<string>`pg_get_triggerdef(pg_trigger.oid)` })
      .from(sql`pg_trigger join pg_class on pg_class.oid = tgrelid`)
      .where(sql`pg_get_triggerdef(pg_trigger.oid) like '%count_version(%'`)
    const withEtag = tables.filter((table) => columnsOf(table).some((column) => counter.test(column)))
    expect(withEtag.length).toBeGreaterThan(10)
    for (const table of withEtag) {
      const name = getTableName(table)
      const triggers = rows.filter((row) => row.table === name)
      const leftOut = notCounted.get(table) ?? []
      expect([...counted(triggers, 'old'), ...leftOut].toSorted(), `columns of ${name}`).toEqual(
        columnsOf(table)
          .filter((column) => !counter.test(column))
          .toSorted(),
      )
      expect(counted(triggers, 'new'), `columns of ${name} that are compared`).toEqual(counted(triggers, 'old'))
    }
  })
})

type Trigger = { table: string; definition: string }

/** The columns in which the versions are counted. */
const counter = /(^|_)version$/

/** The columns of which the triggers compare the old or the new value. */
const counted = (triggers: readonly Trigger[], row: 'old' | 'new'): string[] =>
  triggers.flatMap(({ definition }) =>
    [...definition.matchAll(new RegExp(`\\b${row}\\."?(\\w+)`, 'g'))].map(([, column]) => column!),
  )

const columns = <TTable extends PgTable>(
  table: TTable,
  names: (keyof TTable['_']['columns'] & string)[],
): [PgTable, string[]] => [table, names.map((name) => getTableColumns(table)[name]!.name)]

/**
 * The columns whose change gives no new etag: they never change after the record was added, change by themselves (the end of a task),
 * or are not shown with the record.
 */
const notCounted = new Map<PgTable, string[]>([
  columns(accounts, [
    'id',
    'area',
    'customerId',
    'customerNumber',
    'passwordHash',
    'failedAttempts',
    'lockedUntil',
    'standingLock',
    'taskOpenUntil',
  ]),
  columns(allowEntries, ['id', 'number']),
  columns(bankData, ['customerId']),
  columns(bankEmployees, ['accountId']),
  columns(callingNumbers, ['id', 'customerId', 'addedAt', 'position', 'taskOpenUntil']),
  columns(companies, ['customerId', 'discountActivationBusiness', 'discountActivationNumber', 'discountMonthlyNumber']),
  columns(customers, ['id', 'kind', 'bpNumber', 'taskOpenUntil']),
  columns(denyEntries, ['id', 'number']),
  columns(documents, ['id', 'customerId', 'filename', 'mimetype', 'addedBy', 'addedAt', 'content']),
  columns(fees, ['id', 'customerId', 'itemType', 'startDate', 'productType', 'productActivationDate']),
  columns(privacySettings, ['customerId']),
  columns(privateCustomers, ['customerId', 'employee']),
  columns(products, ['customerId', 'productType', 'activationDate', 'reductionCents']),
])

it('the last snapshot of drizzle-kit describes the tables of the code', async () => {
  const meta = join(import.meta.dirname, 'migrations/meta')
  const last = readdirSync(meta)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)!
  const migrated = JSON.parse(readFileSync(join(meta, last), 'utf8')) as DrizzleSnapshotJSON
  expect(Object.keys(migrated.tables).length).toBeGreaterThan(20)
  expect(await generateMigration(migrated, generateDrizzleJson(exported))).toEqual([])
})
