/** What comes of the contract alone: the bundle, the client and its models, the tables of operations, answers and roles. */
import { globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { bundle } from '../contract/redocly.ts'
import { orvalOptions } from '../../orval.config.ts'
import { root } from '../run.ts'
import { answersFile, constantsFile, occurrenceFile, operationsFile, rolesFile } from './contract-files.ts'
import { ruleFiles } from './rule-files.ts'

/** Patterns of the contract are Unicode patterns (JSON Schema); Orval writes them without the flag for that. */
function makePatternsUnicode(folder: string): void {
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8')
    const better = text.replaceAll(/new RegExp\(('(?:[^'\\]|\\.)*')\)/g, "new RegExp($1, 'u')")
    if (better !== text) writeFileSync(join(folder, file), better)
  }
}

/**
 * The query options of a read take every parameter of its query, so that a new one does not compile until its adapter sends it, or
 * passes undefined. Orval makes each of them optional.
 */
const requireEveryParameter = (code: string): string => {
  const required = code.replaceAll(
    /params(?:\?: |: (?:undefined \| +)?)(\w+Params), options/g,
    'params: EveryParameter<$1>, options',
  )
  if (required === code) return code
  const source = "from '../../../src/shared/http/request.ts';"
  return required.replace(source, `${source}\nimport type { EveryParameter } ${source}`)
}

function requireParametersOfReads(folder: string): void {
  for (const file of globSync('*/*.ts', { cwd: folder })) {
    const code = readFileSync(join(folder, file), 'utf8')
    const better = requireEveryParameter(code)
    if (better !== code) writeFileSync(join(folder, file), better)
  }
}

/** Writes all of it into the folder, a copy of `generated/`, and resolves with the bundle; throws what is wrong with the contract. */
export async function writeContractCode(folder: string, { failOnWarnings = false } = {}): Promise<Document> {
  const bundled = join(folder, 'openapi.yaml')
  const [orval] = await Promise.all([import('orval'), bundle(bundled)])
  await orval.generate(orvalOptions(folder), root, { throwOnError: true, failOnWarnings, logLevel: 'warn' })
  makePatternsUnicode(join(folder, 'model'))
  requireParametersOfReads(join(folder, 'api'))
  const document = readDocument(bundled)
  writeFileSync(join(folder, 'operations.ts'), operationsFile(document))
  writeFileSync(join(folder, 'answers.ts'), answersFile(document))
  writeFileSync(join(folder, 'roles.ts'), rolesFile(document))
  writeFileSync(join(folder, 'model/constants.ts'), constantsFile(document))
  for (const [name, text] of Object.entries(ruleFiles(document))) writeFileSync(join(folder, 'model', name), text)
  writeFileSync(join(folder, 'model/fee-item-type-occurrence.ts'), occurrenceFile(document))
  return document
}
