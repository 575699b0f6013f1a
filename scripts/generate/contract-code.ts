/** What comes of the contract alone: the bundle, the client and its models, the tables of operations, answers and roles. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { bundle } from '../contract/redocly.ts'
import { root } from '../run.ts'
import { answersFile, occurrenceFile, operationsFile, rolesFile } from './contract-files.ts'

/** Patterns of the contract are Unicode patterns (JSON Schema); Orval writes them without the flag for that. */
function makePatternsUnicode(): void {
  const folder = join(root, 'generated/model')
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8')
    const better = text.replaceAll(/new RegExp\(('(?:[^'\\]|\\.)*')\)/g, "new RegExp($1, 'u')")
    if (better !== text) writeFileSync(join(folder, file), better)
  }
}

/** Writes all of it into `generated/` and resolves with the bundle; throws what is wrong with the contract. */
export async function writeContractCode({ failOnWarnings = false } = {}): Promise<Document> {
  const [orval] = await Promise.all([import('orval'), bundle('generated/openapi.yaml')])
  await orval.generate('orval.config.ts', root, { throwOnError: true, failOnWarnings, logLevel: 'warn' })
  makePatternsUnicode()
  const document = readDocument(join(root, 'generated/openapi.yaml'))
  writeFileSync(join(root, 'generated/operations.ts'), operationsFile(document))
  writeFileSync(join(root, 'generated/answers.ts'), answersFile(document))
  writeFileSync(join(root, 'generated/roles.ts'), rolesFile(document))
  writeFileSync(join(root, 'generated/model/fee-item-type-occurrence.ts'), occurrenceFile(document))
  return document
}
