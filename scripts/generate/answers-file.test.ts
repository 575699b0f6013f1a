import { expect, it } from 'vitest'
import type { Document } from '#contract-checks/contract.ts'
import { answersFile } from './answers-file.ts'
import { smallContract } from './small-contract.fake.ts'

const documents = '/bank/{customerId}/documents'

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

it('an answer that nobody could judge is refused: a schema without a name, two successes, data or a file', () => {
  expect(() => answersFile(contractWith({ type: 'object' }))).toThrow('bankListDocuments has to promise')
  const two = contractWith()
  two.paths[documents]!.get!.responses['204'] = {}
  expect(() => answersFile(two)).toThrow('bankListDocuments has to promise one success')
  const either = contractWith()
  either.paths[documents]!.get!.responses['200']!.content!['application/pdf'] = {}
  expect(() => answersFile(either)).toThrow('bankListDocuments has to promise files, or data')
})
