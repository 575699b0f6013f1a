/** The same record reads the same everywhere: by the customer and by the bank, in a list and alone. */
import { type Check, type ScenarioRequest, customerFor, expect, expectStatus } from '#conform/scenario.ts'
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { type Area, type PersonName, areaOf } from '#conform/people.ts'
import { type Fields, isSame, listRows, volatileFields, paramNames } from '#conform/views.ts'
import type { Contract, Schema } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** The customers' own reads for a read of the bank about one customer; of private customers and of companies where it is about both. */
function twinsOf(operation: OperationId): OperationId[] {
  const { path, method } = operations[operation]
  const [, kind, rest] = /^\/bank\/(private|business|common)\/\{customerId\}\/([\w/-]+)$/.exec(path) ?? []
  if (kind === undefined || method !== 'GET') return []
  const kinds = kind === 'common' ? ['private', 'business'] : [kind]
  const wanted = kinds.map((one) => `/${one}/${rest === 'company' ? 'company-data' : rest}`)
  const all = Object.keys(operations) as OperationId[]
  return all.filter((one) => wanted.includes(operations[one].path) && operations[one].method === 'GET')
}

/** The person of the area without special states, and another one, whose answer must not be that of the first. */
const twoPeople = ({ users: { people } }: Context, area: Area): PersonName[] =>
  ([area, `${area}.other`] as PersonName[]).filter((name) => people[name] !== undefined)

export function* twinChecks(context: Context, operation: OperationId): Generator<Check> {
  for (const twin of twinsOf(operation)) {
    const ask = async (name: PersonName) => {
      const mine = await context.call(twin, { token: await context.tokenOf(name) })
      const bank = await context.call(operation, { params: { customerId: await context.customerId(name) } })
      const [left, right] = [mine, bank].map(({ body, bytes }) => (body ?? bytes.toString('latin1')) as object)
      return { bank, same: typeof left === 'string' ? left === right : common(left!, right!) }
    }
    yield {
      name: `answers as ${twin} does about the same customer`,
      run: async () => {
        for (const name of twoPeople(context, operations[twin].area as Area)) {
          // Background work may have ended between the two.
          const first = await ask(name)
          const { bank, same } = first.same ? first : await ask(name)
          const message = `what the bank reads is not what ${twin} reads`
          expect(context, bank, same, message, 'rule/twins', { comparesRecords: true })
        }
      },
    }
  }
}

/** Reads of the bank about every customer of users.json, who are in different states. */
export function* everyCustomerChecks(context: Context, operation: OperationId): Generator<Check> {
  const { area, method } = operations[operation]
  if (area !== 'bank' || method !== 'GET' || paramNames(operation).join() !== 'customerId') return
  const { people } = context.users
  const kind = customerFor(operation, 'usual')
  const named = (Object.keys(people) as PersonName[]).filter(
    (name) => areaOf(name) === kind && people[name]?.customerNumber !== undefined,
  )
  const ofEach = new Map(named.map((name) => [people[name]!.customerNumber, name]))
  if (ofEach.size < 2) return
  yield {
    name: 'answers about every customer who is named',
    run: async () => {
      for (const name of ofEach.values()) {
        const customerId = await context.customerId(name).catch((error: unknown) => {
          if (name === 'private.deletable' && error instanceof SkipCheck) return undefined
          throw error
        })
        if (customerId === undefined) continue
        const answer = await context.call(operation, { params: { customerId } })
        if (expectStatus(context, operation, answer, [200, 404], `about ${name}`) && answer.status === 200)
          await expectSharedFields(context, answer, customerId)
      }
    },
  }
}

/** The fields of the record that a read answers with; none of lists and files. */
function recordFields(contract: Contract, operation: OperationId): string[] {
  const fieldsOf = ({ $ref, properties = {}, allOf = [] }: Schema): string[] =>
    $ref === undefined
      ? [...Object.keys(properties), ...allOf.flatMap(fieldsOf)]
      : fieldsOf(contract.schemas[$ref.split('/').at(-1)!]!)
  const { schema = {} } = contract.operation(operation).responses['200']?.content?.['application/json'] ?? {}
  const fields = fieldsOf(schema)
  return fields.includes('results') ? [] : fields.filter((name) => name !== 'etag' && !volatileFields.has(name))
}

/** A field that another read of the bank about the customer shows too has the same value there. */
async function expectSharedFields(context: Context, answer: ReceivedAnswer, customerId: string): Promise<void> {
  const { operation } = answer
  const own = new Set(recordFields(context.contract, operation))
  const [, area, kind] = operations[operation].path.split('/')
  for (const other of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[other]
    const isAlike =
      method === 'GET' && path.startsWith(`/${area}/${kind}/`) && paramNames(other).join() === 'customerId'
    if (!isAlike || other === operation) continue
    const shared = recordFields(context.contract, other).filter((name) => own.has(name))
    if (shared.length === 0) continue
    const { status, body } = await context.call(other, { params: { customerId } })
    if (status !== 200) continue
    const valueIn = (from: unknown, name: string) => (from as Fields | undefined)?.[name]
    const different = shared.filter((name) => !isSame(valueIn(answer.body, name), valueIn(body, name)))
    const message = `${different.join(', ')} is another one than in ${other}`
    expect(context, answer, different.length === 0, message, 'rule/twins', { fields: different })
  }
}

/** The list in which a single record is a row. */
function listOf(context: Context, operation: OperationId): OperationId | undefined {
  const { path, area, method } = operations[operation]
  if (method !== 'GET' || !path.endsWith('}')) return undefined
  const above = path.slice(0, path.lastIndexOf('/'))
  const isJson = (one: OperationId) => context.contract.operation(one).responses['200']?.content?.['application/json']
  const all = Object.keys(operations) as OperationId[]
  const list = all.find(
    (one) => operations[one].path === above && operations[one].method === 'GET' && operations[one].area === area,
  )
  return list !== undefined && isJson(list) && isJson(operation) ? list : undefined
}

/** `valid` reads a record. */
export function* rowChecks(
  context: Context,
  operation: OperationId,
  { params = {} }: ScenarioRequest,
): Generator<Check> {
  const list = listOf(context, operation)
  const name = paramNames(operation).at(-1)
  if (list === undefined || name === undefined) return
  const isSearched = context.contract.operation(list).parameters.some((one) => one.name === 'searchParams')
  yield {
    name: `says what its row in ${list} says`,
    run: async () => {
      const ask = async () => {
        const answer = await context.callSuccessfully(operation, { params })
        const query = { ...(isSearched && { searchParams: [params[name] ?? ''] }) }
        const rows = listRows((await context.callSuccessfully(list, { params, query })).body) ?? []
        const record = answer.body as Fields
        const row = rows.find((one) => ('id' in record ? one.id === record.id : one[name] === params[name]))
        return { answer, row, same: row === undefined || common(withoutMoving(row), withoutMoving(record)) }
      }
      // Background work may have ended between the two.
      const first = await ask()
      const { answer, row, same } = first.same ? first : await ask()
      expect(context, answer, row !== undefined, `${list} does not list it`, 'rule/stored-as-sent')
      expect(context, answer, same, `its row in ${list} says otherwise`, 'rule/stored-as-sent', {
        comparesRecords: true,
      })
    },
  }
}

const withoutMoving = (record: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !volatileFields.has(field)))

/** Whether the common fields are equal; the bank sees more fields of some records, which then have another etag. */
function common(left: object, right: object): boolean {
  const theirs = right as Record<string, unknown>
  const seesMore = Object.keys(theirs).some((name) => !(name in left))
  return Object.entries(left).every(
    ([name, value]) => !(name in theirs) || isSame(value, theirs[name]) || (name === 'etag' && seesMore),
  )
}
