/** What is attacked: a sandbox of its own on loopback, its people signed in, and what an operator reads in its log. */
import { createBackend } from '#conform/backend.ts'
import { readContract } from '#contract-checks/bundle.ts'
import { BankRole } from '#generated/model/bank-role.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { type SandboxOptions, startSandbox } from '#sandbox/main.ts'
import { jsonLog } from '#sandbox/storage/log.ts'
import { areas, clientOf } from '../sandbox/client.ts'
import { emails, realIds } from '../sandbox/real-ids.ts'
import { usersOfSandbox } from './users.ts'

export type Target = Awaited<ReturnType<typeof startTarget>>

export async function startTarget(options: SandboxOptions = {}) {
  const lines: string[] = []
  const log = jsonLog({ write: (line) => void lines.push(line) })
  const sandbox = await startSandbox({ port: 0, data: 'memory', passwordCost: 10, log, ...options })
  const contract = readContract()
  const client = clientOf(sandbox.address)
  const backend = createBackend(`${sandbox.address}/api/ui/v1`, contract, 60_000)
  const users = usersOfSandbox(sandbox.address)
  const tokens = new Map<string, string>()

  /** The token of somebody of conform/users.sandbox.json, such as `bank.RISK`, or of an owner of the seed. */
  async function tokenOf(who: string): Promise<string> {
    const email = emails[who] ?? users.people[who as keyof typeof users.people]!.email!
    const area = who in emails ? (who.startsWith('1') ? 'private' : 'business') : who.split('.')[0]
    const token = tokens.get(who) ?? (await client.tokenOf(area as 'bank', email))
    tokens.set(who, token)
    return token
  }
  /** Somebody who may make a call. */
  function callerOf(operation: OperationId, owner: string): string {
    const { area, roles } = operations[operation]
    if (area !== 'bank') return owner.startsWith(area === 'business' ? '2' : '1') ? owner : area
    return `bank.${roles[0] ?? 'ADMINISTRATOR'}`
  }
  const ids = realIds(client, () => tokenOf('bank.ADMINISTRATOR'))
  const found = new Map<OperationId, ReturnType<typeof ids.paramsOf>>()
  /** What a path names; looked up once for each seed. */
  const paramsOf = (operation: OperationId) => {
    const params = found.get(operation) ?? ids.paramsOf(operation)
    found.set(operation, params)
    return params
  }
  return {
    address: sandbox.address,
    contract,
    client,
    backend,
    lines,
    tokenOf,
    callerOf,
    paramsOf,
    employees: BankRole.options.map((role) => `bank.${role}`),
    areas,
    /** Back to the seed; everybody has to sign in again. */
    reset: async () => {
      await client.control('reset')
      tokens.clear()
      found.clear()
    },
    forget: (who: string) => void tokens.delete(who),
    close: sandbox.close,
  }
}
