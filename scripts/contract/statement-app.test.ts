/** The example of a consumer: its manifest is what its sources use, and the gate names it when one of its fields is renamed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '#scripts/run.ts'
import { changesSince } from './changes-since.ts'
import { readConsumers } from './consumers.ts'
import { manifestOfSource } from './fields/client-uses.ts'
import { readClientSource } from './fields/source.ts'
import { readFieldScreens } from './field-screens.ts'
import { readDocument } from './read-document.ts'
import { writeReport } from './report.ts'
import { keepStatuses } from './write-consumer.ts'

const folder = mkdtempSync(join(tmpdir(), 'statement-app-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the manifest of the example is what its sources use', { timeout: 120_000 }, () => {
  const document = readDocument(join(root, 'generated/openapi.yaml'))
  const source = readClientSource(join(root, 'tests/contract/statement-app/tsconfig.json'))
  const [{ name, ...existing } = { name: '', operations: {} }] = readConsumers()
  expect(name).toBe('statement-app')
  expect(keepStatuses(existing, manifestOfSource(source, document))).toEqual(existing)
})

it('the gate names the example when a field that it reads is renamed', { timeout: 120_000 }, async () => {
  cpSync(join(root, 'openapi'), folder, { recursive: true })
  const file = join(folder, 'schemas/Receipt.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('typeText', 'kindText'))
  const since = await changesSince(folder, 'HEAD')
  const around = { released: '0.0.0', consumers: readConsumers(), fields: readFieldScreens(), screensOf: () => [] }
  const report = writeReport(since, around)
  expect(report).toContain('Consumer **statement-app**: privateListReceipts reads receipts[].typeText')
  expect(report).toContain('Agree with **statement-app** before merging')
})
