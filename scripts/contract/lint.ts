/** `npm run contract:lint`: Redocly's strict rules, the house rules and every example of the contract. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run.ts'
import { bundle } from './bundle.ts'
import { operationsOf, readDocument } from './document.ts'
import { houseRules } from './house-rules.ts'
import { redoclyComplaint } from './redocly.ts'
import { files } from './rules/files.ts'

const complaint = redoclyComplaint()
if (complaint !== undefined) {
  console.error(complaint)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
try {
  bundle(join(folder, 'bundle.yaml'))
  const document = readDocument(join(folder, 'bundle.yaml'))
  const findings = [...files(join(root, 'openapi')), ...houseRules(document)]
  for (const { rule, place, message } of findings) console.error(`${rule}: ${place}: ${message}`)
  const operations = operationsOf(document)
  const answers = operations.reduce((sum, operation) => sum + Object.keys(operation.responses).length, 0)
  console.log(`${operations.length} operations, ${answers} answers, ${findings.length} findings`)
  if (findings.length > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
