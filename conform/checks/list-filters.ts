/** Filters and searches of a list: each keeps to its rows, two together are the rows of both, and texts are taken literally. */
import { expectSearch, expectSearchedFields } from '#conform/checks/list-searches.ts'
import {
  type List,
  type ListQuery,
  type Query,
  type Row,
  listSortOptions,
  most,
  pageOf,
  sortedText,
  valueAt,
} from '#conform/checks/list-query.ts'
import type { Check } from '#conform/scenario.ts'
import { comparableText, isSame } from '#conform/views.ts'
import type { Filter, Schema } from '#contract-checks/contract.ts'
import { dayOf } from '#contract-checks/vienna-day.ts'

/** The status of a row. */
const statusOf = (row: Row) => row.statusName ?? row.status ?? (row.statusDetails as Row | undefined)?.status

export function* filterChecks(listQuery: ListQuery): Generator<Check> {
  const { get, reportUnless, choicesOf, names } = listQuery
  for (const filter of ['status', 'statusFilter'].filter((name) => names.has(name))) {
    const choices = choicesOf(filter) ?? []
    const keptTo = (values: string[]) => get({ [filter]: values, limit: most })
    yield {
      name: `keeps to ${filter}, and its parts are the whole`,
      run: async () => {
        const whole = await get({ limit: most })
        const parts: { value: string; list: List }[] = []
        for (const value of choices) {
          const list = await keptTo([value])
          parts.push({ value, list })
          reportUnless(
            list,
            list.rows.every((row) => statusOf(row) === value),
            `there are rows that are not ${value}`,
            'rule/filters',
          )
        }
        const sum = parts.reduce((all, { list }) => all + list.total, 0)
        const message = `the totals of each ${filter} are ${sum}, and there are ${whole.total}`
        reportUnless(whole, sum === whole.total, message, 'rule/filters')
        const filled = parts.filter(({ list }) => list.total > 0)
        for (const [index, one] of filled.entries()) {
          const other = filled[(index + 1) % filled.length]!
          if (one === other) continue
          const both = await keptTo([one.value, other.value])
          const what = `${one.value} and ${other.value} together are not the one and the other`
          reportUnless(both, both.total === one.list.total + other.list.total, what, 'rule/filters')
          if (both.total <= most)
            reportUnless(
              both,
              sortedText(both.rows) === sortedText([...one.list.rows, ...other.list.rows]),
              what,
              'rule/filters',
            )
        }
        const all = await keptTo(choices)
        reportUnless(all, all.total === whole.total, `every ${filter} together is not the whole`, 'rule/filters')
      },
    }
  }
  if (names.has('fromDate')) yield { name: 'keeps to fromDate and toDate', run: () => expectDays(listQuery) }
  if (names.has('searchParams'))
    yield {
      name: 'each term of a search narrows, and all of them hold',
      run: () => expectSearch(listQuery),
    }
  if (listQuery.searched.length > 0)
    yield { name: 'finds a row by each field that is searched', run: () => expectSearchedFields(listQuery) }
  yield { name: 'cuts its pages under each filter in each order', run: () => expectFilteredPages(listQuery) }
  if (names.has('fromDate') || names.has('searchParams'))
    yield { name: 'of two filters keeps to both, also when it is sorted', run: () => expectPairs(listQuery) }
}

// Filters by their x-filter: a value returns exactly the rows that fit.

type FieldFilter = Extract<Filter, { fields: string[] }>

/** The value that a filter looks at; a moment as its day in Vienna. */
function filteredValue(row: Row, { fields, keeps }: FieldFilter): unknown {
  const value = fields.map((field) => valueAt(row, field)).find((one) => one !== undefined)
  const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return isMoment && (keeps === 'from' || keeps === 'to') ? dayOf(new Date(value)) : value
}

const fitsBy: Record<FieldFilter['keeps'], (value: unknown, wanted: string) => boolean> = {
  oneOf: (value, wanted) => value === wanted,
  equal: (value, wanted) => String(value) === wanted,
  part: (value, wanted) => String(value).includes(wanted),
  from: (value, wanted) => String(value) >= wanted,
  to: (value, wanted) => String(value) <= wanted,
  added: () => true,
}

const nobodysValue = 'no such value'

/** Values of the rows at the begin, in the middle and at the end, a part of one, and one that no row has. */
function filterValues(rows: readonly Row[], filter: FieldFilter, schema: Schema, choices: readonly string[]): string[] {
  if (filter.keeps === 'added') return ['true']
  if (filter.keeps === 'oneOf') return [...choices]
  const shown = rows.map((row) => filteredValue(row, filter)).filter((value) => typeof value === 'string')
  const values = [...new Set(shown)].toSorted()
  const some = [values[0], values[Math.floor(values.length / 2)], values.at(-1)].filter((one) => one !== undefined)
  const parts = some.slice(0, 1).map((one) => one.slice(2, -2))
  const extra = {
    equal: schema.pattern !== undefined && new RegExp(schema.pattern, 'u').test(nobodysValue) ? [nobodysValue] : [],
    part: parts.filter(({ length }) => length >= 3),
    from: ['2099-12-31'],
    to: ['2001-01-01'],
  }[filter.keeps]
  return [...new Set([...some, ...extra])]
}

const wrongDay = (day: string) => `not exactly the rows of ${day} (both days included, in Vienna)`

/** Reads a list by each value of a filter: every row fits and is one of the list, and none that fits is missing. */
async function expectFilter(listQuery: ListQuery, name: string, filter: FieldFilter, schema: Schema): Promise<void> {
  const { get, reportUnless, names, choicesOf } = listQuery
  const page: Query = names.has('limit') ? { limit: most } : {}
  const whole = await get(page)
  const texts = new Set(whole.rows.map(comparableText))
  const isWhole = whole.total <= whole.rows.length
  const fits = fitsBy[filter.keeps]
  const isShown = whole.rows.some((row) => filteredValue(row, filter) !== undefined)
  if (filter.keeps === 'added') {
    const none = whole.rows.every((row) => filteredValue(row, filter) === false)
    reportUnless(whole, none, `rows that only ${name} adds are there without it`, 'rule/filters')
  }
  for (const value of filterValues(whole.rows, filter, schema, choicesOf(name) ?? [])) {
    const list = await get({ ...page, [name]: filter.keeps === 'oneOf' ? [value] : value })
    if (filter.keeps === 'added') {
      const found = new Set(list.rows.map(comparableText))
      reportUnless(
        list,
        [...texts].every((row) => found.has(row)),
        `with ${name} rows are missing`,
        'rule/filters',
      )
      continue
    }
    // One mistake with days is one cause, whichever check finds it.
    const isDay = filter.keeps === 'from' || filter.keeps === 'to'
    const what = isDay ? wrongDay(value) : `not exactly the rows with ${name} ${JSON.stringify(value)}`
    const isFitting = !isShown || list.rows.every((row) => fits(filteredValue(row, filter), value))
    const isPart = !isWhole || list.rows.every((row) => texts.has(comparableText(row)))
    const wanted = whole.rows.filter((row) => fits(filteredValue(row, filter), value))
    const isComplete = !isShown || (isWhole ? list.rows.length === wanted.length : list.total >= wanted.length)
    reportUnless(
      list,
      isFitting && isPart && isComplete && list.total <= whole.total,
      what,
      isDay ? 'rule/days' : 'rule/filters',
    )
  }
}

/** One check for each filter of the contract. */
export function* contractFilterChecks(listQuery: ListQuery): Generator<Check> {
  for (const { name, filter, schema } of listQuery.filters)
    if (filter.fields !== undefined)
      yield {
        name: `keeps exactly the rows that fit ${name}`,
        run: () => expectFilter(listQuery, name, filter, schema),
      }
}

// Days: those beside midnight are other ones in UTC, and two a year have another length.

const momentOf = (row: Row) => String(row.transactionTimestamp)
const dayInVienna = (row: Row) => dayOf(new Date(momentOf(row)))
const dayInUtc = (row: Row) => new Date(momentOf(row)).toISOString().slice(0, 10)

/** The last Sunday of March or October. */
const isClockChange = (day: string) =>
  /-(?:03|10)-(?:2[5-9]|3[01])$/.test(day) && new Date(`${day}T12:00:00Z`).getUTCDay() === 0

/** The middle one, up to two that have another name in UTC, and one on which the clock changes. */
function daysToAsk(rows: readonly Row[]): string[] {
  const days = [...new Set(rows.map(dayInVienna))].toSorted()
  const beside = new Set(rows.filter((row) => dayInVienna(row) !== dayInUtc(row)).map(dayInVienna))
  const middle = days[Math.floor(days.length / 2)]
  const chosen = [middle, ...[...beside].slice(0, 2), days.find(isClockChange)]
  return [...new Set(chosen.filter((day) => day !== undefined))]
}

async function expectDays({ get, reportUnless }: ListQuery): Promise<void> {
  const none = await get({ fromDate: '2001-01-01', toDate: '2001-01-02', limit: most })
  reportUnless(none, none.total === 0 && none.rows.length === 0, 'there are rows of a day long ago', 'rule/days')
  const whole = await get({ limit: most })
  const days = [...new Set(whole.rows.map(dayInVienna))].toSorted()
  for (const day of daysToAsk(whole.rows)) {
    const next = days[days.indexOf(day) + 1]
    const one = await get({ fromDate: day, toDate: day, limit: most })
    const wanted = whole.total <= most ? whole.rows.filter((row) => dayInVienna(row) === day) : one.rows
    const condition =
      one.rows.length > 0 &&
      one.rows.every((row) => dayInVienna(row) === day) &&
      sortedText(wanted) === sortedText(one.rows)
    reportUnless(one, condition, wrongDay(day), 'rule/days')
    const [until, from] = [await get({ toDate: day, limit: 1 }), next && (await get({ fromDate: next, limit: 1 }))]
    const sum = until.total + (from ? from.total : 0)
    const message = `until ${day} and from ${next ?? 'then'} there are ${sum} of ${whole.total}`
    reportUnless(until, sum === whole.total, message, 'rule/days')
  }
}

// The days on which the clock changes have 23 and 25 hours.

const shiftedDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The last Sundays of March and October in two years, those that are over. */
function pastClockChanges(now = new Date()): string[] {
  const year = now.getUTCFullYear()
  const days = [year - 1, year].flatMap((one) =>
    [3, 10].flatMap((month) =>
      Array.from({ length: 7 }, (_none, index) => `${one}-${String(month).padStart(2, '0')}-${25 + index}`),
    ),
  )
  return days.filter((day) => isClockChange(day) && day < dayOf(now))
}

/** The first and the last hours of a day are those of another day where a day has 24 hours, or is one in UTC. */
const isBesideMidnight = (row: Row) =>
  [-1, 1].some((hours) => dayOf(new Date(Date.parse(momentOf(row)) + hours * 3_600_000)) !== dayInVienna(row))

/** Reads the days beside a change of the clock together and each alone; false when none has a row beside midnight. */
export async function expectClockChanges({ get, reportUnless }: ListQuery): Promise<boolean> {
  let isChecked = false
  for (const change of pastClockChanges()) {
    const [before, after] = [shiftedDay(change, -1), shiftedDay(change, 1)]
    const around = await get({ fromDate: shiftedDay(before, -1), toDate: shiftedDay(after, 1), limit: most })
    if (around.total > most) continue
    isChecked ||= around.rows.some((row) => isBesideMidnight(row))
    for (const day of [before, change, after]) {
      const one = await get({ fromDate: day, toDate: day, limit: most })
      const wanted = around.rows.filter((row) => dayInVienna(row) === day)
      const condition = sortedText(one.rows) === sortedText(wanted)
      reportUnless(
        one,
        condition,
        `not exactly the rows of ${day}, beside a change of the clock in Vienna`,
        'rule/days',
      )
    }
  }
  return isChecked
}

// Pages under a filter

/** Filters of one value each that keep several rows, and a search. */
async function severalRows(listQuery: ListQuery, whole: List): Promise<{ query: Query; list: List }[]> {
  const { get, names, choicesOf } = listQuery
  const filter = ['status', 'statusFilter'].find((name) => names.has(name))
  const byChoice = filter === undefined ? [] : (choicesOf(filter) ?? []).map((value) => ({ [filter]: [value] }))
  const others = samplesOf(whole.rows, listQuery).filter((query) => filter === undefined || !(filter in query))
  const search = names.has('searchParams') ? [{ searchParams: ['a'] }] : []
  const found: { query: Query; list: List }[] = []
  for (const query of [...byChoice, ...others, ...search]) {
    const list = await get({ ...query, limit: most })
    if (list.total > 1) found.push({ query, list })
  }
  return found
}

/** Rows of a page under a filter; a later page of this size stands for all of them. */
const filteredPage = 10

/** Under each filter, alone and in two orders, the second page is what follows the first one, with the same total; every order has its turn. */
async function expectFilteredPages(listQuery: ListQuery): Promise<void> {
  const { get, reportUnless, names } = listQuery
  const page = pageOf(names)
  if (page === undefined) return
  const sorts = listSortOptions(listQuery)
  const filters = await severalRows(listQuery, await get({ limit: most }))
  for (const [index, { query, list }] of filters.entries()) {
    const size = Math.min(filteredPage, Math.floor(list.total / 2))
    const filter = Object.keys(query).join(' and ')
    const some = [2 * index, 2 * index + 1].flatMap((at) => sorts[at % Math.max(1, sorts.length)] ?? [])
    for (const { field, ascending, query: sort } of [{ field: '', ascending: false, query: {} }, ...some]) {
      const whole = await get({ ...query, ...sort, ...page(1, 2 * size) })
      const later = await get({ ...query, ...sort, ...page(2, size) })
      const how = field === '' ? '' : `, ${ascending ? 'ascending' : 'descending'} by ${field}`
      const isSamePage = later.rows.length === size && isSame(later.rows, whole.rows.slice(size))
      const message = `under ${filter}${how}, the second page is not what follows the first one`
      reportUnless(later, isSamePage, message, 'rule/pages')
      const isSameTotal = later.total === list.total && whole.total === list.total
      reportUnless(later, isSameTotal, `under ${filter}${how}, the total differs from page to page`, 'rule/pages')
    }
  }
}

// Pairs

/** A query that keeps some rows of the list, and not all where that can be had. */
function samplesOf(rows: readonly Row[], { names, choicesOf }: ListQuery): Query[] {
  const rarest = (texts: string[]) => {
    const counts = [...Map.groupBy(texts, (one) => one)].map(([text, { length }]) => ({ text, length }))
    return counts.toSorted((one, other) => one.length - other.length)[Math.floor(counts.length / 2)]?.text
  }
  const filter = ['status', 'statusFilter'].find((name) => names.has(name))
  const choices = filter === undefined ? [] : (choicesOf(filter) ?? [])
  const status = rarest(rows.map((row) => String(statusOf(row))).filter((one) => choices.includes(one)))
  const number = names.has('callNumber') ? rows.find(({ callNumber }) => typeof callNumber === 'string') : undefined
  const day = names.has('fromDate') ? rows.map(dayInVienna).toSorted()[Math.floor(rows.length / 2)] : undefined
  const name = names.has('searchParams') ? rows.map((row) => String(row.lastName ?? row.companyName))[0] : undefined
  return [
    ...(filter !== undefined && status !== undefined ? [{ [filter]: [status] }] : []),
    ...(number === undefined ? [] : [{ callNumber: String(number.callNumber) }]),
    ...(day === undefined ? [] : [{ fromDate: day }, { toDate: day }]),
    ...(name === undefined || name.trim() === '' ? [] : [{ searchParams: [name.trim().split(/\s+/u)[0]!] }]),
  ]
}

/** Two filters together are the rows that both of them have, also when the list is sorted. */
async function expectPairs(listQuery: ListQuery): Promise<void> {
  const { get, reportUnless } = listQuery
  const whole = await get({ limit: most })
  const sort = listSortOptions(listQuery).at(-1)?.query
  const filtered: { query: Query; list: List }[] = []
  for (const query of samplesOf(whole.rows, listQuery))
    filtered.push({ query, list: await get({ ...query, limit: most }) })
  for (const [index, one] of filtered.entries()) {
    for (const other of filtered.slice(index + 1)) {
      if (one.list.total > most || other.list.total > most) continue
      const both = await get({ ...one.query, ...other.query, ...sort, limit: most })
      const theirs = new Set(other.list.rows.map(comparableText))
      const wanted = one.list.rows.filter((row) => theirs.has(comparableText(row)))
      const how = Object.keys({ ...one.query, ...other.query }).join(' and ')
      const condition = both.total === wanted.length && sortedText(both.rows) === sortedText(wanted)
      reportUnless(
        both,
        condition,
        `${how} together are ${both.total} rows, and ${wanted.length} rows are in both`,
        'rule/filters',
      )
    }
  }
}
