/** Lists as mathematics: orders are permutations, filters are parts, pages are cuts and searches narrow. */
import type { Contract, Schema } from '#contract-checks/bundle.ts'
import type { Parts, Received } from '#conform/backend.ts'
import { type Asked, type Get, type List, type Row, type Say, setOf } from '#conform/cases/asked-list.ts'
import { filterChecks } from '#conform/cases/filters.ts'
import type { Check } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import { isSame, steadyText } from '#conform/same.ts'
import { expect } from '#conform/scenario.ts'
import type { OperationId } from '#generated/operations.ts'

const listOf = (answer: Received): List | undefined => {
  const body = answer.body as
    | { results?: Row[]; transactions?: Row[]; total?: number; meta?: { total: number } }
    | undefined
  const rows = body?.results ?? body?.transactions
  const total = body?.total ?? body?.meta?.total
  return Array.isArray(rows) && total !== undefined ? { rows, total, answer } : undefined
}

/** How a list is asked for a page, of those that the backend cuts. */
function pageOf(names: Set<string>): ((page: number, limit: number) => Parts['query']) | undefined {
  if (names.has('offset')) return (page, limit) => ({ offset: (page - 1) * limit, limit })
  return names.has('page') ? (page, limit) => ({ page, limit }) : undefined
}

const choicesIn = (contract: Contract, schema: Schema): string[] | undefined => {
  const target = schema.$ref ? contract.schemas[schema.$ref.split('/').at(-1)!] : undefined
  if (target) return choicesIn(contract, target)
  return schema.items ? choicesIn(contract, schema.items) : (schema.enum as string[] | undefined)
}

export function* listChecks(context: Context, operation: OperationId, valid: Parts): Generator<Check> {
  const { parameters, answers } = context.contract.operation(operation)
  if (answers['200']?.content?.['application/json'] === undefined) return
  const inQuery = parameters.filter((one) => one.in === 'query')
  const names = new Set(inQuery.map(({ name }) => name))
  const get: Get = async (query = {}) => {
    const answer = await context.call(operation, { ...valid, query })
    return listOf(answer) ?? { rows: [], total: 0, answer }
  }
  const say: Say = (list, isSo, says, place) => expect(context, list.answer, isSo, says, place)
  const choicesOf = (name: string) => {
    const found = inQuery.find((one) => one.name === name)
    return found && choicesIn(context.contract, found.schema)
  }
  const page = pageOf(names)
  if (page === undefined) {
    yield {
      name: 'counts what it lists',
      run: async () => {
        const list = await get()
        const isSo = list.rows.length === list.total || listOf(list.answer) === undefined
        say(list, isSo, 'total is not the number of rows', 'A20, A21')
      },
    }
    return
  }
  yield { name: 'cuts its pages one behind the other', run: () => expectPages(get, say, page) }
  yield* orderChecks({ get, say, choicesOf, names }, page)
  yield* filterChecks({ get, say, choicesOf, names })
}

type Page = (page: number, limit: number) => Parts['query']

/** Small pages at the beginning and the end, and whole lists joined from pages of 20 and of 50, at most so many rows. */
const most = 200

async function expectPages(get: Get, say: Say, page: Page): Promise<void> {
  const place = 'A16, A20'
  const [first, second, both] = [await get(page(1, 3)), await get(page(2, 3)), await get(page(1, 6))]
  const joined = [...first.rows, ...second.rows]
  say(second, isSame(joined, both.rows), 'pages 1 and 2 of three rows are not page 1 of six', place)
  const { total } = first
  const short = `a page of 3 has ${first.rows.length} rows of ${total}`
  say(first, first.rows.length === Math.min(3, total), short, place)
  const last = Math.max(1, Math.ceil(total / 3))
  const [end, beyond] = [await get(page(last, 3)), await get(page(last + 1, 3))]
  const rest = total - 3 * (last - 1)
  say(end, end.rows.length === rest, `the last page of 3 has ${end.rows.length} rows of ${total}`, place)
  say(beyond, beyond.rows.length === 0, 'there are rows behind the last page', place)
  const alone = await get(page(Math.max(total, 1), 1))
  const isThere = alone.rows.length === Math.min(total, 1)
  say(alone, isThere, 'the last row is missing where it is alone on its page', place)
  const same = [second, both, end, beyond, alone].every((list) => list.total === total)
  say(second, same, 'the total differs from page to page', place)

  const whole = async (limit: number) => {
    const pages = Math.ceil(Math.min(total, most) / limit)
    const lists = [await get(page(1, limit))]
    for (let number = 2; number <= pages; number += 1) lists.push(await get(page(number, limit)))
    return {
      list: lists.at(-1)!,
      texts: lists.flatMap(({ rows }) => rows.map(steadyText)).slice(0, most),
    }
  }
  const [small, large] = [await whole(20), await whole(50)]
  const equal = isSame(small.texts, large.texts)
  say(large.list, equal, 'pages of 20 joined are not pages of 50 joined', place)
  say(
    large.list,
    large.texts.length === Math.min(total, most),
    `the pages have ${large.texts.length} rows of ${total}`,
    place,
  )
  say(large.list, new Set(large.texts).size === large.texts.length, 'a row is on two pages', place)
}

/** The ways in which a list can be sorted, as its parameters name them. */
function sortsOf({ choicesOf, names }: Asked) {
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

/** Where a row shows what it is sorted by, when that is not under the name of the sort. */
const shownAs: Record<string, (row: Row) => unknown> = {
  sentAt: ({ dateTimeSent }) => dateTimeSent ?? '9999',
  bpNumber: ({ bpNumber }) => String(bpNumber).padStart(20, '0'),
}

/** Texts are sorted by languages' rules, which differ from backend to backend: only digits, moments and numbers are compared. */
const isComparable = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' || /^[\d:TZ.+-]*$/.test(String(value))

function* orderChecks(asked: Asked, page: Page): Generator<Check> {
  const sorts = sortsOf(asked)
  if (sorts.length === 0) return
  const { get, say } = asked
  const of = (field: string, ascending: boolean) => `${ascending ? 'ascending' : 'descending'} by ${field}`
  yield {
    name: 'is the same list in every order',
    run: async () => {
      const usual = await get(page(1, 100))
      const byField = new Map<string, List>()
      for (const { field, ascending, query } of sorts) {
        const list = await get({ ...page(1, 100), ...query })
        if (usual.total <= 100)
          say(list, setOf(list.rows) === setOf(usual.rows), `${of(field, ascending)} it has other rows`, 'A17')
        say(list, list.total === usual.total, `${of(field, ascending)} its total is ${list.total}`, 'A17')
        const values = list.rows
          .map((row) => (shownAs[field] ?? ((one: Row) => one[field]))(row))
          .filter((one) => one !== undefined)
        expectOrder(list, values, ascending, of(field, ascending), say)
        const other = byField.get(field)
        if (other !== undefined && usual.total <= 100 && new Set(values.map(String)).size > 1) {
          const isTurned = String(values[0]) !== String(values.at(-1)) && isSame(list.rows, other.rows)
          say(list, !isTurned, `${of(field, ascending)} it is in the same order as the other way`, 'A17')
        }
        byField.set(field, list)
      }
      const first = await get(page(1, 100))
      const defaults = sorts.find(({ ascending }) => !ascending)
      const asItSays = await get({ ...page(1, 100), ...defaults?.query })
      const isUsual = isSame(first.rows, asItSays.rows)
      say(first, isUsual, 'the usual order is not the descending one', 'A17')
    },
  }
}

/** Whether values rise, or fall; equal texts stand together whatever the language's order is. */
function expectOrder(list: List, values: unknown[], ascending: boolean, how: string, say: Say): void {
  const texts = values.map((one) => (typeof one === 'number' ? one : String(one)))
  const steps = texts.slice(1).map((one, index) => (one === texts[index] ? 0 : one > texts[index]! ? 1 : -1))
  if (values.every(isComparable))
    say(
      list,
      steps.every((step) => (ascending ? step >= 0 : step <= 0)),
      `not ${how}`,
      'A17',
    )
  const groups = 1 + steps.filter((step) => step !== 0).length
  say(list, texts.length === 0 || groups === new Set(texts).size, `${how}, equal values do not stand together`, 'A17')
}
