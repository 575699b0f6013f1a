/** How the checks read a list: its rows and total, its pages, and the choices of its parameters. */
import type { ReceivedAnswer, RequestParts } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import type { Place } from '#conform/rules.ts'
import { type ScenarioRequest, expect, expectStatus } from '#conform/scenario.ts'
import { comparableText } from '#conform/views.ts'
import type { Contract, Filter, Schema } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export type Row = Record<string, unknown>
export type List = { rows: Row[]; total: number; answer: ReceivedAnswer }
export type Query = NonNullable<RequestParts['query']>
export type ReadList = (query?: Query) => Promise<List>
export type ReportUnless = (list: List, condition: boolean, message: string, place: Place) => void
export type Page = (page: number, limit: number) => Query

/** How a list is read, and which parameters it has. */
export type ListQuery = {
  get: ReadList
  reportUnless: ReportUnless
  choicesOf: (name: string) => string[] | undefined
  names: Set<string>
  /** The parameters that filter, with their x-filter and schema. */
  filters: { name: string; filter: Filter; schema: Schema }[]
  /** The fields of a row, as paths, in which a search finds its terms. */
  searched: readonly string[]
}

/** The schema itself, or the one that it names. */
const resolve = (contract: Contract, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolve(contract, contract.schemas[schema.$ref.split('/').at(-1)!]!)

/** Whether the operation reads a list: its answer has a field of several rows. */
export function isList(contract: Contract, operation: OperationId): boolean {
  const { schema } = contract.operation(operation).responses['200']?.content?.['application/json'] ?? {}
  const fields = schema === undefined ? [] : Object.values(resolve(contract, schema).properties ?? {})
  return operations[operation].method === 'GET' && fields.some((field) => resolve(contract, field).type === 'array')
}

/** The rows and the total of an answer; undefined when it is no list. */
export const listOf = (answer: ReceivedAnswer): List | undefined => {
  const body = answer.body as
    | { results?: Row[]; transactions?: Row[]; total?: number; meta?: { total: number } }
    | undefined
  const rows = body?.results ?? body?.transactions
  const total = body?.total ?? body?.meta?.total
  return Array.isArray(rows) && total !== undefined ? { rows, total, answer } : undefined
}

/** The list of an answer that is sent whole and does not count its rows; a refusal has none. */
function uncountedListOf(answer: ReceivedAnswer): List {
  if (answer.status !== 200) return { rows: [], total: 0, answer }
  const rows = (Object.values((answer.body ?? {}) as Row).find((value) => Array.isArray(value)) ?? []) as Row[]
  return { rows, total: rows.length, answer }
}

const choicesIn = (contract: Contract, schema: Schema): string[] | undefined => {
  const { items, enum: choices } = resolve(contract, schema)
  return items ? choicesIn(contract, items) : (choices as string[] | undefined)
}

/** The list that `request` reads; every read has to succeed, whatever its query. */
export function listQueryOf(context: Context, operation: OperationId, request: ScenarioRequest): ListQuery {
  const inQuery = context.contract.operation(operation).parameters.filter((one) => one.in === 'query')
  return {
    get: async (query = {}) => {
      const answer = await context.call(operation, { ...request, query })
      expectStatus(context, operation, answer, 200, 'a query that the contract accepts')
      return listOf(answer) ?? uncountedListOf(answer)
    },
    reportUnless: (list, condition, message, place) => expect(context, list.answer, condition, message, place),
    choicesOf: (name) => {
      const found = inQuery.find((one) => one.name === name)
      return found && choicesIn(context.contract, found.schema)
    },
    names: new Set(inQuery.map(({ name }) => name)),
    searched: inQuery.flatMap((one) => one['x-searched'] ?? []),
    filters: inQuery.flatMap(({ name, schema, 'x-filter': filter }) => (filter ? [{ name, filter, schema }] : [])),
  }
}

/** The query for a page; undefined when the backend does not page the list. */
export function pageOf(names: Set<string>): Page | undefined {
  if (names.has('offset')) return (page, limit) => ({ offset: (page - 1) * limit, limit })
  return names.has('page') ? (page, limit) => ({ page, limit }) : undefined
}

export type Sort = { field: string; ascending: boolean; query: Query }

/** All ways to sort a list, read from its parameters. */
export function listSortOptions({ choicesOf, names }: Pick<ListQuery, 'choicesOf' | 'names'>): Sort[] {
  const joined = (choicesOf('sort') ?? []).map((value) => {
    const [, field = '', direction = ''] = /^(.*)_(asc|desc)$/.exec(value) ?? []
    return { field, ascending: direction === 'asc', query: { sort: value } }
  })
  const pairs = [
    ['sort_by', 'sort_order'],
    ['sortBy', 'sortOrder'],
  ] as const
  const apart = pairs
    .filter(([by]) => names.has(by))
    .flatMap(([by, order]) =>
      (choicesOf(by) ?? []).flatMap((field) =>
        [true, false].map((ascending) => ({
          field,
          ascending,
          query: { [by]: field, [order]: ascending ? 'asc' : 'desc' },
        })),
      ),
    )
  return [...joined, ...apart]
}

/** The text of rows, independent of their order. */
export const sortedText = (rows: readonly Row[]): string => rows.map(comparableText).toSorted().join('\n')

/** The most rows of a page. */
export const most = 100

/** The value at a path of fields. */
export const valueAt = (row: Row, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row)
