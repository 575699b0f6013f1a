import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { readDocument } from './contract/read-document.ts'
import { findTouched, rankJourneys } from './journeys.ts'
import { root } from './run.ts'

const document = readDocument('generated/openapi.yaml')
const nearest = (...files: string[]) =>
  rankJourneys(files, findTouched(files, document)).map(({ file }) => basename(file, '.spec.ts'))

it.each([
  ['src/features/fees/fee-types.ts', 'fees'],
  ['sandbox/domain/fee.ts', 'fees'],
  ['openapi/schemas/CreateNoteRequest.yaml', 'documents-and-notes'],
  ['sandbox/handlers/notes.ts', 'documents-and-notes'],
  ['src/areas/bank/receipts-adapter.ts', 'receipts'],
  ['tests/e2e/sandbox/charts.spec.ts', 'charts'],
])('after a change of %s runs %s first', (file, journey) => {
  expect(nearest(file)[0]).toBe(journey)
})

it('names the operations and screens that a feature shows', () => {
  const { operations, screens } = findTouched(['src/features/notes/notes-tab.tsx'], document)
  expect(operations).toEqual(expect.arrayContaining(['bankListNotes', 'bankCreateNote']))
  expect(screens).toContain('/bank/private-customer/$bpNumber/administration')
})

const features = globSync('src/features/*/*-port.ts', { cwd: root })
const handlers = globSync('sandbox/handlers/*.ts', { cwd: root }).filter((file) => !/handler(\.test)?\.ts$/.test(file))

it.each([...features, ...handlers])('knows a journey for %s', (file) => {
  expect(nearest(file)).not.toEqual([])
})
