/** Both sides of each rule about today, on days of the past on which such rules are often wrong. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import { takesEtag, withEtag } from '#conform/checks/etags.ts'
import { expectCode } from '#conform/checks/refusals.ts'
import { type RuleBound, comingOfAge, ruleBounds } from '#conform/checks/rule-bounds.ts'
import { changed } from '#conform/checks/values.ts'
import type { Context } from '#conform/context.ts'
import { type Recording, runRecorded } from '#conform/exchanges.ts'
import { type Result, SkipCheck } from '#conform/finding.ts'
import { type ScenarioRequest, buildRequest, createViolationFinder, expect, expectStatus } from '#conform/scenario.ts'
import { scenarios } from '#conform/scenarios.ts'
import { visitMoments } from '#conform/test-clock.ts'
import { bodySchemaOf, type Contract, type Schema } from '#contract-checks/contract.ts'
import { rulesOf } from '#contract-checks/relations.ts'
import { dayAfter, startOf } from '#contract-checks/vienna-day.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export const otherDaysName = 'keeps its rules about today on other days'

const halfHour = 1_800_000

/**
 * Moments before `now`, the latest of each kind: the begin of a year and of the last day of a month, when it is the day before in UTC;
 * a leap day; the last day of February where people born on a leap day come of age a day later; the end of a day of 25 hours.
 */
export function momentsOfOtherDays(now: Date): Date[] {
  const year = now.getUTCFullYear()
  const latest = (day: (year: number) => string | undefined) => {
    for (let one = year; ; one -= 1) {
      const found = day(one)
      if (found !== undefined && startOf(found, 1) < now) return found
    }
  }
  const early = (day: string) => new Date(startOf(day).getTime() + halfHour)
  const late = (day: string) => new Date(startOf(day, 1).getTime() - halfHour)
  return [
    early(latest((one) => `${one}-01-01`)),
    early(latest((one) => `${one}-01-31`)),
    early(latest((one) => (one % 4 === 2 ? `${one}-02-28` : undefined))),
    late(latest((one) => (one % 4 === 0 ? `${one}-02-29` : undefined))),
    late(latest(lastSundayOfOctober)),
  ]
}

function lastSundayOfOctober(year: number): string {
  const last = `${year}-10-31`
  return dayAfter(last, -new Date(`${last}T00:00:00Z`).getUTCDay())
}

type Rules = { operation: OperationId; schema: Schema; codes: ReadonlySet<string> }

/** The operations whose body has a rule about today. */
function rulesAboutToday(contract: Contract, operation: OperationId): Rules[] {
  const schema = bodySchemaOf(contract, operation)
  if (schema === undefined || !operations[operation].session) return []
  const found = rulesOf(contract.schemas, schema, '').filter(({ holds }) => /\btoday\b/.test(holds))
  return found.length === 0 ? [] : [{ operation, schema, codes: new Set(found.map(({ code }) => code)) }]
}

type Prepared = Rules & { valid: ScenarioRequest; recording: Recording; result: Result }

/**
 * Turns the clock to each of the days and sends requests that change nothing: what a rule forbids, and what it just allows together
 * with a stale etag or with a value against another rule.
 */
export async function checkOtherDays(context: Context, chosen: readonly OperationId[]): Promise<Result[]> {
  const rules = chosen.flatMap((operation) => rulesAboutToday(context.contract, operation))
  if (rules.length === 0 || context.users.idle?.clock === undefined) return []
  const prepared = (await Promise.all(rules.map((one) => prepare(context, one)))).filter((one) => one !== undefined)
  if (prepared.length === 0) return []
  const problem = await visitMoments(context, momentsOfOtherDays, async (now) => {
    for (const one of prepared) await runOnDay(context, one, now)
  })
  if (problem === undefined) return prepared.map(({ result }) => result)
  context.remarks.add(`${problem}: rules about today were not checked on other days`)
  return prepared.map(({ result }) => ({ ...result, skipped: problem }))
}

async function prepare(context: Context, rules: Rules): Promise<Prepared | undefined> {
  const { operation } = rules
  const recording: Recording = new Set()
  const result = { operation, name: otherDaysName, findings: [], skipped: undefined, milliseconds: 0 }
  try {
    const valid = await runRecorded(recording, () => buildRequest(context, operation, scenarios[operation] ?? {}))
    return { ...rules, valid, recording, result }
  } catch (error) {
    if (error instanceof SkipCheck) return undefined
    throw error
  }
}

async function runOnDay(context: Context, prepared: Prepared, now: Date): Promise<void> {
  const { result, recording } = prepared
  const since = Date.now()
  const findings = await context.collectFindings(async () => {
    try {
      await expectBoundsAt(context, prepared, now)
    } catch (error) {
      if (!(error instanceof SkipCheck)) throw error
    }
  }, recording)
  // On that day what is stored is of the future, and a person may not have had the password yet.
  const { pointer: own } = context.contract.operation(result.operation)
  result.findings.push(...findings.filter(({ pointer }) => pointer.startsWith(`${own}/`)))
  result.milliseconds += Date.now() - since
}

async function expectBoundsAt(context: Context, prepared: Prepared, now: Date): Promise<void> {
  const { operation, schema, codes, valid } = prepared
  const { contract } = context
  const parts = { ...valid, body: moveDays(valid.body, now) }
  const violationsOf = createViolationFinder(contract, now)
  if (violationsOf(operation, parts).length > 0) throw new SkipCheck('The request does not fit to that day')
  const withValue = (path: readonly string[], value: unknown) => changed(parts.body, [{ path, value }])
  const bounds = ruleBounds(contract, operation, schema, parts, withValue, now, comingOfAge(now))
  const day = now.toISOString()
  for (const bound of bounds.filter(({ code }) => codes.has(code))) {
    const harmless = withoutEffect(operation, parts, bound, bounds)
    if (harmless === undefined) continue
    const answer = await context.call(operation, harmless)
    if (!isAnswered(answer)) throw new SkipCheck(`${answer.status} on that day`)
    const what = `on ${day}: ${bound.path.join('.')} ${JSON.stringify(bound.value)}`
    if (bound.isBroken) {
      const kind = `a request that is ${bound.code}`
      if (expectStatus(context, operation, answer, 400, `${what}, which is ${bound.code}`, kind))
        expectCode(context, operation, answer, bound.code)
    } else expectNotRefusedAs(context, answer, bound.code, what)
  }
}

/** Whether the call came as far as its rules: the person can sign in on that day, and the record is there. */
const isAnswered = ({ status }: ReceivedAnswer) => status < 300 || [400, 412].includes(status) || status >= 500

function expectNotRefusedAs(context: Context, answer: ReceivedAnswer, code: string, what: string): void {
  const { violations = [] } = (answer.body ?? {}) as { violations?: { code?: string }[] }
  const place = `${context.contract.operation(answer.operation).pointer}/requestBody` as const
  const isAllowed = violations.every((one) => one.code !== code)
  expect(context, answer, isAllowed, `${what} is refused as ${code}, and the rule allows it`, place)
  expect(context, answer, answer.status < 500, `${what}: ${answer.status}, and the rule allows it`, place)
}

/** It can be one, and is that of no record. */
const staleEtag = 'no-record-has-this-etag'

/**
 * The request with the value of the bound. What is allowed must not be carried out: its etag is stale, or a value of another field is
 * forbidden; undefined where neither is possible.
 */
function withoutEffect(
  operation: OperationId,
  parts: ScenarioRequest,
  { path, value, isBroken }: RuleBound,
  bounds: readonly RuleBound[],
): ScenarioRequest | undefined {
  const request = { ...parts, body: changed(parts.body, [{ path, value }]) }
  if (takesEtag(operation)) return withEtag(request, staleEtag)
  if (isBroken) return request
  const other = bounds.find((one) => one.isBroken && one.path.join('.') !== path.join('.'))
  return other && { ...request, body: changed(request.body, [other]) }
}

/** Days farther from today than this are no days of the present, such as birthdates; in months. */
const present = 60

/** The body with its days of the present moved by the months between today and `now`; the last day of a month stays one. */
export function moveDays(body: unknown, now: Date, today = new Date()): unknown {
  const monthOf = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth()
  const months = monthOf(now) - monthOf(today)
  if (Array.isArray(body)) return body.map((one) => moveDays(one, now, today))
  if (typeof body === 'object' && body !== null)
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, moveDays(value, now, today)]))
  if (typeof body !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(body)) return body
  const moment = new Date(body)
  if (Math.abs(monthOf(moment) - monthOf(today)) > present) return body
  const [year, month, date] = [moment.getUTCFullYear(), moment.getUTCMonth() + months, moment.getUTCDate()]
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const isLast = dayAfter(body, 1).endsWith('-01')
  return new Date(Date.UTC(year, month, isLast ? lastDate : Math.min(date, lastDate))).toISOString().slice(0, 10)
}
