import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FlatOperation, operationsOf, readDocument } from '#scripts/contract/document.ts'
import { root } from '#scripts/run.ts'
import { bodyExamples } from '../contract/contract-request.ts'
import { sandboxOf } from './backends.ts'
import { type Client, clientOf } from './client.ts'

const document = readDocument(join(root, 'generated/openapi.yaml'))
const operation = (id: string): FlatOperation => operationsOf(document).find((one) => one.id === id)!
const anna = '10000000-0000-4000-8000-001100234501'

let client: Client
let end: () => Promise<void>
let token: string
beforeAll(async () => {
  const { sandbox, end: stop } = await sandboxOf('PGlite')
  end = stop
  client = clientOf(sandbox.address)
  token = await client.tokenOf('bank', 'daniel.schwarz@bank.example')
})
afterAll(() => end())

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
