/**
 * A process with a mutated sandbox and the kit: it is told a mutant and an operation, and answers with what the kit finds. The
 * folder of the instrumented files, the database and a mutant that is on from the start are its arguments.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '#scripts/run.ts'
import type { OperationId } from '#generated/operations.ts'
import { met, turnOn } from './switch.ts'

export type Ask = { operation: OperationId; mutant: string | undefined; most: number | undefined }
export type Told = {
  /** What the kit says, the first finding first. */
  findings: string[]
  skipped: number
  milliseconds: number
  met: { loading: Record<string, number>; asking: Record<string, number> }
}

const [folder, databaseUrl, always] = process.argv.slice(2)
const { files } = JSON.parse(readFileSync(join(folder!, 'files.json'), 'utf8')) as { files: string[] }
const mutated = new Set(files)

registerHooks({
  load(url, context, nextLoad) {
    const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
    if (!mutated.has(file)) return nextLoad(url, context)
    return { format: 'module-typescript', source: readFileSync(join(folder!, file)), shortCircuit: true }
  },
})
turnOn(always)

const { proofSandbox } = await import('../proof-sandbox.ts')
const sandbox = await proofSandbox({ databaseUrl })

process.on('message', ({ operation, mutant, most }: Ask) => {
  void answer(operation, mutant, most).then((told) => process.send?.(told))
})
process.once('disconnect', () => process.exit())
process.send?.('ready')

/** Sessions that have idled take time, and are the same for all calls of an area. */
function looksAtIdle(operation: OperationId): boolean {
  return operation.endsWith('Logout')
}

async function answer(operation: OperationId, mutant: string | undefined, most: number | undefined): Promise<Told> {
  const since = performance.now()
  turnOn(mutant, most)
  let findings: string[] = []
  let skipped = 0
  const where = await met(operation, async () => {
    const users = looksAtIdle(operation) ? sandbox.withIdle : sandbox.users
    const { results } = await sandbox.ask({ only: [operation], users, bail: mutant !== undefined })
    findings = results.flatMap((one) => one.findings.map(({ says }) => says))
    skipped = results.filter((one) => one.skipped !== undefined).length
  })
  turnOn(always)
  return { findings, skipped, milliseconds: Math.round(performance.now() - since), met: where }
}
