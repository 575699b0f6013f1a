/** Relations between answers of a list: orders are permutations, pages join to the whole, filters partition it, searches narrow it. */
import { contractFilterChecks, expectClockChanges, filterChecks } from '#conform/checks/list-filters.ts'
import {
  type List,
  type ListQuery,
  type Page,
  type Query,
  type ReadList,
  type ReportUnless,
  type Row,
  isList,
  listOf,
  listQueryOf,
  listSortOptions,
  pageOf,
  sortedText,
} from '#conform/checks/list-query.ts'
import { whileShared } from '#conform/checks/shared-lists.ts'
import { type Context, memoize } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import type { Place } from '#conform/rules.ts'
import { type PersonName, areaOf } from '#conform/people.ts'
import { type Check, type ScenarioRequest, customerFor } from '#conform/scenario.ts'
import { comparableText, isSame, paramNames, twinOf } from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export function* listChecks(context: Context, operation: OperationId, valid: ScenarioRequest): Generator<Check> {
  if (!isList(context.contract, operation)) return
  const listQuery = listQueryOf(context, operation, valid)
  yield* whileShared(operation, listQuery, checksOfList(context, operation, valid, listQuery))
}

function* checksOfList(
  context: Context,
  operation: OperationId,
  valid: ScenarioRequest,
  listQuery: ListQuery,
): Generator<Check> {
  const { get, reportUnless, names } = listQuery
  yield* contractFilterChecks(listQuery)
  const page = pageOf(names)
  if (page === undefined) {
    yield {
      name: 'counts what it lists',
      run: async () => {
        const list = listOf(await context.call(operation, { ...valid, query: {} }))
        if (list) reportUnless(list, list.rows.length === list.total, 'total is not the number of rows', 'rule/totals')
      },
    }
    if (operation === 'bankListEmployees') yield namedEmployeesCheck(context, listQuery)
    return
  }
  yield { name: 'cuts its pages one behind the other', run: () => expectPages(get, reportUnless, page) }
  yield* orderChecks(listQuery, page)
  yield {
    name: 'keeps every order deep inside the longest list of a person',
    run: async () => {
      const longest = await requestForLongestList(context, operation, valid)
      await expectDeepOrders(listQueryOf(context, operation, longest), page)
    },
  }
  yield* filterChecks(listQuery)
  if (names.has('fromDate'))
    yield {
      name: 'keeps to the days on which the clock changes',
      run: async () => {
        const longest = await requestForLongestList(context, operation, valid)
        if (!(await expectClockChanges(listQueryOf(context, operation, longest))))
          context.remarks.add(`${operation}: no row stands beside midnight of a day on which the clock changes`)
      },
    }
  yield* longestTwinChecks(context, operation, page)
  yield* namedCustomerChecks(context, operation, valid)
}

/** Rows that are compared at most when pages of 20 and of 50 are joined. */
const most = 200

async function expectPages(get: ReadList, reportUnless: ReportUnless, page: Page): Promise<void> {
  const place = 'rule/pages'
  const [first, second, both] = [await get(page(1, 3)), await get(page(2, 3)), await get(page(1, 6))]
  const joined = [...first.rows, ...second.rows]
  reportUnless(second, isSame(joined, both.rows), 'pages 1 and 2 of three rows are not page 1 of six', place)
  const { total } = first
  const short = `a page of 3 has ${first.rows.length} rows of ${total}`
  reportUnless(first, first.rows.length === Math.min(3, total), short, place)
  const last = Math.max(1, Math.ceil(total / 3))
  const [end, beyond] = [await get(page(last, 3)), await get(page(last + 1, 3))]
  const rest = total - 3 * (last - 1)
  reportUnless(end, end.rows.length === rest, `the last page of 3 has ${end.rows.length} rows of ${total}`, place)
  reportUnless(beyond, beyond.rows.length === 0, 'there are rows behind the last page', place)
  const alone = await get(page(Math.max(total, 1), 1))
  const objectExists = alone.rows.length === Math.min(total, 1)
  reportUnless(alone, objectExists, 'the last row is missing where it is alone on its page', place)
  const same = [second, both, end, beyond, alone].every((list) => list.total === total)
  reportUnless(second, same, 'the total differs from page to page', place)

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
  reportUnless(large.list, equal, 'pages of 20 joined are not pages of 50 joined', place)
  reportUnless(
    large.list,
    large.texts.length === Math.min(total, most),
    `the pages have ${large.texts.length} rows of ${total}`,
    place,
  )
  reportUnless(large.list, new Set(large.texts).size === large.texts.length, 'a row is on two pages', place)
}

/** Reads the value that a row is sorted by, where the field has another name than the sort. */
const sortKeyReaders: Record<string, (row: Row) => unknown> = {
  sentAt: ({ dateTimeSent }) => dateTimeSent ?? '9999',
  bpNumber: ({ bpNumber }) => String(bpNumber).padStart(20, '0'),
}

/** The values that rows are sorted by, where they show them. */
const sortKeysOf = (rows: readonly Row[], field: string): unknown[] =>
  rows.map((row) => (sortKeyReaders[field] ?? ((one: Row) => one[field]))(row)).filter((one) => one !== undefined)

/** Collation of texts differs between backends: only digits, dates and numbers are compared. */
const isComparable = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' || /^[\d:TZ.+-]*$/.test(String(value))

function* orderChecks(listQuery: ListQuery, page: Page): Generator<Check> {
  const sorts = listSortOptions(listQuery)
  if (sorts.length === 0) return
  const { get, reportUnless } = listQuery
  const of = (field: string, ascending: boolean) => `${ascending ? 'ascending' : 'descending'} by ${field}`
  yield {
    name: 'is the same list in every order',
    run: async () => {
      const usual = await get(page(1, 100))
      const byField = new Map<string, List>()
      for (const { field, ascending, query } of sorts) {
        const list = await get({ ...page(1, 100), ...query })
        if (usual.total <= 100)
          reportUnless(
            list,
            sortedText(list.rows) === sortedText(usual.rows),
            `${of(field, ascending)} it has other rows`,
            'rule/order',
          )
        reportUnless(
          list,
          list.total === usual.total,
          `${of(field, ascending)} its total is ${list.total}`,
          'rule/order',
        )
        const values = sortKeysOf(list.rows, field)
        expectOrder(list, values, ascending, of(field, ascending), reportUnless)
        const other = byField.get(field)
        if (other !== undefined && usual.total <= 100 && new Set(values.map(String)).size > 1) {
          const isTurned = String(values[0]) !== String(values.at(-1)) && isSame(list.rows, other.rows)
          reportUnless(
            list,
            !isTurned,
            `${of(field, ascending)} it is in the same order as the other way`,
            'rule/order',
          )
        }
        byField.set(field, list)
      }
      const first = await get(page(1, 100))
      const defaults = sorts.find(({ ascending }) => !ascending)
      const asItSays = await get({ ...page(1, 100), ...defaults?.query })
      const isUsual = isSame(first.rows, asItSays.rows)
      reportUnless(first, isUsual, 'the usual order is not the descending one', 'rule/order')
    },
  }
}

/** Expects values to rise or fall; equal texts must be adjacent in any collation. */
function expectOrder(list: List, values: unknown[], ascending: boolean, how: string, reportUnless: ReportUnless): void {
  const texts = values.map((one) => (typeof one === 'number' ? one : String(one)))
  const steps = texts.slice(1).map((one, index) => (one === texts[index] ? 0 : one > texts[index]! ? 1 : -1))
  if (values.every(isComparable))
    reportUnless(
      list,
      steps.every((step) => (ascending ? step >= 0 : step <= 0)),
      `not ${how}`,
      'rule/order',
    )
  const groups = 1 + steps.filter((step) => step !== 0).length
  reportUnless(
    list,
    texts.length === 0 || groups === new Set(texts).size,
    `${how}, equal values do not stand together`,
    'rule/order',
  )
}

// Long lists: what is right on the first page may be wrong deep inside.

/** The most rows of a page. */
const largest = 100

/** Parts of a list, from its begin, at which single rows are read. */
const depths = [0.25, 0.5, 0.9, 1]

/** The rows that are joined at most in each order. */
const mostJoined = 1000

/** Joins the pages of a list in one order, as far as `mostJoined` rows. */
async function joinPages(get: ReadList, page: Page, query: Query): Promise<List> {
  const lists = [await get({ ...page(1, largest), ...query })]
  const { total } = lists[0]!
  for (let number = 2; number <= Math.ceil(Math.min(total, mostJoined) / largest); number += 1)
    lists.push(await get({ ...page(number, largest), ...query }))
  return { ...lists.at(-1)!, rows: lists.flatMap(({ rows }) => rows) }
}

/**
 * Reads rows deep inside alone and in a page, and in every order pages of two sizes, since equal keys must not change places, and all
 * pages, which joined are the same rows in each order.
 */
async function expectDeepOrders(listQuery: ListQuery, page: Page): Promise<void> {
  const { get, reportUnless } = listQuery
  const place = 'rule/pages'
  const first = await get(page(1, largest))
  const { total } = first
  if (total < 2) throw new SkipCheck('Nobody of users.json has a list of several rows')
  const size = Math.min(50, Math.max(2, Math.floor(total / 3)))
  for (const depth of depths) {
    const index = Math.ceil(total * depth) - 1
    const block = await get(page(Math.floor(index / size) + 1, size))
    const alone = await get(page(index + 1, 1))
    const isThere = isSame(alone.rows, block.rows.slice(index % size, (index % size) + 1))
    const message = `without a sort, rows ${index + 1} to ${index + 1} differ with the size of the page`
    reportUnless(alone, isThere, message, place)
  }
  const half = Math.min(largest / 2, Math.floor(total / 2))
  const usual = { field: '', ascending: false, query: {} }
  const unsorted = await joinPages(get, page, {})
  for (const { field, ascending, query } of [usual, ...listSortOptions(listQuery)]) {
    const how = field === '' ? 'without a sort' : `${ascending ? 'ascending' : 'descending'} by ${field}`
    const whole = field === '' ? unsorted : await joinPages(get, page, query)
    const part = await get({ ...page(2, half), ...query })
    const isSamePart = isSame(part.rows, whole.rows.slice(half, 2 * half))
    reportUnless(part, isSamePart, `${how}, rows ${half + 1} to ${2 * half} differ with the size of the page`, place)
    const count = `${how}, the pages have ${whole.rows.length} rows of ${total}`
    reportUnless(whole, whole.rows.length === Math.min(total, mostJoined), count, place)
    const isOnce = new Set(whole.rows.map(comparableText)).size === whole.rows.length
    reportUnless(whole, isOnce, `${how}, a row is on two pages`, place)
    if (field === '') continue
    expectOrder(whole, sortKeysOf(whole.rows, field), ascending, how, reportUnless)
    const isWhole = total > mostJoined || sortedText(whole.rows) === sortedText(unsorted.rows)
    reportUnless(whole, isWhole, `${how}, all pages joined are not the rows of the list`, place)
  }
}

/** People whose number the kit needs for nothing else than being read. */
const isReadable = (name: PersonName) => !/\.(?:deletable|disposable)$/.test(name)

const namedCustomers = ({ users: { people } }: Context, kind: PersonName): PersonName[] => {
  const names = (Object.keys(people) as PersonName[]).filter(
    (name) => areaOf(name) === kind && isReadable(name) && people[name]?.customerNumber !== undefined,
  )
  return [...new Map(names.toReversed().map((name) => [people[name]!.customerNumber, name])).values()].toReversed()
}

/** The operation of the bank that reads the list of one customer; undefined where there is none. */
function listOfCustomer(operation: OperationId): OperationId | undefined {
  const bankList = operations[operation].area === 'bank' ? operation : twinOf(operation)
  return bankList !== undefined && paramNames(bankList).includes('customerId') ? bankList : undefined
}

/** The person of users.json with most rows; undefined without rows, or when the list belongs to no customer. */
async function personWithLongestList(context: Context, operation: OperationId): Promise<PersonName | undefined> {
  const bankList = listOfCustomer(operation)
  if (bankList === undefined) return undefined
  return memoize(context, `longest list of ${bankList}`, async () => {
    const page = pageOf(new Set(context.contract.operation(bankList).parameters.map(({ name }) => name)))
    let longest: { name: PersonName; total: number } | undefined
    for (const name of namedCustomers(context, customerFor(bankList, 'usual'))) {
      const params = { customerId: await context.customerId(name) }
      const { total } = await listQueryOf(context, bankList, { params }).get(page?.(1, 1))
      if (total > (longest?.total ?? 0)) longest = { name, total }
    }
    return longest?.name
  })
}

/** The request about the person of users.json with most rows; `valid` when the list belongs to no customer. */
async function requestForLongestList(
  context: Context,
  operation: OperationId,
  valid: ScenarioRequest,
): Promise<ScenarioRequest> {
  const name = await personWithLongestList(context, operation)
  if (name === undefined) return valid
  if (operations[operation].area !== 'bank') return { ...valid, token: await context.tokenOf(name) }
  return { ...valid, params: { ...valid.params, customerId: await context.customerId(name) } }
}

/** The customer and the bank read the same deep inside the longest list, where another time of the year may be. */
function* longestTwinChecks(context: Context, operation: OperationId, page: Page): Generator<Check> {
  const twin = twinOf(operation)
  if (operations[operation].area !== 'bank' || twin === undefined) return
  yield {
    name: `answers deep inside the longest list of a person as ${twin} does`,
    run: async () => {
      const name = await personWithLongestList(context, operation)
      if (name === undefined) throw new SkipCheck('Nobody of users.json has a list of several rows')
      const ofBank = listQueryOf(context, operation, { params: { customerId: await context.customerId(name) } })
      const own = listQueryOf(context, twin, { token: await context.tokenOf(name) })
      const { total } = await ofBank.get(page(1, 1))
      for (const depth of depths) {
        const block = page(Math.ceil((total * depth) / largest), largest)
        const [bank, theirs] = [await ofBank.get(block), await own.get(block)]
        const message = `what the bank reads deep inside the list is not what ${twin} reads`
        ofBank.reportUnless(bank, isSame(bank.rows, theirs.rows), message, 'rule/twins')
      }
    },
  }
}

// Customers of users.json, who are in different states

const statesByPurpose: Partial<Record<PersonName, string>> = {
  'private.ended': 'TERMINATED',
  'private.terminationPlanned': 'TERMINATION_PLANNED',
}

/** A list of customers has everybody who is named, also those whose contract ends or is over. */
function* namedCustomerChecks(context: Context, operation: OperationId, valid: ScenarioRequest): Generator<Check> {
  const { get, reportUnless, names } = listQueryOf(context, operation, valid)
  if (!names.has('searchParams') || !names.has('statusFilter')) return
  const kind = customerFor(operation, 'usual')
  yield {
    name: 'lists every customer who is named, whatever their state',
    run: async () => {
      for (const name of namedCustomers(context, kind)) {
        const { customerNumber = '' } = context.person(name)
        const found = await get({ searchParams: [customerNumber] })
        const row = found.rows.find(({ bpNumber }) => String(bpNumber) === customerNumber)
        reportUnless(found, row !== undefined, `${name} is not listed`, 'rule/searches')
        const isBusy = !name.endsWith('.busy') || row === undefined || row.taskOpen === true
        const field = `#/components/schemas/${kind === 'business' ? 'BusinessCustomer' : 'PrivateCustomer'}/properties/taskOpen`
        reportUnless(found, isBusy, `${name} has work under way, and taskOpen is false`, field as Place)
        const wanted = statesByPurpose[name]
        const condition = row === undefined || wanted === undefined || row.status === wanted
        reportUnless(
          found,
          condition,
          `${name} is ${String(row?.status)} in the list instead of ${wanted}`,
          'rule/terminations',
        )
      }
    },
  }
}

/** The list of employees has everybody who is named, also those who may not sign in. */
const namedEmployeesCheck = ({ users: { people } }: Context, { get, reportUnless }: ListQuery): Check => ({
  name: 'lists every employee who is named, whatever their state',
  run: async () => {
    const list = await get()
    const listed = new Set(list.rows.map(({ email }) => String(email).toLowerCase()))
    for (const [name, { email }] of Object.entries(people)) {
      if (areaOf(name as PersonName) !== 'bank' || email === undefined) continue
      const place = '#/components/schemas/BankEmployee/properties/active'
      reportUnless(list, listed.has(email.toLowerCase()), `${name} is not listed`, place)
    }
  },
})
