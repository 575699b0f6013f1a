import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#scripts/run.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { consumersBrokenBy, type Manifest, unknownUses } from '../consumers.ts'
import { difference } from '../difference.ts'
import { manifestOfSource } from './client-uses.ts'
import { readClientSource } from './source.ts'

/** A client of another team, with the generated code of this contract. */
const client = `
import { bankListPrivateCustomers } from '../../generated/api/bank-private-customers/bank-private-customers.ts'
import { usePrivateGetProductChange } from '../../generated/api/private-products/private-products.ts'
import type { ChangeCallNumberRequest } from '../../generated/model/change-call-number-request.ts'
import type { Operations } from '../../generated/operations.ts'

/** What a screen of the client knows of a customer. */
type Row = { name: string; mail: string }

export async function listRows(size: { limit: number }): Promise<Row[]> {
  const { results } = await bankListPrivateCustomers({ ...size, page: 2 })
  return results.map(({ lastName, ...customer }) => ({ name: lastName + customer.callNumber, mail: customer.postalAddress.city }))
}
export const useStart = () => usePrivateGetProductChange().data?.pendingChange?.[key]
const key = 'activationDate'

declare function put(id: keyof Operations, body: ChangeCallNumberRequest): Promise<void>
export const change = (callNumber: string, tanToken: string) => put('privateChangeCallNumber', { callNumber, tanToken })
`

const document = readDocument('generated/openapi.yaml')
let folder: string
let manifest: Manifest

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/client-uses-test-'))
  const tsconfig = { extends: '../../tsconfig.json', include: ['client.ts', 'client.test.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  writeFileSync(join(folder, 'client.ts'), client)
  writeFileSync(join(folder, 'client.test.ts'), `export const id = 'bankListTasks'`)
  manifest = manifestOfSource(readClientSource(join(folder, 'tsconfig.json')), document)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the sources of a client', () => {
  it('show the operations that they name, and not those of their tests', () => {
    expect(Object.keys(manifest.operations).toSorted()).toEqual([
      'bankListPrivateCustomers',
      'privateChangeCallNumber',
      'privateGetProductChange',
    ])
  })

  it('show which fields are read, and which parameters are sent', () => {
    expect(manifest.operations.bankListPrivateCustomers).toEqual({
      parameters: ['X-Trace-Id', 'limit', 'page'],
      sends: [],
      reads: ['results[].callNumber', 'results[].lastName', 'results[].postalAddress.city'],
      statuses: [200],
    })
    expect(manifest.operations.privateGetProductChange?.reads).toEqual(['pendingChange.activationDate'])
  })

  it('show what is sent: what the contract requires, and what is set', () => {
    expect(manifest.operations.privateChangeCallNumber).toMatchObject({ sends: ['callNumber', 'tanToken'], reads: [] })
  })

  it('use nothing that the contract does not have', () => {
    expect(unknownUses({ name: 'client', ...manifest }, document)).toEqual([])
  })

  it('are named by the report when a field that they read is renamed', { timeout: 60_000 }, () => {
    const file = join(root, 'generated/openapi.yaml')
    const revision = join(folder, 'revision.yaml')
    const [before, own = '', after] = readFileSync(file, 'utf8').split(
      /(?<=\n)(?= {4}PrivateCustomer:\n)|(?<=\n)(?= {4}PrivateCustomerList:\n)/,
    )
    writeFileSync(revision, [before, own.replaceAll('callNumber', 'phoneNumber'), after].join(''))
    const documents = { before: document, after: readDocument(revision) }
    const broken = difference(file, revision).flatMap((change) =>
      consumersBrokenBy(change, [{ name: 'client', ...manifest }], documents),
    )
    expect(broken.flatMap(({ uses }) => uses)).toContain('bankListPrivateCustomers reads results[].callNumber')
  })
})
