/** Requests that are right field by field and break one rule between them: 400, and the violation carries its code. */
import { rulesOf } from '#contract-checks/relations.ts'
import type { Contract, Schema } from '#contract-checks/bundle.ts'
import type { Received } from '#conform/backend.ts'
import { type Check, expectStatus } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { dayIn, newEmail } from '#conform/made-up.ts'
import { unknownId } from '#conform/params.ts'
import { violationsIn } from '#conform/request.ts'
import type { RequestParts, Scenario } from '#conform/scenario.ts'
import type { Violation } from '#generated/model/violation.ts'
import type { ViolationCode } from '#generated/model/violation-code.ts'
import type { OperationId } from '#generated/operations.ts'

type Fields = Record<string, unknown>

/** `valid` is a request that succeeds. */
export function* proseRuleChecks(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  valid: RequestParts,
): Generator<Check> {
  const { contract } = context
  const schema = contract.operation(operation).body?.content['application/json']?.schema
  const rules = schema === undefined ? [] : rulesOf(contract.schemas, schema, '')
  const violationsOf = violationsIn(contract)
  const candidates = rules.length === 0 ? [] : [...changedBodies(contract, schema!, valid.body as Fields)]
  for (const rule of rules) {
    const { code, says } = rule
    const broken =
      says === undefined
        ? candidates.find((body) => {
            const found = violationsOf(operation, { ...valid, body })
            return found.length === 1 && found[0]!.code === code
          })
        : brokenUnseen(rule, valid).find((body) => violationsOf(operation, { ...valid, body }).length === 0)
    const told = scenario.rules?.[code]
    if (told === undefined && broken === undefined) {
      const isLater = says !== undefined && byDoingItTwice.has(rule.rule)
      if (!isLater)
        context.remarks.add(`${operation}: not asked what is ${code}: no request breaks that rule and no other`)
      continue
    }
    yield {
      name: `refuses what is ${code}`,
      run: async () => {
        const parts = told ? await told(context, valid) : { ...valid, body: broken }
        const answer = await context.patiently(operation, parts)
        const what = says === undefined ? `a request that is ${code}` : `a request against "${says}"`
        if (expectStatus(context, operation, answer, 400, what)) expectCode(context, operation, answer, code)
      },
    }
  }
}

/** Rules that a success breaks for whatever comes after it. */
const byDoingItTwice = new Set(['active', 'const', 'wait'])

/** Longer after a success, in milliseconds, nothing has just been done. */
const just = 45_000

/** After `sent` has succeeded; the same once more, or to another address, is against a rule that only the server can judge. */
export function* repeatedRuleChecks(
  context: Context,
  operation: OperationId,
  sent: RequestParts,
  whatCame: () => Received,
): Generator<Check> {
  const { contract } = context
  const schema = contract.operation(operation).body?.content['application/json']?.schema
  const rules = schema === undefined ? [] : rulesOf(contract.schemas, schema, '')
  for (const { code, says, rule, field } of rules) {
    if (says === undefined || !byDoingItTwice.has(rule)) continue
    yield {
      name: `refuses what is ${code} once it is done`,
      run: async () => {
        const { between } = whatCame()
        const body = rule === 'wait' ? { ...(sent.body as Fields), [field]: newEmail() } : sent.body
        const answer = await context.patiently(operation, { ...sent, body })
        if (rule === 'wait' && answer.between.to - between.from > just) throw new SkipCheck('It took too long for that')
        if (expectStatus(context, operation, answer, 400, `a request against "${says}"`))
          expectCode(context, operation, answer, code)
      },
    }
  }
}

type Told = { rule: string; field: string; path: readonly string[] }

/** Bodies that break a rule which only the server can judge, as far as its kind says how. */
function brokenUnseen({ rule, field, path }: Told, { body, former }: RequestParts): Fields[] {
  if (rule === 'changed') return former === undefined ? [] : [former as Fields]
  const values = unseenValues[rule] ?? []
  const place = [...path, ...field.split('.')]
  return field === '' || valueAt(body, place) === undefined
    ? []
    : values.map((value) => put(body as Fields, place, value))
}

/** By the kind of rule: what is not to be had anywhere, what nobody is called, wrong check digits, days of long ago. */
const unseenValues: Record<string, unknown[]> = {
  enum: [unknownId, 'no-such-thing'],
  readOnly: ['Konstanze'],
  iban: ['AT001904300234573201'],
  get minDate() {
    return days().toSorted()
  },
}

const valueAt = (body: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>((inside, name) => (inside as Fields | null | undefined)?.[name], body)

function expectCode(context: Context, operation: OperationId, answer: Received, code: ViolationCode): void {
  const { violations = [] } = (answer.body ?? {}) as { violations?: Violation[] }
  if (violations.some((one) => one.code === code)) return
  const place = `${context.contract.operation(operation).pointer}/responses/400`
  context.note(answer.finding(`no violation carries the code ${code}`, place))
}

/** The body with one field or two changed to something else that is right by itself. */
function* changedBodies(contract: Contract, schema: Schema, body: Fields): Generator<Fields> {
  const fields = [...fieldsOf(contract, schema, [])]
  const changed = (into: Fields): Fields[] =>
    fields.flatMap(({ path, values }) => values.map((value) => put(into, path, value)))
  const once = changed(body)
  yield* once
  for (const one of once.slice(0, 60)) yield* changed(one)
}

type Field = { path: readonly string[]; values: unknown[] }

/** Days around those that rules speak of, the ends of a number, every choice, another id, and nothing. */
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
