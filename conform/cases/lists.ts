/** Pages, order and filters of the lists that the backend pages, and totals of the others. */
import type { Parts, Received } from '#conform/backend.ts'
import { type Check } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import { expect } from '#conform/scenario.ts'
import type { OperationId } from '#generated/operations.ts'

type Row = Record<string, unknown>
type List = { rows: Row[]; total: number; answer: Received }

const listOf = (answer: Received): List | undefined => {
  const body = answer.body as
    { results?: Row[]; transactions?: Row[]; total?: number; meta?: { total: number } } | undefined
  const rows = body?.results ?? body?.transactions
  const total = body?.total ?? body?.meta?.total
  return Array.isArray(rows) && total !== undefined ? { rows, total, answer } : undefined
}

/** How each list is asked for a page, what orders it, and which field tells. */
function shapeOf(names: Set<string>) {
  if (names.has('offset')) {
    return { page: (number: number, limit: number) => ({ offset: (number - 1) * limit, limit }), place: 'A16, A20' }
  }
  return names.has('page') ? { page: (page: number, limit: number) => ({ page, limit }), place: 'A16, A20' } : undefined
}

const orders: { when: string; query: (ascending: boolean) => Parts['query']; value: (row: Row) => string }[] = [
  {
    when: 'sort',
    query: (ascending) => ({ sort: `transactionTimestamp_${ascending ? 'asc' : 'desc'}` }),
    value: ({ transactionTimestamp }) => String(transactionTimestamp),
  },
  {
    when: 'sort_by',
    query: (ascending) => ({ sort_by: 'bpNumber', sort_order: ascending ? 'asc' : 'desc' }),
    value: ({ bpNumber }) => String(bpNumber).padStart(20, '0'),
  },
  {
    when: 'sortBy',
    query: (ascending) => ({ sortBy: 'sentAt', sortOrder: ascending ? 'asc' : 'desc' }),
    value: ({ dateTimeSent }) => String(dateTimeSent ?? ''),
  },
]

export function* listChecks(context: Context, operation: OperationId, valid: Parts): Generator<Check> {
  const { parameters, answers } = context.contract.operation(operation)
  if (answers['200']?.content?.['application/json'] === undefined) return
  const names = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name))
  const get = async (query: Parts['query'] = {}) => {
    const answer = await context.call(operation, { ...valid, query })
    return listOf(answer) ?? { rows: [], total: 0, answer }
  }
  const say = (list: List, isSo: boolean, says: string, place: string) =>
    expect(context, list.answer, isSo, says, place)

  const shape = shapeOf(names)
  if (shape === undefined) {
    yield {
      name: 'counts what it lists',
      run: async () => {
        const list = await get()
        say(
          list,
          list.rows.length === list.total || listOf(list.answer) === undefined,
          'total is not the number of rows',
          'A20, A21',
        )
      },
    }
    return
  }
  yield {
    name: 'cuts its pages one behind the other',
    run: async () => {
      const [first, second, both, beyond] = [
        await get(shape.page(1, 3)),
        await get(shape.page(2, 3)),
        await get(shape.page(1, 6)),
        await get(shape.page(5000, 100)),
      ]
      const joined = JSON.stringify([...first.rows, ...second.rows])
      say(
        second,
        joined === JSON.stringify(both.rows),
        'pages 1 and 2 of three rows are not page 1 of six',
        shape.place,
      )
      say(
        first,
        first.rows.length === Math.min(3, first.total),
        `a page of 3 has ${first.rows.length} rows of ${first.total}`,
        shape.place,
      )
      say(
        second,
        [second, both, beyond].every(({ total }) => total === first.total),
        'the total differs from page to page',
        shape.place,
      )
      say(beyond, beyond.rows.length === 0, 'there are rows behind the last page', shape.place)
      const last = await get(shape.page(Math.min(Math.max(first.total, 1), 5000), 1))
      const isThere = last.rows.length === 1 || last.total < Math.max(first.total, 1)
      say(last, isThere, 'the last row is missing where it is alone on its page', shape.place)
    },
  }
  for (const order of orders.filter(({ when }) => names.has(when))) {
    yield {
      name: `is sorted as asked for by ${order.when}`,
      run: async () => {
        for (const ascending of [true, false]) {
          const list = await get({ ...order.query(ascending), limit: 100 })
          const values = list.rows.map(order.value).filter(Boolean)
          const sorted = values.toSorted()
          const isSo = JSON.stringify(values) === JSON.stringify(ascending ? sorted : sorted.toReversed())
          say(list, isSo, `not ${ascending ? 'ascending' : 'descending'} by ${order.when}`, 'A17')
        }
        const [usual, asked] = [await get(), await get(order.query(false))]
        say(
          usual,
          JSON.stringify(usual.rows) === JSON.stringify(asked.rows),
          'the usual order is not the descending one',
          'A17',
        )
      },
    }
  }
  yield* filterChecks(names, get, say)
}

type Get = (query?: Parts['query']) => Promise<List>
type Say = (list: List, isSo: boolean, says: string, place: string) => void

function* filterChecks(names: Set<string>, get: Get, say: Say): Generator<Check> {
  const statusOf = (row: Row) => row.statusName ?? row.status ?? (row.statusDetails as Row | undefined)?.status
  for (const filter of ['status', 'statusFilter'].filter((name) => names.has(name))) {
    yield {
      name: `keeps to ${filter}`,
      run: async () => {
        const some = await get({ limit: 100 })
        const wanted = String(some.rows.map(statusOf).at(-1) ?? '')
        if (wanted === '') return
        const list = await get({ [filter]: [wanted], limit: 100 })
        say(
          list,
          list.rows.every((row) => statusOf(row) === wanted),
          `there are rows that are not ${wanted}`,
          'A19',
        )
        say(list, list.total > 0 && list.total <= some.total, `the total of ${wanted} is ${list.total}`, 'A19')
      },
    }
  }
  if (names.has('fromDate')) {
    yield {
      name: 'keeps to fromDate and toDate',
      run: async () => {
        const all = await get({ limit: 100 })
        const day = (row: Row | undefined) => viennaDay(String(row?.transactionTimestamp))
        const one = all.rows[Math.floor(all.rows.length / 2)]
        if (one === undefined) return
        const list = await get({ fromDate: day(one), toDate: day(one), limit: 100 })
        const isSo = list.rows.length > 0 && list.rows.every((row) => day(row) === day(one))
        say(list, isSo, `not exactly the rows of ${day(one)} (both days included, in Vienna)`, 'A120')
      },
    }
  }
  if (names.has('searchParams')) {
    yield {
      name: 'finds what is searched for',
      run: async () => {
        const { rows } = await get()
        const number = String(rows[0]?.bpNumber ?? '')
        if (number === '') return
        const list = await get({ searchParams: [number] })
        const isSo = list.rows.length > 0 && list.rows.every((row) => JSON.stringify(row).includes(number))
        say(list, isSo, 'not exactly the rows with that customer number', 'A115')
      },
    }
  }
}

const viennaDay = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(new Date(moment))
