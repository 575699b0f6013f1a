/** Reads the orders of the controls from JSON; anything invalid is refused with one sentence. */
import { z } from 'zod'
import { operations } from '#generated/operations.ts'
import type { Failure } from '#sandbox/storage/failures.ts'

/** A sentence about what is wrong with an order. */
export class OrderRefused extends Error {}

/** The fields of an order; throws the sentence about the first that is wrong. */
function read<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, body: unknown): z.output<z.ZodObject<Shape>> {
  const { data, error } = schema.safeParse(body)
  if (error === undefined) return data
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys')
    throw new OrderRefused(`Unknown: ${issue.keys.join(', ')}. Known: ${Object.keys(schema.shape).join(', ')}.`)
  throw new OrderRefused(issue?.path.length === 0 ? 'Send a JSON object.' : issue!.message)
}

const integer = (name: string, minimum: number, maximum: number) => {
  const sentence = `${name} is a whole number from ${minimum} to ${maximum}.`
  return z.int(sentence).min(minimum, sentence).max(maximum, sentence).optional()
}

/** Within what the database and the contract's days can hold. */
const [earliest, latest] = [Date.UTC(2000), Date.UTC(2200)]

/** What the clock may show; throws a sentence for anything else. */
export function requireSupportedMoment(moment: Date): Date {
  const time = moment.getTime()
  if (time >= earliest && time < latest) return moment
  throw new OrderRefused('The clock goes from the year 2000 to 2199.')
}

export type ClockOrder = { advanceSeconds: number } | { resetTo: Date | undefined }

const century = 100 * 366 * 86_400
const clockOrder = z.strictObject({
  advanceSeconds: integer('advanceSeconds', -century, century),
  resetTo: z.unknown().optional(),
})

/** `{advanceSeconds: 300}` or `{resetTo: '2026-11-20T10:00:00Z'}`; `{resetTo: 'now'}` is the machine's time. */
export function readClockOrder(body: unknown): ClockOrder {
  const { advanceSeconds, resetTo } = read(clockOrder, body)
  if ((advanceSeconds === undefined) === (resetTo === undefined))
    throw new OrderRefused('Send either advanceSeconds or resetTo.')
  if (advanceSeconds !== undefined) return { advanceSeconds }
  if (resetTo === 'now') return { resetTo: undefined }
  const moment = new Date(typeof resetTo === 'string' ? resetTo : Number.NaN)
  if (Number.isNaN(moment.getTime()))
    throw new OrderRefused('resetTo is a moment such as 2026-11-20T10:00:00Z, or now.')
  return { resetTo: requireSupportedMoment(moment) }
}

function isStorable(value: unknown): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false // the stack has an end
  }
}

const isOperation = (name: string) => name === '*' || Object.hasOwn(operations, name)
const operationSentence = 'operation is an operationId of the contract, or * for any.'

const failureOrder = z.strictObject({
  operation: z.string(operationSentence).refine(isOperation, operationSentence),
  status: integer('status', 200, 599),
  count: integer('count', 1, 100_000),
  body: z.unknown().refine(isStorable, 'body is nested too deeply.').optional(),
  unparsable: z.boolean('unparsable is true or false.').default(false),
  delayMs: integer('delayMs', 0, 600_000),
  /** PostgreSQL keeps no NUL. */
  userEmail: z
    .string('userEmail is a text.')
    .regex(/^[^\0]*$/, 'userEmail is a text.')
    .optional(),
})

/**
 * `{operation, status, count?, body?, unparsable?, delayMs?, userEmail?}`: operation is an operationId or `*`, count is
 * how many calls it hits (1), an order with only delayMs delays and then answers as usual.
 */
export function readFailureOrder(input: unknown): Omit<Failure, 'id'> {
  const { status = null, count = 1, body = null, delayMs = 0, userEmail, ...order } = read(failureOrder, input)
  if (status === null && delayMs === 0 && !order.unparsable)
    throw new OrderRefused('Send status, unparsable or delayMs.')
  return { ...order, status, body, delayMs, userEmail: userEmail?.toLowerCase() ?? null, remaining: count }
}
