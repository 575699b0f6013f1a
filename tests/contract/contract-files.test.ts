import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lintFiles } from '#scripts/contract/redocly.ts'
import { checkFiles } from '#scripts/contract/rules/files.ts'
import { root } from '#scripts/run.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  cpSync(join(root, 'openapi'), folder, { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

const rulesOf = () => [...new Set(checkFiles(folder).map(({ rule }) => rule))]

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text, `${file} still holds what the fault replaces`).toContain(from)
  writeFileSync(path, text.replaceAll(from, to))
}

describe('the files', () => {
  it('the lint finds nothing in the files as they are', () => {
    expect(checkFiles(folder)).toEqual([])
  })

  it.each([
    [
      'a schema',
      'schemas/Version.yaml',
      'schemas/version-of-it.yaml',
      'paths/version.yaml',
      'Version.yaml',
      'version-of-it.yaml',
    ],
    ['a path', 'paths/version.yaml', 'paths/Version.yaml', 'openapi.yaml', 'paths/version.yaml', 'paths/Version.yaml'],
    ['an example', 'examples/list/empty.yaml', 'examples/list/Empty.yaml', '', '', ''],
  ])('the lint refuses %s with a wrong file name', (_, old, wrong, user, from, to) => {
    renameSync(join(folder, old), join(folder, wrong))
    if (user !== '') edit(user, from, to)
    expect(rulesOf()).toContain('file-names')
  })

  it('the lint refuses a file over 200 lines', () => {
    appendFileSync(join(folder, 'schemas/Version.yaml'), '# more\n'.repeat(200))
    expect(rulesOf()).toEqual(['file-length'])
  })

  it('the lint refuses a path with more than one reference', () => {
    edit(
      'openapi.yaml',
      '  /version: { $ref: paths/version.yaml }',
      '  /version: { $ref: paths/version.yaml, summary: x }',
    )
    expect(rulesOf()).toEqual(['one-file-per-path'])
  })

  it('the lint refuses a path that is written out in the root document', () => {
    edit(
      'openapi.yaml',
      '  /version: { $ref: paths/version.yaml }',
      '  /version: { get: { operationId: commonGetVersion } }',
    )
    expect(rulesOf()).toContain('one-file-per-path')
  })

  it('the lint refuses a path whose file is not named after its URL', () => {
    edit('openapi.yaml', '{ $ref: paths/private/product.yaml }', '{ $ref: paths/version.yaml }')
    expect(rulesOf()).toContain('one-file-per-path')
  })

  it('the lint refuses a file without a reference to it', () => {
    writeFileSync(join(folder, 'schemas/Leftover.yaml'), 'type: boolean\n')
    expect(rulesOf()).toEqual(['files-used'])
  })

  it('the lint refuses a named example without a reference to it', () => {
    edit('examples/personal-data.yaml', 'diverse:\n', 'leftover:\n  summary: x\ndiverse:\n')
    expect(rulesOf()).toEqual(['files-used'])
  })

  it('the lint refuses a reference to a file that is missing', () => {
    unlinkSync(join(folder, 'schemas/Version.yaml'))
    expect(rulesOf()).toEqual(['files-exist'])
  })

  it('the lint shows a mistyped reference at its line, and not the file that it was meant for', () => {
    edit('schemas/Fee.yaml', 'FeeAssignedProduct.yaml', 'FeeAssignedProdct.yaml')
    const line =
      readFileSync(join(folder, 'schemas/Fee.yaml'), 'utf8')
        .split('\n')
        .findIndex((one) => one.includes('Prodct')) + 1
    expect(checkFiles(folder)).toEqual([
      expect.objectContaining({ rule: 'files-exist', place: `schemas/Fee.yaml:${line}` }),
    ])
  })
})

describe("Redocly's strict rules", () => {
  const complaint = () => lintFiles(join(folder, 'openapi.yaml'))

  it('the lint accepts the files as they are', async () => {
    expect(await complaint()).toBeUndefined()
  })

  it.each([
    ['an operation without a summary', 'operation-summary', '  summary:', '  x-summary:'],
    ['a reference that leads nowhere', 'no-unresolved-refs', 'schemas/Version.yaml', 'schemas/Nowhere.yaml'],
    ['a field that OpenAPI does not know', 'struct', '  operationId:', '  operationName: x\n  operationId:'],
  ])('the lint refuses %s by the rule %s', async (_, rule, from, to) => {
    edit('paths/version.yaml', from, to)
    expect(await complaint()).toContain(rule)
  })
})
