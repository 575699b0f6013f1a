/** Relations between answers of a list: orders are permutations, pages join to the whole, filters partition it, searches narrow it. */
import type { RequestParts, ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { type Check, expect } from '#conform/scenario.ts'
import type { Place } from '#conform/rules.ts'
import { isSame, comparableText } from '#conform/views.ts'
import type { Contract, Schema } from '#contract-checks/contract.ts'
import type { OperationId } from '#generated/operations.ts'

const listOf = (answer: ReceivedAnswer): List | undefined => {
  const body = answer.body as
    | { results?: Row[]; transactions?: Row[]; total?: number; meta?: { total: number } }
    | undefined
  const rows = body?.results ?? body?.transactions
  const total = body?.total ?? body?.meta?.total
  return Array.isArray(rows) && total !== undefined ? { rows, total, answer } : undefined
}

/** The query for a page; undefined when the backend does not page the list. */
function pageOf(names: Set<string>): ((page: number, limit: number) => RequestParts['query']) | undefined {
  if (names.has('offset')) return (page, limit) => ({ offset: (page - 1) * limit, limit })
  return names.has('page') ? (page, limit) => ({ page, limit }) : undefined
}

const choicesIn = (contract: Contract, schema: Schema): string[] | undefined => {
  const target = schema.$ref ? contract.schemas[schema.$ref.split('/').at(-1)!] : undefined
  if (target) return choicesIn(contract, target)
  return schema.items ? choicesIn(contract, schema.items) : (schema.enum as string[] | undefined)
}

export function* listChecks(context: Context, operation: OperationId, valid: RequestParts): Generator<Check> {
  const { parameters, responses } = context.contract.operation(operation)
  if (responses['200']?.content?.['application/json'] === undefined) return
  const inQuery = parameters.filter((one) => one.in === 'query')
  const names = new Set(inQuery.map(({ name }) => name))
  const get: ReadList = async (query = {}) => {
    const answer = await context.call(operation, { ...valid, query })
    return listOf(answer) ?? { rows: [], total: 0, answer }
  }
  const say: ReportUnless = (list, isSo, message, place) => expect(context, list.answer, isSo, message, place)
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

type Page = (page: number, limit: number) => RequestParts['query']

/** Rows that are compared at most when pages of 20 and of 50 are joined. */
const most = 200

async function expectPages(get: ReadList, say: ReportUnless, page: Page): Promise<void> {
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
  const objectExists = alone.rows.length === Math.min(total, 1)
  say(alone, objectExists, 'the last row is missing where it is alone on its page', place)
  const same = [second, both, end, beyond, alone].every((list) => list.total === total)
  say(second, same, 'the total differs from page to page', place)

  const whole = async (limit: number) => {
    const pages = Math.ceil(Math.min(total, most) / limit)
    const lists = [await get(page(1, limit))]
    for (let number = 2; number <= pages; number += 1) lists.push(await get(page(number, limit)))
    return {
      list: lists.at(-1)!,
      texts: lists.flatMap(({ rows }) => rows.map(comparableText)).slice(0, most),
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

/** All ways to sort a list, read from its parameters. */
function listSortOptions({ choicesOf, names }: ListQuery) {
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

/** Reads the value that a row is sorted by, where the field has another name than the sort. */
const sortKeyReaders: Record<string, (row: Row) => unknown> = {
  sentAt: ({ dateTimeSent }) => dateTimeSent ?? '9999',
  bpNumber: ({ bpNumber }) => String(bpNumber).padStart(20, '0'),
}

/** Collation of texts differs between backends: only digits, dates and numbers are compared. */
const isComparable = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' || /^[\d:TZ.+-]*$/.test(String(value))

function* orderChecks(listQuery: ListQuery, page: Page): Generator<Check> {
  const sorts = listSortOptions(listQuery)
  if (sorts.length === 0) return
  const { get, say } = listQuery
  const of = (field: string, ascending: boolean) => `${ascending ? 'ascending' : 'descending'} by ${field}`
  yield {
    name: 'is the same list in every order',
    run: async () => {
      const usual = await get(page(1, 100))
      const byField = new Map<string, List>()
      for (const { field, ascending, query } of sorts) {
        const list = await get({ ...page(1, 100), ...query })
        if (usual.total <= 100)
          say(
            list,
            sortedText(list.rows) === sortedText(usual.rows),
            `${of(field, ascending)} it has other rows`,
            'A17',
          )
        say(list, list.total === usual.total, `${of(field, ascending)} its total is ${list.total}`, 'A17')
        const values = list.rows
          .map((row) => (sortKeyReaders[field] ?? ((one: Row) => one[field]))(row))
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

/** Expects values to rise or fall; equal texts must be adjacent in any collation. */
function expectOrder(list: List, values: unknown[], ascending: boolean, how: string, say: ReportUnless): void {
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

// Types

type Row = Record<string, unknown>
type List = { rows: Row[]; total: number; answer: ReceivedAnswer }
type ReadList = (query?: RequestParts['query']) => Promise<List>
type ReportUnless = (list: List, isSo: boolean, message: string, place: Place) => void

/** How a list is read, and which parameters it has. */
type ListQuery = {
  get: ReadList
  say: ReportUnless
  choicesOf: (name: string) => string[] | undefined
  names: Set<string>
}

/** The text of rows, independent of their order. */
const sortedText = (rows: readonly Row[]): string => rows.map(comparableText).toSorted().join('\n')

// Filters and searches

const viennaDay = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(new Date(moment))

/** The status of a row. */
const statusOf = (row: Row) => row.statusName ?? row.status ?? (row.statusDetails as Row | undefined)?.status

function* filterChecks({ get, say, choicesOf, names }: ListQuery): Generator<Check> {
  for (const filter of ['status', 'statusFilter'].filter((name) => names.has(name))) {
    const choices = choicesOf(filter) ?? []
    const keptTo = (values: string[]) => get({ [filter]: values, limit: 100 })
    yield {
      name: `keeps to ${filter}, and its parts are the whole`,
      run: async () => {
        const whole = await get({ limit: 100 })
        const parts: { value: string; list: List }[] = []
        for (const value of choices) {
          const list = await keptTo([value])
          parts.push({ value, list })
          say(
            list,
            list.rows.every((row) => statusOf(row) === value),
            `there are rows that are not ${value}`,
            'A19',
          )
        }
        const sum = parts.reduce((all, { list }) => all + list.total, 0)
        const message = `the totals of each ${filter} are ${sum}, and there are ${whole.total}`
        say(whole, sum === whole.total, message, 'A19')
        const filled = parts.filter(({ list }) => list.total > 0)
        for (const [index, one] of filled.entries()) {
          const other = filled[(index + 1) % filled.length]!
          if (one === other) continue
          const both = await keptTo([one.value, other.value])
          const what = `${one.value} and ${other.value} together are not the one and the other`
          say(both, both.total === one.list.total + other.list.total, what, 'A19')
          if (both.total <= 100)
            say(both, sortedText(both.rows) === sortedText([...one.list.rows, ...other.list.rows]), what, 'A19')
        }
        const all = await keptTo(choices)
        say(all, all.total === whole.total, `every ${filter} together is not the whole`, 'A19')
      },
    }
  }
  if (names.has('fromDate')) {
    yield {
      name: 'keeps to fromDate and toDate',
      run: async () => {
        const whole = await get({ limit: 100 })
        const days = [...new Set(whole.rows.map((row) => viennaDay(String(row.transactionTimestamp))))].toSorted()
        const day = days[Math.floor(days.length / 2)]
        if (day === undefined) return
        const next = days[days.indexOf(day) + 1]
        const on = (list: List) => list.rows.map((row) => viennaDay(String(row.transactionTimestamp)))
        const one = await get({ fromDate: day, toDate: day, limit: 100 })
        const wanted =
          whole.total <= 100
            ? whole.rows.filter((row) => viennaDay(String(row.transactionTimestamp)) === day)
            : one.rows
        const isSo =
          one.rows.length > 0 && on(one).every((each) => each === day) && sortedText(wanted) === sortedText(one.rows)
        say(one, isSo, `not exactly the rows of ${day} (both days included, in Vienna)`, 'A120')
        const [until, from] = [
          await get({ toDate: day, limit: 100 }),
          next && (await get({ fromDate: next, limit: 100 })),
        ]
        const sum = until.total + (from ? from.total : 0)
        say(
          until,
          sum === whole.total,
          `until ${day} and from ${next ?? 'then'} there are ${sum} of ${whole.total}`,
          'A120',
        )
      },
    }
  }
  if (names.has('callNumber')) {
    yield {
      name: 'keeps to callNumber',
      run: async () => {
        const whole = await get({ limit: 100 })
        const numbers = [
          ...new Set(whole.rows.map(({ callNumber }) => callNumber).filter((one) => typeof one === 'string')),
        ]
        for (const number of numbers.slice(0, 3)) {
          const list = await get({ callNumber: number, limit: 100 })
          const wanted = whole.rows.filter(({ callNumber }) => callNumber === number)
          const isSo = list.rows.every(({ callNumber }) => callNumber === number) && list.total >= wanted.length
          say(list, isSo, `not exactly the rows of ${number}`, 'A115')
        }
      },
    }
  }
  if (names.has('searchParams'))
    yield {
      name: 'each term of a search narrows, and all of them hold',
      run: () => expectSearch({ get, say, choicesOf, names }),
    }
}

/** Searches with terms taken from the rows of the list. */
async function expectSearch({ get, say }: ListQuery): Promise<void> {
  const whole = await get({ limit: 100 })
  for (const row of [whole.rows[0], whole.rows[Math.floor(whole.rows.length / 2)]]) {
    const number = String(row?.bpNumber ?? '')
    if (row === undefined || number === '') return
    const name = String(row.lastName ?? row.companyName ?? '').split(' ')[0]!
    const has = (list: List) => list.rows.some(({ bpNumber }) => bpNumber === number)
    const exact = await get({ searchParams: [number] })
    const all = exact.rows.every((one) => JSON.stringify(one).includes(number))
    say(exact, has(exact) && all, 'not exactly the rows with that customer number', 'A115')
    if (name === '') continue
    const broad = await get({ searchParams: [name.toUpperCase()], limit: 100 })
    say(broad, broad.total > 100 || has(broad), `"${name}" in capitals does not find its row`, 'A115')
    say(broad, broad.total <= whole.total, 'a search finds more than there is', 'A115')
    const both = await get({ searchParams: [name, number] })
    const narrower = has(both) && both.total <= Math.min(broad.total, exact.total)
    say(both, narrower, 'two terms do not find exactly what has both', 'A115')
    if (typeof row.callNumber === 'string') {
      const called = await get({ searchParams: [row.callNumber], limit: 100 })
      say(
        called,
        called.total > 100 || has(called),
        'a call number as the answer writes it does not find its row',
        'A115',
      )
    }
    const none = await get({ searchParams: [number, 'no-such-name-anywhere'] })
    say(none, none.total === 0 && none.rows.length === 0, 'a term that nothing has does not narrow', 'A115')
  }
}
