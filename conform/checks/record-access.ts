/** 404 for records that do not exist, belong to somebody else or have an invalid id (A147), and identity from the token alone. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import type { PersonName } from '#conform/people.ts'
import {
  type Check,
  type Checks,
  type ScenarioRequest,
  customerFor,
  expect,
  expectStatus,
  buildRequest,
  unknownId,
  unknownParams,
} from '#conform/scenario.ts'
import { textWithoutEtag, paramNames, twinOf } from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export const unknownRecordChecks: Checks = function* (context, operation, scenario) {
  const names = paramNames(operation).filter((name) => name !== 'objectType')
  const unknown = unknownParams(operation)
  const answersByName = new Map<string, string>()
  const expectSame = (answer: ReceivedAnswer, name: string) => {
    const wanted = answersByName.get(name)
    const isSame = answer.status !== 404 || wanted === undefined || wanted === comparableText(answer)
    expect(context, answer, isSame, 'the 404 differs from that of an unknown id', 'rule/same-404')
  }
  const unknownName = (name: string) => `answers 404 for a ${name} that nobody has`
  for (const name of names) {
    yield {
      name: unknownName(name),
      run: async () => {
        const { params = {} } =
          names.length > 1 ? await buildRequest(context, operation, scenario) : { params: unknown }
        const answer = await context.call(operation, { params: { ...params, [name]: unknown[name]! } })
        if (expectStatus(context, operation, answer, 404, 'an unknown one'))
          answersByName.set(name, comparableText(answer))
      },
    }
    yield {
      name: `answers 404 for a ${name} that is none`,
      needs: [unknownName(name)],
      run: async () => {
        const answer = await context.call(operation, { params: { ...unknown, [name]: 'no such thing!' } })
        expectStatus(context, operation, answer, 404, 'one of another form')
        expectSame(answer, name)
      },
    }
  }
  if (operations[operation].area === 'bank' || names.length === 0) return
  yield {
    name: 'answers 404 for what belongs to somebody else',
    needs: [unknownName(names.at(-1)!)],
    run: async () => {
      for (const id of await foreignIds(context, operation)) {
        const answer = await context.call(operation, { params: { ...unknown, [names.at(-1)!]: id } })
        expectStatus(context, operation, answer, 404, 'a record of somebody else')
        expectSame(answer, names.at(-1)!)
      }
    },
  }
}

/** What an answer tells a caller, but for its trace id. */
const comparableText = ({ body, mediaType }: ReceivedAnswer): string =>
  `${mediaType} ${JSON.stringify(body, (key, value: unknown) => (key === 'traceId' ? undefined : value))}`

/** Ids that the bank reads at another customer. */
async function foreignIds(context: Context, operation: OperationId): Promise<string[]> {
  const { area, path } = operations[operation]
  const customerId = await context.customerId(area === 'business' ? 'business.other' : 'private.other')
  const params = { customerId }
  if (path.includes('/receipts/')) {
    const { receipts } = await context.read('bankListReceipts', { params })
    return receipts.flatMap((one) => one.archiveReferencePdf ?? []).slice(0, 2)
  }
  if (path.includes('/calling-numbers/')) {
    const { callingNumbers } = await context.read('bankListCallingNumbers', { params })
    return callingNumbers.slice(0, 2).map(({ id }) => id)
  }
  if (path.includes('/admins/')) {
    const { results } = await context.read('bankListAdministrators', { params })
    return results.slice(0, 2).map(({ id }) => id)
  }
  return [customerId]
}

// Identity: headers that name a person are for logs only.

/** People whose name is put into the headers, by the caller's area. */
const others: Record<string, readonly PersonName[]> = {
  private: ['private.other', 'private.premium', 'private.terminationPlanned'],
  business: ['business.other', 'business.sharedEmail', 'business.busy'],
  bank: ['bank.DELETE_ADMINISTRATOR', 'bank.RISK', 'bank.ADMINISTRATOR'],
}

/** A person of the caller's area who is not the caller. */
function otherPerson({ users, callerFor }: Context, operation: OperationId): PersonName | undefined {
  const { area, session } = operations[operation]
  if (!session) return undefined
  const caller = users.people[callerFor(operation)]?.email
  return (others[area] ?? []).find((name) => users.people[name] !== undefined && users.people[name].email !== caller)
}

/** The user id in a token; undefined when the token is no JWT. */
export function subjectOf(token: string): string | undefined {
  try {
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub?: unknown }
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

/** Reads the id of another person, which `foreignHeaders` then send as the caller's; nothing when they cannot sign in. */
export async function readForeignId(context: Context, operation: OperationId): Promise<void> {
  const name = otherPerson(context, operation)
  if (name === undefined || context.userIds.has(name)) return
  try {
    const id = subjectOf(await context.tokenOf(name))
    if (id !== undefined) context.userIds.set(name, id)
  } catch (error) {
    if (!(error instanceof SkipCheck)) throw error
  }
}

/** Headers that name another person; empty for operations without a session. */
export function foreignHeaders(context: Context, operation: OperationId): Record<string, string> {
  if (!operations[operation].session) return {}
  const name = otherPerson(context, operation)
  const email = (name && context.users.people[name]?.email) ?? 'nobody.konform@mail.example'
  const id = (name && context.userIds.get(name)) ?? unknownId
  return { 'X-User-Id': id, 'X-User-Email': encodeURIComponent(email) }
}

/** The request with headers of another person but the caller's own token. */
export const withForeignHeaders = (
  context: Context,
  operation: OperationId,
  parts: ScenarioRequest,
): ScenarioRequest => ({
  ...parts,
  headers: { ...foreignHeaders(context, operation), ...parts.headers },
})

/** Reads of a record that background work goes on changing. */
const maxReads = 40

/** Reads without and with the headers of another person; again while the record changes by itself between two own reads. */
async function readOwnAndForeign(context: Context, operation: OperationId, valid: ScenarioRequest) {
  let own = await context.call(operation, valid)
  for (let reads = 0; reads < maxReads; reads += 1) {
    const foreign = await context.call(operation, withForeignHeaders(context, operation, valid))
    if (contentOf(own) === contentOf(foreign)) return { own, foreign }
    const next = await context.call(operation, valid)
    if (contentOf(next) === contentOf(own)) return { own, foreign }
    own = next
  }
  throw new SkipCheck('The record changes by itself from one read to the next')
}

/** Reads are sent both ways; a successful write always has foreign headers, see success.ts. */
export function* callerIdentityChecks(
  context: Context,
  operation: OperationId,
  valid: ScenarioRequest,
): Generator<Check> {
  const { method, session } = operations[operation]
  if (session && method === 'GET')
    yield {
      name: 'is answered by the token, whoever the headers name',
      run: async () => {
        const { own, foreign } = await readOwnAndForeign(context, operation, valid)
        const isSame = contentOf(own) === contentOf(foreign)
        const message = 'with the name of somebody else in X-User-Id and X-User-Email the answer is another one'
        expect(context, foreign, isSame, message, '#/components/parameters/UserId')
      },
    }
  const record = paramNames(operation).at(-1)
  if (!paramNames(operation).includes('customerId') || record === undefined || record === 'customerId') return
  yield {
    name: 'answers 404 for the record of another customer',
    run: async () => {
      const { params = {}, ...parts } = valid
      const customer = customerFor(operation, 'usual')
      const isUsual = params.customerId === (await context.customerId(customer))
      if (!isUsual) throw new SkipCheck('The request is about a customer of its own')
      const customerId = await context.customerId(`${customer}.other` as PersonName)
      const answer = await context.call(operation, { ...parts, params: { ...params, customerId } })
      expectStatus(context, operation, answer, 404, 'a record of another customer')
    },
  }
}

const contentOf = ({ status, body, bytes }: ReceivedAnswer): string =>
  `${status} ${body === undefined ? bytes.toString('base64') : textWithoutEtag(body)}`

// Two people at the same time

/** Pairs of calls that are sent at once. */
const pairs = 20

/** Rounds of pairs while background work changes the record between two reads of one person. */
const maxRounds = 10

/** The same read by two people, or about two customers; undefined where there is only one. */
async function requestsOfTwo(context: Context, operation: OperationId): Promise<ScenarioRequest[] | undefined> {
  const { area } = operations[operation]
  const own = area === 'bank' ? customerFor(operation, 'usual') : (area as PersonName)
  const names = [own, `${own}.other` as PersonName]
  if (names.some((name) => context.users.people[name] === undefined)) return undefined
  return area === 'bank'
    ? [
        { params: { customerId: await context.customerId(names[0]!) } },
        { params: { customerId: await context.customerId(names[1]!) } },
      ]
    : [{ token: await context.tokenOf(names[0]!) }, { token: await context.tokenOf(names[1]!) }]
}

/** Adds a finding when two people read the same, and the bank reads something else about the second one. */
async function expectEqualRecords(context: Context, operation: OperationId, second: ScenarioRequest): Promise<void> {
  const { area } = operations[operation]
  const twin = twinOf(operation)
  if (area === 'bank' || twin === undefined || paramNames(twin).join() !== 'customerId') return
  const contents: string[] = []
  for (const name of [area, `${area}.other`] as PersonName[])
    contents.push(contentOf(await context.call(twin, { params: { customerId: await context.customerId(name) } })))
  const answer = await context.call(operation, second)
  const message = `another person reads the same, and ${twin} reads something else about them`
  expect(context, answer, contents[0] === contents[1], message, 'rule/twins')
}

/** The values that identify the records of an answer, by the relations of its schema, such as `unique(results.id)`. */
function recordIds(context: Context, operation: OperationId, body: unknown): string[] {
  const { responses } = context.contract.operation(operation)
  const named = responses['200']?.content?.['application/json']?.schema?.$ref?.split('/').at(-1)
  const schema = named === undefined ? undefined : context.contract.schemas[named]
  if (schema === undefined || schema['x-shared']) return []
  const paths = (schema['x-invariants'] ?? []).flatMap((one) => /^unique\((\w+)\.(\w+)\)$/.exec(one)?.slice(1) ?? [])
  const [list = '', field = ''] = paths
  const rows = (body as Record<string, Record<string, unknown>[]> | undefined)?.[list]
  return Array.isArray(rows) ? rows.flatMap((row) => (row[field] === undefined ? [] : String(row[field]))) : []
}

/** A list about one customer has no record that the list about another one has. */
export function* ownRecordsChecks(context: Context, operation: OperationId): Generator<Check> {
  const { area, method, session } = operations[operation]
  if (!session || method !== 'GET' || paramNames(operation).join() !== (area === 'bank' ? 'customerId' : '')) return
  yield {
    name: 'lists no record of another customer',
    run: async () => {
      const requests = await requestsOfTwo(context, operation)
      if (requests === undefined) throw new SkipCheck('users.json names only one person for it')
      const [own, other] = [await context.call(operation, requests[0]!), await context.call(operation, requests[1]!)]
      const ids = new Set(recordIds(context, operation, own.body))
      const shared = recordIds(context, operation, other.body).filter((id) => ids.has(id))
      const message = `${shared.length} records are listed at two customers, such as ${shared[0]}`
      expect(context, other, shared.length === 0, message, 'rule/same-404')
    },
  }
}

/** A server that keeps the caller or the record of a request outside of it answers with that of another one. */
export function* concurrentReadChecks(context: Context, operation: OperationId): Generator<Check> {
  const { area, method, session } = operations[operation]
  const params = paramNames(operation).join()
  if (!session || method !== 'GET' || params !== (area === 'bank' ? 'customerId' : '')) return
  yield {
    name: 'answers two people at once with what is theirs',
    run: async () => {
      const requests = await requestsOfTwo(context, operation)
      if (requests === undefined) throw new SkipCheck('users.json names only one person for it')
      const readAlone = async () => {
        const alone: string[] = []
        for (const request of requests) alone.push(contentOf(await context.call(operation, request)))
        return alone
      }
      let alone = await readAlone()
      if (alone[0] === alone[1]) return expectEqualRecords(context, operation, requests[1]!)
      for (let round = 0; round < maxRounds; round += 1) {
        const sent = Array.from({ length: 2 * pairs }, (_, index) => index % 2)
        const answers = await Promise.all(sent.map((index) => context.call(operation, requests[index]!)))
        const wrong = answers.find((answer, index) => contentOf(answer) !== alone[index % 2])
        if (wrong === undefined) return
        const later = await readAlone()
        if (alone.every((one, index) => one === later[index])) {
          const message = 'to two people at once it answers otherwise than to each alone'
          expect(context, wrong, false, message, '#/components/parameters/UserId')
          return
        }
        alone = later
      }
      throw new SkipCheck('The record changes by itself from one read to the next')
    },
  }
}
