/** Boundary values: every choice, boolean, and both ends of each number and length are stored, in as few writes as possible. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import { expectEtags, ifMatch, readCurrentRecord, takesEtag, withEtag } from '#conform/checks/etags.ts'
import { fragileAmounts, fragileDays, textsOf } from '#conform/checks/fragile-values.ts'
import { ruleBounds } from '#conform/checks/rule-bounds.ts'
import { type ByOperation, byArea, expectOnlyChange, expectWritten } from '#conform/checks/round-trip.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { expectCode } from '#conform/checks/refusals.ts'
import {
  type Check,
  type Scenario,
  type ScenarioRequest,
  buildRequest,
  createViolationFinder,
  expect,
  expectStatus,
} from '#conform/scenario.ts'
import { findViews, isFields, isSameAsSent } from '#conform/views.ts'
import { bodySchemaOf, type Contract, type Schema } from '#contract-checks/contract.ts'
import { requestValidator } from '#contract-checks/validator.ts'
import type { Violation } from '#generated/model/violation.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** Successful writes at most: of calls with background work, of calls that leave records, of others. */
const maxWrites = { slow: 2, creating: 6, usual: 24 }
/** Attempts for each successful write. */
const tries = 3

/** Codes and passwords: such a call cannot be repeated with other values. */
const singleUseFields = new Set(['tanToken', 'oldPassword'])

/** Rules of a schema; a refusal of a valid value for one of these contradicts the contract. */
const schemaRules = new Set([
  'type',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'pattern',
  'format',
])

/** Checks after `valid` has succeeded and before it is reverted. */
export function* valueChecks(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  valid: ScenarioRequest,
): Generator<Check> {
  const { contract } = context
  const schema = bodySchemaOf(contract, operation)
  const { session, method } = operations[operation]
  if (schema === undefined || !session || findViews(contract, operation).length === 0) return
  if (Object.keys(valid.body ?? {}).some((name) => singleUseFields.has(name))) return
  const alone = untouchedFields[operation] ?? {}
  const violationsOf = createViolationFinder(contract)
  const isAllowed = (change: Change) =>
    violationsOf(operation, { ...valid, body: changed(valid.body, [change]) }).length === 0
  const sets = boundaryValueBodies(contract, schema, valid.body, isAllowed).map((changes) =>
    changes.filter(({ path }) => !(path.join('.') in alone)),
  )
  const always = requiredChanges[operation] ?? []
  const isNew = method === 'POST' && '201' in contract.operation(operation).responses
  // What is left out of a new record, or of one that is replaced, is null.
  const leftOut =
    isNew || method === 'PUT'
      ? optionalFields(contract, schema).map((name) => ({ path: [name], value: undefined }))
      : []
  if (leftOut.length > 0) sets.push(leftOut)
  const bounds = ruleBounds(contract, operation, schema, valid, (path, value) => changed(valid.body, [{ path, value }]))
  if (bounds.length === 0 && sets.every((changes) => changes.length === 0)) return

  const write = async (changes: readonly Change[]): Promise<ReceivedAnswer> => {
    const base = isNew ? await buildRequest(context, operation, scenario) : valid
    const sent = { ...base, body: changed(changed(base.body, changes), always) }
    const answer = await context.callWithRetry(operation, sent)
    if (answer.status >= 300) return answer
    await expectWritten(context, { operation, sent, answer }, [], 'records')
    if (isNew) await scenario.verify?.(context, sent, answer)
    return answer
  }
  const broken = bounds.filter(({ isBroken }) => isBroken)
  if (broken.length > 0)
    yield {
      name: 'refuses the first values that the rules forbid',
      run: async () => {
        for (const { path, value, code } of broken) {
          const answer = await context.callWithRetry(operation, {
            ...valid,
            body: changed(valid.body, [{ path, value }]),
          })
          const what = `${path.join('.')} ${JSON.stringify(value)}, which is ${code}`
          if (expectStatus(context, operation, answer, 400, what, `a request that is ${code}`))
            expectCode(context, operation, answer, code)
        }
      },
    }
  if (bounds.length > broken.length)
    yield {
      name: 'accepts the last values that the rules allow',
      run: async () => {
        for (const { path, value, code, isBroken } of context.operationsWithWork.has(operation) ? [] : bounds) {
          if (isBroken) continue
          const answer = await write([{ path, value }])
          const { violations = [] } = (answer.body ?? {}) as { violations?: Violation[] }
          const isKept = violations.every((one) => one.code !== code)
          const message = `${path.join('.')} ${JSON.stringify(value)} is refused as ${code}, and the rule allows it`
          expect(context, answer, isKept, message, `${contract.operation(operation).pointer}/requestBody`)
        }
      },
    }
  if (sets.every((changes) => changes.length === 0)) return
  yield {
    name: 'keeps every value that the contract allows',
    run: async () => {
      const waiting = [...sets]
      let [written, tried] = [0, 0]
      for (let changes = waiting.shift(); changes !== undefined; changes = waiting.shift()) {
        const limit = context.operationsWithWork.has(operation)
          ? maxWrites.slow
          : scenario.leaves
            ? maxWrites.creating
            : maxWrites.usual
        if (written >= limit || tried >= limit * tries) return
        tried += 1
        const answer = await write(changes)
        if (answer.status < 300) written += 1
        else if (changes.length > 1) {
          const half = Math.ceil(changes.length / 2)
          waiting.unshift(changes.slice(0, half), changes.slice(half))
        } else expectRefusalBeyondSchema(context, answer, changes[0]!)
      }
    },
  }
}

/**
 * Checks after the boundary values and before `valid` is reverted: one field at a time gets another value, so that a field that
 * is stored in place of another one shows, and a change that keeps the etag.
 */
export function* singleFieldChecks(
  context: Context,
  operation: OperationId,
  { undo }: Scenario,
  valid: ScenarioRequest,
): Generator<Check> {
  const { contract } = context
  const schema = bodySchemaOf(contract, operation)
  if (schema === undefined || !takesEtag(operation) || !isFields(valid.body)) return
  // Each write of these waits for seconds until the work of the one before it has ended.
  if (context.operationsWithWork.has(operation)) return
  if (Object.keys(valid.body).some((name) => singleUseFields.has(name))) return
  const alone = untouchedFields[operation] ?? {}
  const always = requiredChanges[operation] ?? []
  const fixed = new Set(always.map(({ path }) => path.join('.')))
  const places = changeablePlaces(contract, schema, valid.body).filter(
    ({ path }) => !(path.join('.') in alone) && !fixed.has(path.join('.')),
  )
  if (places.length === 0) return
  yield {
    name: 'a field that is changed alone changes nothing else, and the etag',
    run: async () => {
      expectEtags(context)
      let body = changed(valid.body, always)
      const send = (next: unknown, parts = valid) => context.callWithRetry(operation, { ...parts, body: next })
      const { status } = await send(body)
      if (status >= 300) throw new SkipCheck(`${status}: the record is not the one that can be changed`)
      let before = await readCurrentRecord(context, operation, valid)
      for (const { path, values } of places) {
        if (context.operationsWithWork.has(operation)) break
        const value = values.find((one) => !isSameAsSent(one, valueAt(body, path)))
        if (value === undefined) continue
        const next = changed(body, [{ path, value }])
        // HTTP writes an etag in double quotes.
        let answer = await send(next, withEtag(valid, `"${before.etag}"`))
        if (answer.status === 412) {
          const quoted = answer
          answer = await send(next, withEtag(valid, before.etag))
          expect(context, quoted, answer.status >= 300, 'an etag in double quotes is another one', ifMatch)
        }
        if (answer.status === 412) answer = await send(next)
        // Rules between fields forbid some values alone.
        if (answer.status >= 300) continue
        const after = await readCurrentRecord(context, operation, valid)
        expectOnlyChange(context, { operation, answer, path, value }, before, after)
        ;[body, before] = [next, after]
      }
      if (undo === undefined) await send(valid.body)
    },
  }
}

const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inside, name) => (inside as Fields | null | undefined)?.[name], body)

/** A valid value may be refused for a reason that no schema states, but not for a rule of the schema. */
function expectRefusalBeyondSchema(context: Context, answer: ReceivedAnswer, { path, value }: Change): void {
  const { violations = [] } = (answer.body ?? {}) as { violations?: Violation[] }
  const wrong = violations.filter(({ field, rule }) => field === path.join('.') && schemaRules.has(rule))
  const shown = typeof value === 'string' && value.length > 60 ? `${value.slice(0, 60)}…` : value
  const what = `${path.join('.')} ${JSON.stringify(shown)}`
  const place = `${context.contract.operation(answer.operation).pointer}/requestBody` as const
  expect(context, answer, answer.status < 500, `${answer.status} for ${what}, which the contract allows`, place)
  const message = `${what} is refused by ${wrong[0]?.rule}, and the contract allows it`
  expect(context, answer, wrong.length === 0, message, place)
}

// Boundary values of a schema, combined into few bodies.

/** One place of a body and its new value. */
export type Change = { path: readonly string[]; value: unknown }

type Fields = Record<string, unknown>
type Place = { path: readonly string[]; values: unknown[] }
type Allows = (schema: Schema, value: unknown) => boolean

/**
 * Lists of changes of `body`, one list for each request; together they contain every boundary value. `isAllowed` drops what a rule
 * between fields refuses.
 */
export function boundaryValueBodies(
  contract: Contract,
  schema: Schema,
  body: unknown,
  isAllowed: (change: Change) => boolean = () => true,
): Change[][] {
  const places = changeablePlaces(contract, schema, body).flatMap(({ path, values }) => {
    const allowed = values.filter((value) => isAllowed({ path, value }))
    return allowed.length === 0 ? [] : [{ path, values: allowed }]
  })
  const most = Math.max(0, ...places.map(({ values }) => values.length))
  return Array.from({ length: most }, (_, turn) =>
    places.map(({ path, values }) => ({ path, value: values[turn % values.length] })),
  )
}

/** The fields of a body with the values that the contract allows at its limits. */
function changeablePlaces(contract: Contract, schema: Schema, body: unknown): Place[] {
  const validate = requestValidator(contract.schemas)
  const schemaOf = (one: Schema): Schema =>
    one.$ref ? { ...schemaOf(contract.schemas[one.$ref.split('/').at(-1)!]!) } : one
  return placesOf(schemaOf, schema, body, [], (part, value) => validate(part, value).length === 0)
}

/** Fields that may be left out and may be null. */
function optionalFields(contract: Contract, { $ref, ...schema }: Schema): string[] {
  if ($ref !== undefined) return optionalFields(contract, contract.schemas[$ref.split('/').at(-1)!]!)
  const isNullable = ({ anyOf = [] }: Schema) => anyOf.some(({ type }) => type === 'null')
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name) !== true)
  return [
    ...own.filter(([, field]) => isNullable(field)).map(([name]) => name),
    ...(schema.allOf ?? []).flatMap((part) => optionalFields(contract, part)),
  ]
}

/** Applies the changes to the body. */
export const changed = (body: unknown, changes: readonly Change[]): unknown =>
  changes.reduce<unknown>((now, { path, value }) => put(now, path, value), body)

function put(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  return name === undefined ? value : { ...(body as Fields), [name]: put((body as Fields)[name], rest, value) }
}

function placesOf(
  schemaOf: (schema: Schema) => Schema,
  given: Schema,
  value: unknown,
  path: readonly string[],
  allows: Allows,
): Place[] {
  const schema = schemaOf(given)
  const inside = (schema.allOf ?? []).flatMap((part) => placesOf(schemaOf, part, value, path, allows))
  if (isFields(value)) {
    const fields = Object.entries(schema.properties ?? {})
    return [
      ...inside,
      ...fields.flatMap(([name, field]) => placesOf(schemaOf, field, value[name], [...path, name], allows)),
    ]
  }
  const values = valuesOf(schemaOf, schema, value).filter((one) => allows(given, one))
  return values.length === 0 ? inside : [{ path, values }]
}

function valuesOf(schemaOf: (schema: Schema) => Schema, schema: Schema, old: unknown): unknown[] {
  const choices = schema.anyOf?.map(schemaOf)
  if (choices) return choices.flatMap((one) => (one.type === 'null' ? [null] : valuesOf(schemaOf, one, old)))
  const { type, enum: listed, minimum, maximum, items } = schema
  if (listed) return listed
  if (type === 'boolean') return [true, false]
  if (type === 'integer') return [minimum, maximum].filter((one) => one !== undefined)
  if (type === 'number') {
    const sign = typeof old === 'number' && old < 0 ? -1 : 1
    return [...fragileAmounts.map((one) => sign * one), minimum, maximum].filter((one) => one !== undefined)
  }
  if (type === 'string')
    return schema.format === 'date' ? fragileDays() : textsOf(schema, typeof old === 'string' ? old : '')
  const each = items && schemaOf(items).enum
  return each && schema.uniqueItems ? [each, ...each.map((one) => [one])] : []
}

// Exceptions, each with its reason.

const cities = { preferredCity: 'the cities are those of a list' }

/** Fields, as dotted paths, that the kit does not change. */
const untouchedFields: ByOperation<Record<string, string>> = {
  bankUpdatePersonalInformation: { email: 'another one ends the sessions of the customer, with whom the kit goes on' },
  bankUpdateDocument: { deleted: 'a document that is marked as deleted is not changed any more' },
  bankUpdateCompany: { limit: 'it is sent as it was read, and changed with a call of its own' },
  ...byArea('CreateCallingNumber', cities),
  ...byArea('UpdateCallingNumber', cities),
}

// Otherwise the backend copies the contract address.
const ownBillingAddress: Change = { path: ['billingAddress', 'isContractAddress'], value: false }

/** Values without which others are not stored. */
const requiredChanges: ByOperation<readonly Change[]> = {
  bankCreateCompany: [ownBillingAddress],
  bankUpdateCompany: [ownBillingAddress],
}
