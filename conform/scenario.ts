/** How an operation is called when it needs more than the contract's example (ids, codes, states), and what all checks share. */
import type { RequestParts, ReceivedAnswer } from '#conform/backend.ts'
import type { Context, Resource } from '#conform/context.ts'
import { withoutArea, withoutValues } from '#conform/cause-key.ts'
import { type Grouping, SkipCheck } from '#conform/finding.ts'
import type { PersonName } from '#conform/people.ts'
import type { Place } from '#conform/rules.ts'
import { isSameAsSent, paramNames } from '#conform/views.ts'
import type { Contract } from '#contract-checks/contract.ts'
import { requestCheck } from '#contract-checks/request-check.ts'
import type { ViolationCode } from '#generated/model/violation-code.ts'
import type { Violation } from '#generated/model/violation.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/**
 * Missing `params` are filled in; `former` is the previous value, for `undo`; with `changesNothing` the value is set already
 * and no history entry is expected.
 */
export type ScenarioRequest = RequestParts & { former?: unknown; changesNothing?: boolean }

export type Scenario = {
  /** Makes a request that succeeds, with everything it needs. */
  request?: (context: Context, resource: Resource) => Promise<ScenarioRequest> | ScenarioRequest
  /** Checks what the call has changed after it succeeded. */
  verify?: (context: Context, sent: ScenarioRequest, answer: ReceivedAnswer) => Promise<void> | void
  /** Reverts the change. */
  undo?: (context: Context, sent: ScenarioRequest, operation: OperationId) => Promise<unknown>
  /** Makes requests that are refused, by status; sent in the order of the statuses. */
  refusals?: Partial<Record<number, (context: Context) => Promise<ScenarioRequest> | ScenarioRequest>>
  /** Makes requests that break a rule of this code, from a request that succeeds; for rules that cannot be broken automatically. */
  rules?: Partial<
    Record<ViolationCode, (context: Context, valid: ScenarioRequest) => Promise<ScenarioRequest> | ScenarioRequest>
  >
  /** Refusals for which the same call has to succeed before, such as a second code within a minute. */
  refusedAfterSuccess?: readonly number[]
  /** A status besides 423 on which the call is repeated until it succeeds. */
  retryOn?: number
  /** A status that an earlier run has caused for good, so that the success cannot be checked. */
  usedUp?: number
  /** What stays for good, for the summary. */
  leaves?: string
}

export type Scenarios = Partial<Record<OperationId, Scenario>>

/** Adds a finding that no schema covers; `place` is where its rule stands. */
export function expect(
  context: Context,
  answer: ReceivedAnswer,
  condition: boolean,
  message: string,
  place: Place,
  grouping?: Grouping,
): void {
  if (!condition) context.addFinding(answer.finding(message, place, grouping))
}

type Fields = Record<string, unknown>

/** The record without its etag, which is sent as `If-Match`. */
export const withoutEtag = <Read extends object>(read: Read): Omit<Read, 'etag'> => {
  const { etag: _etag, ...record } = read as Read & { etag?: unknown }
  return record
}

/** Changes the record that `get` reads, expects the change there, and restores it; `fields` limits what is sent. */
export function rewriteScenario(
  get: OperationId,
  change: (now: Fields) => Fields,
  fields?: readonly string[],
  params: (context: Context, resource: Resource) => Promise<Record<string, string>> = (context, resource) =>
    customerParams(context, get, resource),
): Scenario {
  const written = (read: Fields) =>
    fields === undefined ? withoutEtag(read) : Object.fromEntries(fields.map((name) => [name, read[name]]))
  const readNow = async (context: Context, sent: ScenarioRequest) =>
    (await context.read(get, { params: sent.params ?? {} })) as Fields
  return {
    request: async (context, resource) => {
      const place = await params(context, resource)
      const now = (await context.read(get, { params: place }, resource)) as Fields
      return { params: place, body: { ...written(now), ...change(now) }, former: written(now) }
    },
    verify: async (context, sent, answer) => {
      const shown = await readNow(context, sent)
      const lost = Object.entries(sent.body as Fields)
        .filter(([name, value]) => name in shown && !isSameAsSent(value, shown[name]))
        .map(([name]) => name)
      const message = `${get} does not show what was written: ${lost.join(', ')}`
      const cause = storedOtherwise(answer.operation)
      expect(context, answer, lost.length === 0, message, 'rule/stored-as-sent', { cause, fields: lost })
    },
    undo: (context, { params: place = {}, former }, operation) =>
      context.callSuccessfully(operation, { params: place, body: former }),
  }
}

/** One check of an operation; adds its findings to the context. */
export type Check = {
  name: string
  run: () => Promise<void>
  /** Names of checks of the operation that have to be made before, in their order. */
  needs?: readonly string[]
  /** Reverts what the operation has changed, so that it is made also when no other check needs it. */
  restores?: true
  /** Whether others have changed what the check reads since it began; it is made again then. */
  isDisturbed?: () => Promise<boolean>
}

/** The checks with further needs. */
export function* needing(names: readonly string[], checks: Iterable<Check>): Generator<Check> {
  for (const check of checks) yield { ...check, needs: [...names, ...(check.needs ?? [])] }
}

/** Yields the checks of one kind; later checks may depend on what earlier ones changed. */
export type Checks = (
  context: Context,
  operation: OperationId,
  scenario: Scenario,
) => AsyncGenerator<Check> | Generator<Check>

/** The cause of findings about fields that are read otherwise than they were sent. */
export const storedOtherwise = (operation: OperationId): string =>
  `what ${withoutArea(operation)} was sent is read otherwise`

/**
 * Adds a finding when the answer has another status; `kind` says what was sent in the words of the cause, `header` is the header that
 * was broken.
 */
export function expectStatus(
  context: Context,
  operation: OperationId,
  answer: ReceivedAnswer,
  status: number | readonly number[],
  what: string,
  kind = withoutValues(what),
  header?: string,
): boolean {
  const expected = [status].flat()
  if (expected.includes(answer.status)) return true
  const { pointer, responses } = context.contract.operation(operation)
  const place: Place = `${pointer}/responses${responses[expected[0]!] ? `/${expected[0]}` : ''}`
  const cause = `${kind}: ${comparedStatuses(answer.status, expected)}`
  const message = `${what}: ${answer.status} instead of ${expected.join(' or ')}`
  const grouping = { cause, status: { got: answer.status, wanted: expected }, header }
  context.addFinding(answer.finding(message, place, grouping))
  return false
}

/**
 * A success comes with the status of its operation, a refusal instead of another one with that of the next check, and a broken request
 * that is not refused with 400 with either.
 */
function comparedStatuses(got: number, wanted: readonly number[]): string {
  if (wanted.every((one) => one < 300)) return `${got} instead of a success`
  if (got < 500 && wanted.every((one) => one === 400)) return 'it is not refused with 400'
  const kind = got >= 500 ? 'a failure' : got < 300 ? 'a success' : 'another refusal'
  return `${kind} instead of ${wanted.join(' or ')}`
}

/** The name of the check that makes a request which succeeds. */
export const requestName = 'prepares a valid request'

/** The name of the check that a request succeeds. */
export const successName = (context: Context, operation: OperationId): string =>
  `succeeds with ${successStatus(context, operation)}`

export const successStatus = ({ contract }: Context, operation: OperationId): number =>
  Number(Object.keys(contract.operation(operation).responses).find((status) => status.startsWith('2')))

// Path parameters: customers of users.json, or ids that do not exist.

/** A valid id that does not exist. */
export const unknownId = '99999999-9999-4999-8999-999999999999'
const unknownNumber = '1199999999999999'

/** Path parameters of records that do not exist. */
export const unknownParams = (operation: OperationId): Record<string, string> =>
  Object.fromEntries(
    paramNames(operation).map((name) => {
      if (name === 'bpNumber') return [name, unknownNumber]
      return [name, name === 'objectType' ? 'PRIVATE_CUSTOMER' : unknownId]
    }),
  )

/** The customer whose record a call of the bank is about. */
export function customerFor(operation: OperationId, resource: Resource): PersonName {
  const kind = operations[operation].path.startsWith('/bank/business/') ? 'business' : 'private'
  return resource === 'busy' ? `${kind}.busy` : kind
}

async function defaultParams(context: Context, operation: OperationId, resource: Resource, parts: object) {
  const params: Record<string, string> = {}
  const customer = customerFor(operation, resource)
  for (const name of paramNames(operation).filter((one) => !(one in parts))) {
    if (name === 'customerId' || name === 'objectId') params[name] = await context.customerId(customer)
    if (name === 'bpNumber') params[name] = context.personField(customer, 'customerNumber')
    if (name === 'objectType') params[name] = 'PRIVATE_CUSTOMER'
    if (!(name in params)) throw new SkipCheck(`There is no scenario for ${name}`)
  }
  return params
}

/** Path parameters of a call that names only a customer. */
const customerParams = (context: Context, operation: OperationId, resource: Resource) =>
  defaultParams(context, operation, resource, {})

// Requests that the contract accepts, and the violations of others.

/** Makes the scenario's request; takes from the contract's first example what the scenario leaves out. */
export async function buildRequest(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  resource: Resource = 'usual',
) {
  return completeRequest(context, operation, (await scenario.request?.(context, resource)) ?? {}, resource)
}

export async function completeRequest(
  context: Context,
  operation: OperationId,
  parts: ScenarioRequest,
  resource: Resource,
): Promise<ScenarioRequest> {
  const { parameters, body } = context.contract.operation(operation)
  const required = parameters.filter((one) => one.in === 'header' && one.required && one.name !== 'X-Trace-Id')
  const [mediaType, media] = Object.entries(body?.content ?? {})[0] ?? []
  const [example] = Object.values(media?.examples ?? {})
  const ofExample = example && { body: context.contract.example(example) }
  return {
    ...(mediaType !== undefined && { ...ofExample, ...(mediaType !== 'application/json' && { mediaType }) }),
    ...parts,
    params: { ...(await defaultParams(context, operation, resource, parts.params ?? {})), ...parts.params },
    headers: {
      ...Object.fromEntries(required.map(({ name, example: value }) => [name, String(value)])),
      ...parts.headers,
    },
  }
}

/** Finds what violates the contract in a request, besides its path; at another moment than now where it is given. */
export function createViolationFinder(
  contract: Contract,
  now?: Date,
): (operation: OperationId, parts: RequestParts) => Violation[] {
  const check = requestCheck(contract)
  return (operation, { params = {}, query = {}, headers = {}, body, mediaType: given }) => {
    const mediaType = given ?? 'application/json'
    const sent = Object.entries({ 'X-Trace-Id': unknownId, 'Content-Type': mediaType, ...headers })
    const texts = Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)])
    const bytes = typeof body === 'string' && given !== undefined ? body : JSON.stringify(body)
    return check.read(contract.operation(operation), {
      params,
      query: Object.fromEntries(texts) as Record<string, string | string[]>,
      headers: Object.fromEntries(
        sent.filter(([, value]) => value !== '').map(([name, value]) => [name.toLowerCase(), value]),
      ),
      body: body === undefined ? Buffer.alloc(0) : Buffer.from(body instanceof Uint8Array ? body : bytes),
      ...(now !== undefined && { now }),
    }).violations
  }
}
