/** Reads the orders of the controls from JSON; anything invalid is refused with one sentence. */
import { operations } from '#generated/operations.ts'
import type { Failure } from '#sandbox/storage/failures.ts'

/** A sentence about what is wrong with an order. */
export class OrderRefused extends Error {}

type Fields = Record<string, unknown>

function fieldsOf(body: unknown, allowed: readonly string[]): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new OrderRefused('Send a JSON object.')
  const unknown = Object.keys(body).filter((name) => !allowed.includes(name))
  if (unknown.length > 0) throw new OrderRefused(`Unknown: ${unknown.join(', ')}. Known: ${allowed.join(', ')}.`)
  return body as Fields
}

function integer(fields: Fields, name: string, least: number, most: number): number | undefined {
  const value = fields[name]
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new OrderRefused(`${name} is a whole number from ${least} to ${most}.`)
}

/** PostgreSQL keeps no NUL. */
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')

function isStorable(value: unknown): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false // the stack has an end
  }
}

/** Far beyond what anybody shows, and well within what the database and the contract's days can hold. */
const [earliest, latest] = [Date.UTC(2000), Date.UTC(2200)]

/** What the clock may show; throws a sentence for anything else. */
export function requireSupportedMoment(moment: Date): Date {
  const time = moment.getTime()
  if (time >= earliest && time < latest) return moment
  throw new OrderRefused('The clock goes from the year 2000 to 2199.')
}

export type ClockOrder = { advanceSeconds: number } | { resetTo: Date | undefined }

/** `{advanceSeconds: 300}` or `{resetTo: '2026-11-20T10:00:00Z'}`; `{resetTo: 'now'}` is the machine's time. */
export function readClockOrder(body: unknown): ClockOrder {
  const fields = fieldsOf(body, ['advanceSeconds', 'resetTo'])
  const century = 100 * 366 * 86_400
  const advanceSeconds = integer(fields, 'advanceSeconds', -century, century)
  const { resetTo } = fields
  if ((advanceSeconds === undefined) === (resetTo === undefined)) {
    throw new OrderRefused('Send either advanceSeconds or resetTo.')
  }
  if (advanceSeconds !== undefined) return { advanceSeconds }
  if (resetTo === 'now') return { resetTo: undefined }
  const moment = new Date(typeof resetTo === 'string' ? resetTo : Number.NaN)
  if (Number.isNaN(moment.getTime()))
    throw new OrderRefused('resetTo is a moment such as 2026-11-20T10:00:00Z, or now.')
  return { resetTo: requireSupportedMoment(moment) }
}

/**
 * `{operation, status, count?, body?, unparsable?, delayMs?, userEmail?}`: operation is an operationId or `*`, count is
 * how many calls it hits (1), an order with only delayMs delays and then answers as usual.
 */
export function readFailureOrder(input: unknown): Omit<Failure, 'id'> {
  const allowedFields = ['operation', 'status', 'count', 'body', 'unparsable', 'delayMs', 'userEmail']
  const fields = fieldsOf(input, allowedFields)
  const { operation, unparsable = false, userEmail, body } = fields
  if (typeof operation !== 'string' || !(operation === '*' || Object.hasOwn(operations, operation))) {
    throw new OrderRefused('operation is an operationId of the contract, or * for any.')
  }
  if (typeof unparsable !== 'boolean') throw new OrderRefused('unparsable is true or false.')
  if (userEmail !== undefined && !isText(userEmail)) throw new OrderRefused('userEmail is a text.')
  const status = integer(fields, 'status', 200, 599)
  const delayMs = integer(fields, 'delayMs', 0, 600_000) ?? 0
  if (status === undefined && delayMs === 0 && !unparsable) {
    throw new OrderRefused('Send status, unparsable or delayMs.')
  }
  if (!isStorable(body)) throw new OrderRefused('body is nested too deeply.')
  return {
    operation,
    userEmail: userEmail?.toLowerCase() ?? null,
    status: status ?? null,
    remaining: integer(fields, 'count', 1, 100_000) ?? 1,
    body: body ?? null,
    unparsable,
    delayMs,
  }
}
