import { describe, expect, it } from 'vitest'
import type { Document } from '#contract-checks/contract.ts'
import { operationsFile, answersFile, occurrenceFile } from './contract-files.ts'
import { smallContract } from './small-contract.fake.ts'

const documents = '/bank/{customerId}/documents'

/** The lines of one operation's entry in the generated interface. */
function entry(id: string, document: Document = smallContract()): string {
  const file = operationsFile(document)
  return file.slice(file.indexOf(`  ${id}: {\n`), file.indexOf('\n  }', file.indexOf(`  ${id}: {\n`)))
}

describe('the operations file', () => {
  it('it types parameters by their place, required or not', () => {
    expect(entry('bankListDocuments')).toContain(`params: { 'customerId': string }`)
    expect(entry('bankListDocuments')).toContain(`query: { 'status'?: ("OPEN" | "DONE")[]; 'page'?: number }`)
  })

  it('it types references, lists and what may be null', () => {
    expect(entry('bankListDocuments')).toContain(
      `200: { 'results': (DocumentEntry)[]; 'next'?: string | null; 'last'?: DocumentEntry | null }`,
    )
  })

  it('it types files as blobs and an empty answer as void', () => {
    expect(entry('bankUploadDocument')).toContain('body: Blob')
    expect(entry('bankUploadDocument')).toContain('200: Blob')
    expect(entry('bankLogin')).toContain('204: void')
  })

  it('it leaves out transport headers and keeps those of the subject', () => {
    expect(entry('bankListDocuments')).toContain('headers: NoParameters')
    expect(entry('bankUploadDocument')).toContain(`headers: { 'Doc-Name': string }`)
  })

  it('it imports each model that it names, once', () => {
    const imports = operationsFile(smallContract()).match(/^import .*$/gm)
    expect(imports).toEqual([
      "import type { DocumentEntry } from './model/document-entry.ts'",
      "import type { Login } from './model/login.ts'",
      "import type { Problem } from './model/problem.ts'",
    ])
  })

  it.each([
    ['bankLogin', '401', 'on a login 401 is about the password'],
    ['bankListDocuments', '460', 'with a session 401 is generic'],
    ['bankUploadDocument', '413', '423 is generic'],
  ])('the application statuses of %s are %s: %s', (id, statuses) => {
    expect(entry(id)).toContain(`applicationStatus: ${statuses}\n`)
  })

  it('it names the sub-role that a call needs', () => {
    expect(entry('bankUploadDocument')).toContain("role: 'RISK'")
    expect(entry('bankListDocuments')).toContain('role: never')
  })

  it('it repeats the facts of each call as data', () => {
    const file = operationsFile(smallContract())
    expect(file).toMatch(/bankLogin: \{ area: 'bank', method: 'POST', path: '\/bank\/auth\/login'.* session: false/)
    expect(file).toMatch(/bankUploadDocument: .*statuses: \['200', '413', '423'\].*roles: \['RISK'\]/)
  })
})

describe('a change of the contract changes the operations file', () => {
  const changes: [what: string, change: (document: Document) => void][] = [
    ['a renamed operation', (document) => (document.paths[documents]!.get!.operationId = 'bankListFiles')],
    ['a renamed parameter', (document) => (document.paths[documents]!.get!.parameters![1]!.name = 'sheet')],
    [
      'a renamed field',
      (document) => {
        const { properties } = document.paths[documents]!.get!.responses['200']!.content!['application/json']!.schema!
        properties!.following = properties!.next!
        delete properties!.next
      },
    ],
    [
      'a further status',
      (document) => {
        document.paths[documents]!.get!.responses['461'] = { description: 'Too late.' }
      },
    ],
    ['another sub-role', (document) => (document.paths[documents]!.post!['x-roles'] = ['BACKOFFICE'])],
    [
      'another path',
      (document) => {
        document.paths['/bank/{customerId}/files'] = document.paths[documents]!
        delete document.paths[documents]
      },
    ],
  ]

  it.each(changes)('%s', (_, change) => {
    const document = smallContract()
    change(document)
    expect(operationsFile(document)).not.toBe(operationsFile(smallContract()))
  })

  it('and the same contract gives the same file', () => {
    expect(operationsFile(smallContract())).toBe(operationsFile(smallContract()))
  })
})

/** The small contract, whose list answers with a named schema, or with this. */
function contractWith(schema: object = { $ref: '#/components/schemas/DocumentEntry' }): Document {
  const document = smallContract()
  document.paths[documents]!.get!.responses['200']!.content = { 'application/json': { schema } }
  return document
}

it('each operation stands with the schema, the files or the nothing that it promises', () => {
  const file = answersFile(contractWith())
  expect(file).toContain("import { DocumentEntry } from './model/document-entry.ts'\n")
  expect(file).toContain('  bankListDocuments: DocumentEntry,\n')
  expect(file).toContain("  bankUploadDocument: ['application/pdf'],\n")
  expect(file).toContain('  bankLogin: null,\n')
})

it('a file of several media types may come as any of them', () => {
  const document = contractWith()
  document.paths[documents]!.post!.responses['200']!.content!['text/csv'] = {}
  expect(answersFile(document)).toContain("  bankUploadDocument: ['application/pdf', 'text/csv'],\n")
})

it('refuses an answer that cannot be validated: a schema without a name, two successes, data or a file', () => {
  expect(() => answersFile(contractWith({ type: 'object' }))).toThrow('bankListDocuments has to promise')
  const two = contractWith()
  two.paths[documents]!.get!.responses['204'] = {}
  expect(() => answersFile(two)).toThrow('bankListDocuments has to promise one success')
  const either = contractWith()
  either.paths[documents]!.get!.responses['200']!.content!['application/pdf'] = {}
  expect(() => answersFile(either)).toThrow('bankListDocuments has to promise files, or data')
})

it('the occurrence of each item type becomes code, typed by both enumerations', () => {
  const document = smallContract()
  const schema = { enum: ['ONCE', 'EVER'], 'x-occurrence': { ONCE: 'ONE_TIME', EVER: 'RECURRING' } }
  document.components.schemas.FeeItemType = schema as (typeof document.components.schemas)[string]
  const file = occurrenceFile(document)
  expect(file).toContain("  ONCE: 'ONE_TIME',\n  EVER: 'RECURRING',\n")
  expect(file).toContain('Record<FeeItemType, FeeOccurrence>')
})
