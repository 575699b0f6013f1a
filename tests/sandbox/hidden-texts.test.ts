import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenValues } from '#conform/broken-requests.ts'
import { readContract } from '#contract-checks/contract.ts'
import { type FlatOperation, operationsOf } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { root } from '#scripts/run.ts'
import { bodyExamples, type ContractRequest, contractRequest } from '../contract/contract-examples.ts'
import { startSeededSandbox } from './backends.ts'
import { type Client, createClient } from './client.ts'

const document = readDocument(join(root, 'generated/openapi.yaml'))
const operations = operationsOf(document)
const schemas = readContract().schemas
type Schema = (typeof schemas)[string]
const schemaOf = (schema: Schema): Schema =>
  schema.$ref ? { ...schemaOf(schemas[schema.$ref.split('/').at(-1)!]!) } : schema

const hidden = / with (a NUL|a control character|half a sign)$/
const inAddresses = ['%00', '%C2%85', '%ED%A0%80', '%']
const inHeaders = [...inAddresses, '%E0%A4%A', '\u0085']

let turn = 0
/** Each of the signs for what an operation has of its own; for what all have, the one whose turn it is. */
const signsFor = (place: string, name: string): readonly string[] => {
  const signs = place === 'header' ? inHeaders : inAddresses
  return place === 'path' || name.startsWith('X-') ? [signs[(turn += 1) % signs.length]!] : signs
}

type Hostile = { how: string; request: ContractRequest }

/** One text of one request at a time, with an invisible character in it. */
function* hostileRequests(operation: FlatOperation): Generator<Hostile> {
  const valid = contractRequest(document, operation)
  const transport = operation.parameters.filter(({ name }) => name.startsWith('X-'))
  const chosen = transport[(turn += 1) % Math.max(1, transport.length)]
  for (const parameter of operation.parameters) {
    const { in: place, name, example } = parameter
    if (name.startsWith('X-') && parameter !== chosen) continue // all calls have them; one is enough for each
    for (const sign of signsFor(place, name)) {
      const how = `${place} ${name} with ${JSON.stringify(sign)}`
      const { path, headers } = valid
      const [own = '', query = ''] = path.split('?')
      const ending = `${encodeURIComponent(String([example ?? 'x'].flat()[0]))}${sign}`
      if (place === 'header') {
        yield { how, request: { ...valid, headers: { ...headers, [name]: `${String(example ?? '')}${sign}` } } }
      } else if (place === 'query') {
        const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${name}=`))
        yield { how, request: { ...valid, path: `${own}?${[...others, `${name}=${ending}`].join('&')}` } }
      } else {
        const at = encodeURIComponent(String(example))
        yield { how, request: { ...valid, path: path.replace(at, ending) } }
      }
    }
  }
  for (const { mediaType, value } of bodyExamples(document, operation)) {
    const schema = operation.body?.content[mediaType]?.schema
    if (mediaType !== 'application/json' || schema === undefined) continue
    const hostile = brokenValues(schemaOf, schema as Schema, value).filter(({ how }) => hidden.test(` ${how}`))
    // Each text has three signs, one of which is sent; a call shows the rule on a few of its texts, the contract's lint on all.
    const texts = hostile.filter((_, index) => index % 3 === Math.floor(index / 3) % 3)
    for (const broken of texts.slice(0, 4)) {
      yield { how: `body ${broken.how}`, request: { ...valid, body: JSON.stringify(broken.value) } }
    }
  }
}

/** Who may make the call. */
function personFor({ area, roles }: FlatOperation): string {
  if (area === 'private') return 'anna.gruber@mail.example'
  if (area === 'business') return 'katharina.moser@bergland.example'
  if (roles.includes('DELETE_ADMINISTRATOR')) return 'ingrid.fuchs@bank.example'
  return roles.includes('CREDIT_ADMINISTRATOR') ? 'daniel.schwarz@bank.example' : 'sabine.koehler@bank.example'
}

let client: Client
let end: () => Promise<void>
const failures: string[] = []
beforeAll(async () => {
  const log = { info: () => {}, error: (line: string) => void failures.push(line) }
  const { sandbox, end: stop } = await startSeededSandbox('PostgreSQL', { log })
  end = stop
  client = createClient(sandbox.address)
})
afterAll(() => end())

it('every call refuses a text with an invisible character, in whatever field', { timeout: 180_000 }, async () => {
  const tokens = new Map<string, string>()
  const wrong: string[] = []
  let refused = 0
  for (const operation of operations) {
    const person = operation.needsSession ? personFor(operation) : undefined
    if (person !== undefined && !tokens.has(person)) {
      tokens.set(person, await client.tokenOf(operation.area as 'private' | 'business' | 'bank', person))
    }
    const token = person && tokens.get(person)
    const ask = async ({ method, path, headers, body }: ContractRequest) =>
      (
        await client.call(method, path, {
          headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
          ...(body !== undefined && { body }),
        })
      ).status
    const { headers, ...valid } = contractRequest(document, operation)
    const checked = await ask({ ...valid, headers: { ...headers, Prefer: '', 'X-Trace-Id': 'none' } })
    // What the example names may not be there: then 404 comes first, and the same for each hostile text.
    if (checked !== 400 && checked !== 404) wrong.push(`${operation.id} is not checked: ${checked}`)
    const check = async ({ how, request }: Hostile) => {
      const status = await ask(request)
      if (status !== (how.startsWith('path') ? 404 : checked)) wrong.push(`${operation.id} ${how}: ${status}`)
      if (status === 400) refused += 1
    }
    await Promise.all([...hostileRequests(operation)].map(check))
  }
  expect(wrong).toEqual([])
  expect(failures).toEqual([])
  expect(refused).toBeGreaterThan(400)
})

it.each(['%00', '%', '%ED%A0%80', '%E0%A4%A', '\u0085'])(
  'the address %s in a header without a session is refused with 401',
  async (email) => {
    const { status } = await client.call('GET', '/private/product', { headers: { 'X-User-Email': email } })
    expect(status).toBe(401)
  },
)

describe('a text of blanks', () => {
  const operation = (id: string): FlatOperation => operations.find((one) => one.id === id)!
  const anna = '10000000-0000-4000-8000-001100234501'
  let token: string
  beforeAll(async () => {
    token = await client.tokenOf('bank', 'daniel.schwarz@bank.example')
  })

  const blanks = [' ', '\u00a0', '\u200b', '\u2800', '\u3164', ' \u200b\u00a0 ']

  it.each([
    ['the name of a company', 'bankCreateCompany', '/bank/business/company', 'company.companyName'],
    ['the street of a company', 'bankCreateCompany', '/bank/business/company', 'contractAddress.street'],
    ['a note', 'bankCreateNote', `/bank/common/${anna}/notes`, 'note'],
    ['the text of a fee', 'bankCreatePrivateFee', `/bank/private/${anna}/fees`, 'transactionText'],
  ])('%s is refused when nothing in it can be seen', async (_what, id, path, field) => {
    const [example] = bodyExamples(document, operation(id))
    for (const blank of blanks) {
      const body = structuredClone(example!.value) as Record<string, unknown>
      const [first, second] = field.split('.') as [string, string | undefined]
      if (second === undefined) body[first] = blank
      else (body[first] as Record<string, unknown>)[second] = blank
      const { status, body: answer } = await client.call('POST', path, { token, body })
      expect([status, answer.violations]).toEqual([400, [{ field, rule: 'pattern' }]])
    }
  })
})
