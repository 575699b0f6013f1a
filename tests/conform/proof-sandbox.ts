/** A sandbox for the conformance kit, with its people, and a run of the kit about some operations. */
import type { Users } from '#conform/people.ts'
import { runConformance } from '#conform/run.ts'
import type { OperationId } from '#generated/operations.ts'
import { type SandboxOptions, startSandbox } from '#sandbox/main.ts'
import { usersOfSandbox } from '../attack/target.ts'

const quiet = { info: () => {}, error: () => {} }

export async function proofSandbox(storage: Pick<SandboxOptions, 'databaseUrl'> = {}) {
  const sandbox = await startSandbox({ port: 0, data: 'memory', passwordCost: 10, log: quiet, ...storage })
  // Idle sessions take a second in each run, so they are checked only where a test needs them.
  const { idle, ...users } = usersOfSandbox(sandbox.address)
  const target = { baseUrl: `${sandbox.address}/api/ui/v1`, timeout: 60_000 }
  return {
    ...sandbox,
    target,
    users,
    withIdle: { ...users, idle } as Users,
    reset: async () => void (await fetch(`${sandbox.address}/sandbox/reset`, { method: 'POST' })),
    ask: (options: Partial<Parameters<typeof runConformance>[0]> & { only?: readonly OperationId[] }) =>
      runConformance({ ...target, users, ...options }),
  }
}
