import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { section, withSection } from './changelog.ts'
import { difference, isStep, stepFor } from './difference.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { operationsTouched } from './uses.ts'

const contract = `
openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
paths:
  /private/cards:
    get:
      operationId: privateListCards
      x-roles: [RISK]
      responses:
        '200':
          description: The cards.
          content: { application/json: { schema: { $ref: '#/components/schemas/CardList' } } }
        '460': { description: None left. }
  /bank/cards:
    get:
      operationId: bankListCards
      responses:
        '200': { description: The cards. }
    post:
      operationId: bankAddCard
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/NewCard' }, examples: { newCard: { $ref: '#/components/examples/newCard' } } } }
      responses:
        '204': { description: Done. }
components:
  examples:
    newCard: { value: { owner: Anna, place: WIEN } }
  schemas:
    CardList: { type: array, items: { $ref: '#/components/schemas/Card' } }
    Card: { type: object, required: [name], properties: { name: { type: string } } }
    NewCard:
      type: object
      required: [owner, place]
      properties:
        owner: { type: string, title: Who, maxLength: 40, pattern: ^A, examples: [Anna] }
        place: { type: string, enum: [WIEN, GRAZ] }
`

const folder = mkdtempSync(join(tmpdir(), 'difference-test-'))
let files = 0
const fileOf = (text: string) => {
  const file = join(folder, `${(files += 1)}.yaml`)
  writeFileSync(file, text)
  return file
}
const changesTo = (...replaced: [from: string, to: string][]) => {
  const [base, revision] = [join(folder, 'base.yaml'), join(folder, 'revision.yaml')]
  writeFileSync(base, contract)
  writeFileSync(
    revision,
    replaced.reduce((text, [from, to]) => text.replace(from, to), contract),
  )
  return difference(base, revision)
}

it.each([
  ['a refusal that is gone', "        '460': { description: None left. }\n", '', 'minor'],
  ['one more role', 'x-roles: [RISK]', 'x-roles: [RISK, SERVICELINE]', 'minor'],
  ['a field that turned into a number', 'name: { type: string }', 'name: { type: number }', 'major'],
  ['another role', 'x-roles: [RISK]', 'x-roles: [SERVICELINE]', 'major'],
  ['a role that is gone', '      x-roles: [RISK]\n', '', 'major'],
  ['other words', 'None left.', 'Nothing left.', 'patch'],
  [
    'a new call',
    '  /bank/cards:',
    "  /bank/new:\n    get:\n      operationId: bankGetNew\n      responses:\n        '204': { description: Done. }\n  /bank/cards:",
    'minor',
  ],
])('rates how serious %s is', (_what, from, to, step) => {
  expect(stepFor(changesTo([from, to]))).toBe(step)
})

it('reports as added that a server has to accept what it refused before', () => {
  const loosened = changesTo(
    ['required: true', 'required: false'],
    ['required: [owner, place]', 'required: [owner]'],
    ['maxLength: 40', 'maxLength: 80'],
    [', pattern: ^A', ''],
    ['[WIEN, GRAZ]', '[WIEN, GRAZ, LINZ]'],
  )
  expect(new Set(loosened.map(({ impact }) => impact))).toEqual(new Set(['minor']))
  expect(loosened.map(({ sentence }) => sentence).toSorted()).toEqual([
    '`enum` of `place` changed from ["WIEN","GRAZ"] to ["WIEN","GRAZ","LINZ"].',
    '`maxLength` of `owner` changed from 40 to 80.',
    '`pattern` of `owner` changed from "^A" to nothing.',
    '`required` of `NewCard` changed from ["owner","place"] to ["owner"].',
    '`required` of `requestBody` changed from true to false.',
  ])
})

it('words and examples of every kind stay a small step', () => {
  const reported = changesTo(['title: Who', 'title: Whose'], ['[Anna]', '[Berta]'], ['title: Small', 'title: Smaller'])
  expect(reported.map(({ impact }) => impact)).toEqual(['patch', 'patch', 'patch'])
})

it('reports a changed example with the calls that show it', () => {
  const changes = changesTo(['owner: Anna, place', 'owner: Berta, place'])
  expect(changes.map(({ sentence }) => sentence)).toEqual(['Example `newCard` holds other values.'])
  expect(stepFor(changes)).toBe('patch')
  expect(operationsTouched(readDocument(fileOf(contract)), changes[0]!.pointer)).toEqual(['bankAddCard'])
})

it.each([
  ['examples: { two: { value: { owner: Berta } } }', 'two'],
  ['examples: { two: { value: [Berta] } }', 'two'],
  ['example: { owner: Berta }', 'application/json'],
  ['example: Berta', 'application/json'],
])('reports an example beside its answer once, too: %s', (example, name) => {
  const bare = "'200': { description: The cards. }\n    post:"
  const shown = bare.replace(' }', `, content: { application/json: { ${example} } } }`)
  const [base, revision] = [shown, shown.replace('Berta', 'Clara')].map((text) => fileOf(contract.replace(bare, text)))
  const changes = difference(base!, revision!)
  expect(changes.map(({ sentence }) => sentence)).toEqual([`Example \`${name}\` holds other values.`])
  expect(operationsTouched(readDocument(base!), changes[0]!.pointer)).toEqual(['bankListCards'])
})

it('reports a plain example of a parameter once', () => {
  const parameter = (example: number) =>
    fileOf(
      contract.replace(
        'operationId: bankListCards',
        `operationId: bankListCards\n      parameters: [{ name: page, in: query, example: ${example} }]`,
      ),
    )
  const reported = difference(parameter(1), parameter(22)).map(({ sentence }) => sentence)
  expect(reported).toEqual(['Example `page` holds other values.'])
})

it('reports a new parameter with its name', () => {
  const parameters = (more: string) =>
    `operationId: bankListCards\n      parameters: [${more}{ name: Page, in: query }]`
  const [before, after] = ['', '{ name: Accept-Language, in: header }, '].map(parameters) as [string, string]
  const [base, revision] = [before, after].map((list) => fileOf(contract.replace('operationId: bankListCards', list)))
  expect(difference(base!, revision!).map(({ sentence }) => sentence)).toEqual([
    'Parameter `Accept-Language` was added.',
  ])
})

it('nothing changed needs no step', () => {
  expect(stepFor(changesTo())).toBeUndefined()
})

it.each([
  ['1.0.0', '2.0.0', 'major', true],
  ['1.4.2', '1.5.0', 'major', false],
  ['1.4.2', '1.5.0', 'minor', true],
  ['1.4.2', '1.4.3', 'minor', false],
  ['1.4.2', '1.4.3', 'patch', true],
  ['1.4.2', '1.4.2', 'patch', false],
  ['1.4.2', '1.3.9', 'patch', false],
  ['2.0.0', '1.9.9', 'major', false],
] as const)('from %s to %s as a %s step: %s', (from, to, step, honest) => {
  expect(isStep(from, to, step)).toBe(honest)
})

it('a changed schema names every call that holds it, also through another schema', () => {
  const document = readDocument(fileOf(contract))
  expect(operationsTouched(document, '#/components/schemas/Card/properties/name')).toEqual(['privateListCards'])
  expect(operationsTouched(document, '#/paths/~1bank~1cards/get/responses/200')).toEqual(['bankListCards'])
  expect(operationsTouched(document, '#/info/title')).toEqual([])
})

it('the changelog shows changes with their calls and screens, the newest release first', () => {
  const document = readDocument(fileOf(contract))
  const changes = changesTo(['name: { type: string }', 'name: { type: number }'])
  const written = section({ version: '2.0.0', day: '2026-12-01', changes }, [document, document], (operation) => [
    `/screen-of-${operation}`,
  ])
  expect(written).toMatch(/^## 2\.0\.0 \(2026-12-01\)\n\n### Breaking\n\n- Type of/)
  expect(written).toContain('Calls: `privateListCards`. Screens: `/screen-of-privateListCards`.')
  const changelog = withSection('# Changes\n\nWords.\n\n## 1.0.0 (2026-11-21)\n\nFirst.\n', written)
  expect(changelog.indexOf('## 2.0.0')).toBeLessThan(changelog.indexOf('## 1.0.0'))
  expect(changelog.startsWith('# Changes\n\nWords.\n\n## 2.0.0')).toBe(true)
})

it('shows a change of several calls once, with all of them', () => {
  const document = readDocument(fileOf(contract))
  const { sentence, impact, pointer } = changesTo(['name: { type: string }', 'name: { type: number }'])[0]!
  const places = [pointer, '#/paths/~1bank~1cards/get/responses/200']
  const changes = places.map((place) => ({ sentence, impact, pointer: place }))
  const written = section({ version: '2.0.0', day: '2026-12-01', changes }, [document, document], () => ['/cards'])
  expect(written.match(/^- .*$/gm)).toEqual([
    `- ${sentence} Calls: \`privateListCards\`, \`bankListCards\`. Screens: \`/cards\`.`,
  ])
})

it('counts calls and screens instead of listing more than ten', () => {
  const document = readDocument(fileOf(contract))
  const changes = changesTo(['name: { type: string }', 'name: { type: number }'])
  const screens = Array.from({ length: 11 }, (_, index) => `/screen-${index}`)
  const sectionWith = (count: number) =>
    section({ version: '2.0.0', day: '2026-12-01', changes }, [document, document], () => screens.slice(0, count))
  expect(sectionWith(11)).toMatch(/Calls: `privateListCards`\. All 11 screens with it\.$/m)
  expect(sectionWith(10)).toContain('`/screen-9`')
})
