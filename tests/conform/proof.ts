/**
 * `npm run conform:proof`: the whole kit finds nothing at the sandbox, and finds every fault that is planted into it. Writes
 * the results to docs/conformance.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationLines, summaryLines } from '#conform/report/terminal.ts'
import { faults } from '#sandbox/faults/faults.ts'
import { root } from '#scripts/run.ts'
import { proofSandbox } from './proof-sandbox.ts'

const sandbox = await proofSandbox()
try {
  const whole = await sandbox.ask({
    users: sandbox.withIdle,
    onOperation: (...operation) => console.log(operationLines(...operation).join('\n')),
  })
  console.log(summaryLines(whole).join('\n'))
  const rows: string[] = []
  let missed = 0
  for (const { name, operations } of faults) {
    await sandbox.reset()
    sandbox.plant(name)
    const { results } = await sandbox.ask({ users: sandbox.withIdle, only: operations, bail: true })
    sandbox.plant()
    const [found] = results.flatMap((one) => one.findings)
    if (found === undefined) missed += 1
    const row = `| ${name} | ${operations.join(', ')} | ${found?.says ?? '**not found**'} | \`${found?.pointer ?? ''}\` |`
    console.log(row)
    rows.push(row)
  }
  const isClean = whole.results.every(({ findings }) => findings.length === 0)
  const text = `# Proof of the conformance kit: last result

Written by \`npm run conform:proof\`, never by hand.

Findings are grouped by cause in every output: [how to read them](backend-teams.md#4-read-the-causes-2-minutes). Eight faults at once
give at most eleven causes (\`tests/conform/several-faults.test.ts\`).

## All checks, against the sandbox without faults

\`\`\`text
${summaryLines(whole).join('\n').trim()}
\`\`\`

## ${faults.length} planted faults, ${faults.length - missed} found

| planted fault | checked operations | first finding | place in the contract |
| --- | --- | --- | --- |
${rows.join('\n')}
`
  writeFileSync(join(root, 'docs/conformance.md'), text)
  if (!isClean || missed > 0) process.exitCode = 1
} finally {
  await sandbox.close()
}
