/** Filters and searches of a list: what they leave is a part of the whole, and the parts together are the whole. */
import type { Check } from '#conform/cases/check.ts'
import { type Asked, type List, type Row, setOf } from '#conform/cases/asked-list.ts'

const viennaDay = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(new Date(moment))

/** Where a row shows its state. */
const statusOf = (row: Row) => row.statusName ?? row.status ?? (row.statusDetails as Row | undefined)?.status

export function* filterChecks({ get, say, choicesOf, names }: Asked): Generator<Check> {
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
        const says = `the totals of each ${filter} are ${sum}, and there are ${whole.total}`
        say(whole, sum === whole.total, says, 'A19')
        const filled = parts.filter(({ list }) => list.total > 0)
        for (const [index, one] of filled.entries()) {
          const other = filled[(index + 1) % filled.length]!
          if (one === other) continue
          const both = await keptTo([one.value, other.value])
          const what = `${one.value} and ${other.value} together are not the one and the other`
          say(both, both.total === one.list.total + other.list.total, what, 'A19')
          if (both.total <= 100)
            say(both, setOf(both.rows) === setOf([...one.list.rows, ...other.list.rows]), what, 'A19')
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
        const isSo = one.rows.length > 0 && on(one).every((each) => each === day) && setOf(wanted) === setOf(one.rows)
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

/** Terms are taken from rows that are there. */
async function expectSearch({ get, say }: Asked): Promise<void> {
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
    say(broad, broad.total > 100 || has(broad), `${name} in capitals does not find its row`, 'A115')
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
