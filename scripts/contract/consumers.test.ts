import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Consumer, consumersBrokenBy, readConsumers, unknownUses } from './consumers.ts'
import { difference } from './difference.ts'
import { readDocument } from '#scripts/contract/read-document.ts'

const contract = `
openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
servers: [{ url: /api }]
paths:
  /cards/{id}:
    get:
      operationId: getCard
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: locale, in: query, schema: { type: string } }
      responses:
        '200': { description: A card., content: { application/json: { schema: { $ref: '#/components/schemas/Card' } } } }
        '460': { description: None left. }
    put:
      operationId: changeCard
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/CardRequest' } } } }
      responses:
        '200': { description: A card., content: { application/json: { schema: { $ref: '#/components/schemas/Card' } } } }
components:
  schemas:
    Amount: { type: number, multipleOf: 0.01 }
    Owner: { type: object, properties: { name: { type: string }, phone: { type: string } } }
    Card:
      type: object
      required: [amounts]
      properties:
        owner: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] }
        amounts: { type: array, items: { $ref: '#/components/schemas/Amount' } }
        colour: { type: string }
    CardRequest: { type: object, additionalProperties: false, properties: { name: { type: string }, colour: { type: string, maxLength: 9 } } }
`

const folder = mkdtempSync(join(tmpdir(), 'consumers-test-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const base = fileOf('base.yaml', contract)

const app: Consumer = {
  name: 'app',
  operations: {
    getCard: { parameters: ['id'], sends: [], reads: ['owner.phone', 'amounts[]'], statuses: [200] },
    changeCard: { parameters: ['id'], sends: ['colour'], reads: [], statuses: [200] },
  },
}

const brokenBy = (from: string, to: string) => {
  expect(contract).toContain(from)
  const revision = fileOf('revision.yaml', contract.replace(from, to))
  const documents = { before: readDocument(base), after: readDocument(revision) }
  const broken = difference(base, revision).flatMap((change) => consumersBrokenBy(change, [app], documents))
  return [...new Set(broken.flatMap(({ uses }) => uses))]
}

it.each([
  ['a renamed field that it reads', 'phone: {', 'mobile: {', ['getCard reads owner.phone']],
  ['a field that it does not read', ', properties: { name: { type: string }, phone', ', properties: { phone', []],
  ['a named schema below a field', 'type: number, multipleOf: 0.01', 'type: string', ['getCard reads amounts[]']],
  ['what surrounds a field', 'type: array, items', "type: [array, 'null'], items", ['getCard reads amounts[]']],
  ['a request that may hold less', 'maxLength: 9', 'maxLength: 8', ['changeCard sends colour']],
  ['a request that may hold more', 'maxLength: 9', 'maxLength: 10', []],
  ['a field that it does not send', 'properties: { name: { type: string }, colour', 'properties: { colour', []],
  ['a call that is gone', 'get:', 'trace:', ['getCard']],
  ['a parameter that it does not send', ', in: query', ', in: header', []],
  ['a parameter that has to be sent', 'in: query, schema', 'in: query, required: true, schema', ['getCard']],
  ['a status that it does not handle', "        '460': { description: None left. }\n", '', []],
  ['a session that is needed now', 'servers:', 'security: [{ session: [] }]\nservers:', ['getCard', 'changeCard']],
])('names what a consumer uses of %s', (_what, from, to, uses) => {
  expect(brokenBy(from, to)).toEqual(uses)
})

it('names a field of a manifest that the contract does not have', () => {
  const misspelt = { parameters: [], sends: [], reads: ['owner.fone', 'owner.name'], statuses: [200] }
  const consumer: Consumer = { name: 'app', operations: { getCard: misspelt, getKard: misspelt } }
  expect(unknownUses(consumer, readDocument(base))).toEqual(['getCard owner.fone', 'getKard'])
})

it('uses of every manifest are in the contract', () => {
  const document = readDocument('generated/openapi.yaml')
  expect(readConsumers().flatMap((consumer) => unknownUses(consumer, document))).toEqual([])
})
