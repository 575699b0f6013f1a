/**
 * `npm run conform:proof`: what the kit finds at the sandbox, with the faults that are planted into it, and with the mistakes of
 * backend teams. Writes the results to docs/conformance.md, each part to its own section.
 *
 * `npm run conform:proof -- mistakes` asks about the mistakes alone, `--name <expression>` about some of them without writing,
 * `--held-out` about those that are kept apart.
 */
import { parseArgs } from 'node:util'
import { operationLines, summaryLines } from '#conform/report/terminal.ts'
import { faults } from '#sandbox/faults/faults.ts'
import { scoreMistakes } from './mistakes/score.ts'
import { writeSection } from './proof-report.ts'
import { proofSandbox } from './proof-sandbox.ts'

type ProofSandbox = Awaited<ReturnType<typeof proofSandbox>>

/** The kit finds nothing at the sandbox. */
async function proveSilence(sandbox: ProofSandbox): Promise<void> {
  const whole = await sandbox.ask({
    users: sandbox.withIdle,
    onOperation: (...operation) => console.log(operationLines(...operation).join('\n')),
  })
  console.log(summaryLines(whole).join('\n'))
  writeSection('whole', `\`\`\`text\n${summaryLines(whole).join('\n').trim()}\n\`\`\``)
  if (whole.results.some(({ findings }) => findings.length > 0)) process.exitCode = 1
}

/** The kit finds each fault that is planted into the sandbox. */
async function provePlantedFaults(sandbox: ProofSandbox): Promise<void> {
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
  const head = [
    '| planted fault | checked operations | first finding | place in the contract |',
    '| --- | --- | --- | --- |',
  ]
  writeSection('planted', `${faults.length - missed} of ${faults.length} found.\n\n${[...head, ...rows].join('\n')}`)
  if (missed > 0) process.exitCode = 1
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, 'held-out': { type: 'boolean', default: false } },
})

if (positionals[0] !== 'mistakes') {
  const sandbox = await proofSandbox()
  try {
    await proveSilence(sandbox)
    await provePlantedFaults(sandbox)
  } finally {
    await sandbox.close()
  }
}
await scoreMistakes({ isHeldOut: values['held-out'], name: values.name })
