/** What comes of the contract alone: the bundle, the client and its models, the tables of operations, answers and roles. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '#contract-checks/contract.ts'
import { readDocument } from '#contract-checks/bundle-file.ts'
import { bundle } from '../contract/redocly.ts'
import { root, runAside } from '../run.ts'
import { answersFile } from './answers-file.ts'
import { occurrenceFile } from './occurrence-file.ts'
import { operationsFile, rolesFile } from './operations-file.ts'

/** Patterns of the contract are Unicode patterns (JSON Schema); Orval writes them without the flag that says so. */
function makePatternsUnicode(): void {
  const folder = join(root, 'generated/model')
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8')
    const better = text.replaceAll(/new RegExp\(('(?:[^'\\]|\\.)*')\)/g, "new RegExp($1, 'u')")
    if (better !== text) writeFileSync(join(folder, file), better)
  }
}

/**
 * Writes all of it into `generated/` and resolves with Orval's warnings; throws what is wrong with the contract. `useTables` is called
 * once the bundle and the tables are there, while Orval still writes the client.
 */
export async function writeContractCode(useTables: (document: Document) => void = () => {}): Promise<string[]> {
  await bundle('generated/openapi.yaml')
  const generating = runAside('orval', ['--config', 'orval.config.ts'])
  const document = readDocument(join(root, 'generated/openapi.yaml'))
  writeFileSync(join(root, 'generated/operations.ts'), operationsFile(document))
  writeFileSync(join(root, 'generated/answers.ts'), answersFile(document))
  writeFileSync(join(root, 'generated/roles.ts'), rolesFile(document))
  useTables(document)
  const orval = await generating
  if (!orval.ok) throw new Error(orval.output)
  makePatternsUnicode()
  writeFileSync(join(root, 'generated/model/fee-item-type-occurrence.ts'), occurrenceFile(document))
  return orval.output.split('\n').filter((line) => /warn|⚠/i.test(line))
}
