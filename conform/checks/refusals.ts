/** Refused requests: 400 with the violated field and rule (A147), and 400 with the code of a rule. */
import type { RequestParts, ReceivedAnswer } from '#conform/backend.ts'
import { type LenientRequest, brokenRequests, lenientRequests } from '#conform/broken-requests.ts'
import { type HistorySnapshot, expectNoNewLines, snapshotHistory } from '#conform/checks/history-lines.ts'
import { expectViewsUnchanged, snapshotViews } from '#conform/checks/round-trip.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { dayIn, newEmail } from '#conform/fresh-values.ts'
import {
  type Check,
  type ScenarioRequest,
  type Scenario,
  expect,
  expectStatus,
  unknownId,
  createViolationFinder,
} from '#conform/scenario.ts'
import { type ViewSnapshot, findViews } from '#conform/views.ts'
import { bodySchemaOf, type Contract, type Schema } from '#contract-checks/contract.ts'
import { rulesOf } from '#contract-checks/relations.ts'
import type { ViolationCode } from '#generated/model/violation-code.ts'
import type { Violation } from '#generated/model/violation.ts'
import type { OperationId } from '#generated/operations.ts'

/** Requests that break one rule of a schema; `valid` is a request that succeeds. */
export function* schemaViolationChecks(
  context: Context,
  operation: OperationId,
  valid: RequestParts,
): Generator<Check> {
  const violationsOf = createViolationFinder(context.contract)
  const reported = new Set<string>()
  let before: ViewSnapshot[] | undefined
  let history: HistorySnapshot | undefined
  let last: ReceivedAnswer | undefined
  let accepted = false
  for (const { how, place, header, parts } of brokenRequests(context.contract, operation, valid)) {
    const expected = violationsOf(operation, parts)
    const name = `refuses ${how}`
    if (expected.length === 0 || reported.has(name)) continue
    reported.add(name)
    yield {
      name,
      run: async () => {
        history ??= before === undefined ? await snapshotHistory(context, operation, valid) : undefined
        before ??= await snapshotViews(context, operation, valid)
        const answer = await context.call(operation, parts)
        last = answer
        if (answer.status < 300) accepted = true
        const kind = header === undefined ? `${place} against ${expected[0]!.rule}` : `header ${header}`
        if (expectStatus(context, operation, answer, 400, how, kind, header))
          expectViolation(context, operation, answer, expected, how)
      },
    }
  }
  const lenient = lenientRequests(
    context.contract,
    operation,
    valid,
    (parts) => violationsOf(operation, parts).length > 0,
  )
  if (lenient.length > 0) {
    const name = 'refuses values in every other type and spelling'
    reported.add(name)
    yield {
      name,
      run: async () => {
        history ??= before === undefined ? await snapshotHistory(context, operation, valid) : undefined
        before ??= await snapshotViews(context, operation, valid)
        for (const request of lenient) {
          last = await context.call(operation, request.parts)
          if (last.status < 300) accepted = true
          if (await sendUnnamedAlone(context, operation, last, request)) accepted = true
        }
      },
    }
  }
  const manifold = requestWithManyMistakes(context, operation, valid)
  if (manifold !== undefined) {
    const name = 'names every rule that a request breaks'
    reported.add(name)
    yield {
      name,
      run: async () => {
        before ??= await snapshotViews(context, operation, valid)
        const answer = await context.call(operation, manifold.parts)
        if (answer.status < 300) accepted = true
        const how = `${manifold.expected.length} broken rules at once`
        if (expectStatus(context, operation, answer, 400, how)) expectEveryViolation(context, answer, manifold.expected)
      },
    }
  }
  if (findViews(context.contract, operation).length === 0) return
  yield {
    name: 'has changed nothing by what it refused',
    needs: [...reported],
    run: async () => {
      if (accepted) throw new SkipCheck('What should have been refused was accepted, as another check says')
      expectViewsUnchanged(context, operation, before ?? [], await snapshotViews(context, operation, valid))
      if (last !== undefined && history !== undefined)
        expectNoNewLines(context, last, history, await snapshotHistory(context, operation, valid))
    },
  }
}

/** Whoever names some of the broken fields only is asked about each of the others alone; true when one is accepted. */
async function sendUnnamedAlone(
  context: Context,
  operation: OperationId,
  { status, body }: ReceivedAnswer,
  { alone }: LenientRequest,
): Promise<boolean> {
  const violationsOf = createViolationFinder(context.contract)
  const { violations = [] } = (body ?? {}) as { violations?: Violation[] }
  const named = new Set(status === 400 ? violations.map(({ field }) => field) : [])
  let isAccepted = false
  for (const { field, how, parts } of alone) {
    if (named.has(field)) continue
    const answer = await context.call(operation, parts)
    isAccepted ||= answer.status < 300
    const expected = violationsOf(operation, parts)
    if (expectStatus(context, operation, answer, 400, how, `body against ${expected[0]!.rule}`))
      expectViolation(context, operation, answer, expected, how)
  }
  return isAccepted
}

function expectViolation(
  context: Context,
  operation: OperationId,
  answer: ReceivedAnswer,
  expected: Violation[],
  how: string,
) {
  const { violations = [] } = (answer.body ?? {}) as { violations?: Violation[] }
  const isNamed = violations.some(({ field, rule }) => expected.some((one) => one.field === field && one.rule === rule))
  if (isNamed) return
  const say = (list: Violation[]) =>
    list.map(({ field, rule }) => `${field || 'the body'} ${rule}`).join(', ') || 'nothing'
  const message = `${how}: the violations name ${say(violations)} instead of ${say(expected)}`
  const cause = causeOfViolations(violations, expected)
  context.addFinding(
    answer.finding(message, `${context.contract.operation(operation).pointer}/responses/400`, { cause }),
  )
}

/** Fields of the body that are broken at once. */
const maxMistakes = 5

/** The request with a mistake in several fields of its body; undefined where fewer than two can be broken. */
function requestWithManyMistakes(context: Context, operation: OperationId, valid: RequestParts) {
  const violationsOf = createViolationFinder(context.contract)
  const body = valid.body as Record<string, unknown> | undefined
  const broken = new Map<string, unknown>()
  for (const { place, parts } of brokenRequests(context.contract, operation, valid)) {
    if (place !== 'body' || parts.mediaType !== undefined || broken.size === maxMistakes) continue
    const sent = parts.body
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) continue
    const fields = Object.entries(sent).filter(([name, value]) => name in (body ?? {}) && value !== body?.[name])
    const [found] = fields
    if (fields.length !== 1 || found === undefined || broken.has(found[0])) continue
    if (Object.keys(sent).length !== Object.keys(body ?? {}).length) continue
    if (violationsOf(operation, parts).length === 1) broken.set(...found)
  }
  if (broken.size < 2) return undefined
  const parts = { ...valid, body: { ...body, ...Object.fromEntries(broken) } }
  return { parts, expected: violationsOf(operation, parts) }
}

function expectEveryViolation(context: Context, answer: ReceivedAnswer, expected: readonly Violation[]): void {
  const { violations = [] } = (answer.body ?? {}) as { violations?: Violation[] }
  const missing = expected.filter((one) => !violations.some(({ field }) => field === one.field))
  const message = `the violations do not name ${missing.map(({ field }) => field).join(', ')} of ${expected.length} fields`
  const grouping = { cause: 'the violations name some of the broken fields only' }
  expect(context, answer, missing.length === 0, message, '#/components/schemas/Problem/properties/violations', grouping)
}

function causeOfViolations(named: Violation[], expected: Violation[]): string {
  if (named.length === 0) return 'the violations name nothing'
  const isRuleNamed = expected.some(({ rule }) => named.some((one) => one.rule === rule))
  return isRuleNamed ? 'the violations name another field' : `the violations do not name ${expected[0]!.rule}`
}

// Requests with valid fields that break a rule between them: 400 with the code of the rule.

type Fields = Record<string, unknown>

/** `valid` is a request that succeeds. */
export function* ruleViolationChecks(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  valid: ScenarioRequest,
): Generator<Check> {
  const { contract } = context
  const schema = bodySchemaOf(contract, operation)
  const rules = schema === undefined ? [] : rulesOf(contract.schemas, schema, '')
  const violationsOf = createViolationFinder(contract)
  const candidates = rules.length === 0 ? [] : [...changedBodies(contract, schema!, valid.body as Fields)]
  for (const rule of rules) {
    const { code, says } = rule
    const broken =
      says === undefined
        ? candidates.find((body) => {
            const found = violationsOf(operation, { ...valid, body })
            return found.length === 1 && found[0]!.code === code
          })
        : bodiesAgainstServerRules(rule, valid).find((body) => violationsOf(operation, { ...valid, body }).length === 0)
    const breakRule = scenario.rules?.[code]
    if (breakRule === undefined && broken === undefined) {
      const isLater = says !== undefined && rulesBrokenByRepetition.has(rule.rule)
      if (!isLater)
        context.remarks.add(`${operation}: ${code} was not checked: no request breaks that rule and no other`)
      continue
    }
    yield {
      name: `refuses what is ${code}`,
      run: async () => {
        const parts = breakRule ? await breakRule(context, valid) : { ...valid, body: broken }
        const answer = await context.callWithRetry(operation, parts)
        const what = says === undefined ? `a request that is ${code}` : `a request against "${says}"`
        if (expectStatus(context, operation, answer, 400, what, `a request that is ${code}`))
          expectCode(context, operation, answer, code)
      },
    }
  }
}

/** Rules that the same request breaks after it has succeeded. */
const rulesBrokenByRepetition = new Set(['active', 'const', 'wait'])

/** The time after a success in which the same rule still holds, in milliseconds. */
const just = 45_000

/** Sends the request again, or to another address, after `sent` has succeeded; only the server can check these rules. */
export function* repeatedRuleChecks(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  sent: ScenarioRequest,
  getAnswer: () => ReceivedAnswer,
): Generator<Check> {
  const { contract } = context
  const schema = bodySchemaOf(contract, operation)
  const rules = schema === undefined ? [] : rulesOf(contract.schemas, schema, '')
  for (const { code, says, rule, field } of rules) {
    if (says === undefined || !rulesBrokenByRepetition.has(rule) || scenario.rules?.[code] !== undefined) continue
    yield {
      name: `refuses what is ${code} once it is done`,
      run: async () => {
        const { between } = getAnswer()
        const body = rule === 'wait' ? { ...(sent.body as Fields), [field]: newEmail() } : sent.body
        const answer = await context.callWithRetry(operation, { ...sent, body })
        if (rule === 'wait' && answer.between.to - between.from > just) throw new SkipCheck('It took too long for that')
        if (expectStatus(context, operation, answer, 400, `a request against "${says}"`, `a request that is ${code}`))
          expectCode(context, operation, answer, code)
      },
    }
  }
}

type RuleOfField = { rule: string; field: string; path: readonly string[] }

/** Bodies that break a rule which only the server can check, by the kind of the rule. */
export function bodiesAgainstServerRules(
  { rule, field, path }: RuleOfField,
  { body, former }: ScenarioRequest,
): Fields[] {
  if (rule === 'changed') return former === undefined ? [] : [former as Fields]
  const values = serverRuleValues[rule] ?? []
  const place = [...path, ...field.split('.')]
  return field === '' || valueAt(body, place) === undefined
    ? []
    : values.map((value) => put(body as Fields, place, value))
}

/** By the kind of rule: unknown ids, an unknown name, wrong check digits, days long ago. */
const serverRuleValues: Record<string, unknown[]> = {
  enum: [unknownId, 'no-such-thing'],
  readOnly: ['Konstanze'],
  iban: ['AT001904300234573201'],
  get minDate() {
    return days().toSorted()
  },
}

const valueAt = (body: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>((inside, name) => (inside as Fields | null | undefined)?.[name], body)

export function expectCode(
  context: Context,
  operation: OperationId,
  answer: ReceivedAnswer,
  code: ViolationCode,
): void {
  const { violations = [] } = (answer.body ?? {}) as { violations?: Violation[] }
  if (violations.some((one) => one.code === code)) return
  const place = `${context.contract.operation(operation).pointer}/responses/400` as const
  const cause = violations.some((one) => one.code) ? `no violation carries the code ${code}` : 'no violation has a code'
  context.addFinding(answer.finding(`no violation carries the code ${code}`, place, { cause }))
}

/** The body with one or two fields changed to other valid values. */
function* changedBodies(contract: Contract, schema: Schema, body: Fields): Generator<Fields> {
  const fields = [...fieldsOf(contract, schema, [])]
  const changed = (into: Fields): Fields[] =>
    fields.flatMap(({ path, values }) => values.map((value) => put(into, path, value)))
  const once = changed(body)
  yield* once
  for (const one of once.slice(0, 60)) yield* changed(one)
}

type Field = { path: readonly string[]; values: unknown[] }

/** Days at the limits of rules, ends of numbers, every choice, another id, and no value. */
function* fieldsOf(contract: Contract, given: Schema, path: readonly string[]): Generator<Field> {
  const target = given.$ref && contract.schemas[given.$ref.split('/').at(-1)!]
  if (target) return yield* fieldsOf(contract, target, path)
  for (const choice of given.anyOf ?? []) {
    if (choice.type === 'null') yield { path, values: [null] }
    else yield* fieldsOf(contract, choice, path)
  }
  for (const [name, field] of Object.entries(given.properties ?? {})) {
    const isNeeded = given.required?.includes(name) === true
    if (!isNeeded) yield { path: [...path, name], values: [undefined] }
    yield* fieldsOf(contract, field, [...path, name])
  }
  const { type, format } = given
  if (format === 'date') yield { path, values: days() }
  else if (format === 'uuid') yield { path, values: [unknownId] }
  else if (given.enum) yield { path, values: given.enum }
  else if (type === 'number') yield { path, values: [1, 0, -1] }
  else if (type === 'boolean') yield { path, values: [true, false] }
  else if (type === 'string' && /[Pp]assword/.test(path.join())) yield { path, values: ['Another-Password-1!'] }
}

function days(): string[] {
  const today = dayIn(0)
  const [year, month] = today.split('-').map(Number) as [number, number]
  const of = (monthsLater: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + monthsLater, date)).toISOString().slice(0, 10)
  return [
    of(-1500, 0),
    dayIn(-1),
    today,
    dayIn(1),
    of(0, 1),
    of(1, 1),
    of(1, 2),
    of(2, 0),
    of(-3, 0),
    of(-1500, 1),
    of(24, 0),
  ]
}

function put(into: Fields, [name, ...rest]: readonly string[], value: unknown): Fields {
  if (name === undefined) return into
  const old = into[name]
  const inner = typeof old === 'object' && old !== null ? (old as Fields) : {}
  return { ...into, [name]: rest.length === 0 ? value : put(inner, rest, value) }
}
