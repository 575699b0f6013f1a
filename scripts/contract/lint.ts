/** `npm run contract:lint`: Redocly's strict rules, our own rules and every example of the contract. */
import { operationsOf } from '#contract-checks/contract.ts'
import { describeChangesSince } from './changes-since.ts'
import { lintContract } from './lint-contract.ts'

const { complaint, findings, document } = await lintContract('openapi')
if (complaint !== undefined) console.error(complaint)
for (const one of findings) console.error(one)
if (document !== undefined) {
  const operations = operationsOf(document)
  const answers = operations.reduce((sum, operation) => sum + Object.keys(operation.responses).length, 0)
  console.log(`${operations.length} operations, ${answers} answers, ${findings.length} findings`)
}
// A finding often names an example that no longer fits, and not the change that it no longer fits to.
const changed = await describeChangesSince()
if (changed !== '') console.log(changed)
if (complaint !== undefined || findings.length > 0) process.exitCode = 1
