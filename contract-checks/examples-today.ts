/** Moves the dates of the contract's examples, which are about one day, so that this day is today. */
import { dayOf, firstOfMonth, lastOfMonth } from '#contract-checks/vienna-day.ts'

/** The examples' own now, see openapi/examples/README.md. */
export const examplesNow = new Date('2026-11-20T10:00:00Z')

const dayMs = 86_400_000
/** Dates of birth keep the person's age; days that long ago do not expire. */
const longAgo = examplesNow.getTime() - 10 * 365 * dayMs

/** Fields of lists that have a line for each day. */
const counted: ReadonlySet<string> = new Set(['day', 'trxDate'])

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** Nothing else moves, and no 30 February, which is wrong on any day. */
const isTime = (one: unknown): one is string => {
  if (typeof one !== 'string' || !(day.test(one) || moment.test(one))) return false
  const time = Date.parse(one)
  return time > longAgo && new Date(time).toISOString().startsWith(one.replace('Z', ''))
}

/** A count of months for a day; two of them tell how many lie between. */
const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))

/**
 * A copy whose days and moments are as far from `now` as they are from the examples' own. What begins or ends
 * with a month does so then, too.
 */
export function examplesAt<Value>(value: Value, now: Date): Value {
  const today = dayOf(now)
  const ownDay = dayOf(examplesNow)
  const months = monthOf(today) - monthOf(ownDay)
  const days = Date.parse(today) - Date.parse(ownDay)
  const movedDay = (one: string, isCounted: boolean) => {
    if (!isCounted && one === firstOfMonth(one)) return firstOfMonth(one, months)
    if (!isCounted && one === lastOfMonth(one)) return lastOfMonth(firstOfMonth(one, months))
    return new Date(Date.parse(one) + days).toISOString().slice(0, 'YYYY-MM-DD'.length)
  }
  const moved = (key: string, one: unknown): unknown => {
    if (!isTime(one)) return one
    if (day.test(one)) return movedDay(one, counted.has(key))
    const time = new Date(Date.parse(one) + now.getTime() - examplesNow.getTime())
    return `${time.toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}Z`
  }
  return JSON.parse(JSON.stringify(value), moved) as Value
}
