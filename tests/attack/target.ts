/** The target of an attack: a sandbox on loopback, its people signed in, and the lines of its log. */
import { join } from 'node:path'
import { createBackend, type RequestParts } from '#conform/backend.ts'
import { readUsers } from '#conform/options.ts'
import type { Users } from '#conform/people.ts'
import { readContract } from '#contract-checks/contract.ts'
import { BankRole } from '#generated/model/bank-role.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { type SandboxOptions, startSandbox } from '#sandbox/main.ts'
import { jsonLog } from '#sandbox/storage/log.ts'
import { root } from '#scripts/run.ts'
import { areas, createClient } from '../sandbox/client.ts'
import { emails, realIds } from '../sandbox/real-ids.ts'

export type Target = Awaited<ReturnType<typeof startTarget>>

export async function startTarget(options: SandboxOptions = {}) {
  const lines: string[] = []
  const log = jsonLog({ write: (line) => void lines.push(line) })
  const sandbox = await startSandbox({ port: 0, data: 'memory', passwordCost: 10, log, ...options })
  const contract = readContract()
  const client = createClient(sandbox.address)
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

/** The people of conform/users.sandbox.json, with the inbox of the sandbox at this address. */
export const usersOfSandbox = (address: string): Users => readUsers(join(root, 'conform/users.sandbox.json'), address)

/** A request whose form the contract accepts, about something that exists. */
export async function validRequest(
  target: Target,
  operation: OperationId,
): Promise<{ owner: string; parts: RequestParts }> {
  const { parameters, body } = target.contract.operation(operation)
  const { owner, params } = await target.paramsOf(operation)
  const needed = parameters.filter((one) => one.required && one.name !== 'X-Trace-Id' && one.in !== 'path')
  const values = (place: string) =>
    Object.fromEntries(needed.filter((one) => one.in === place).map(({ name, example }) => [name, String(example)]))
  const [mediaType, media] = Object.entries(body?.content ?? {})[0] ?? []
  const [example] = Object.values(media?.examples ?? {})
  const parts: RequestParts = { params, query: values('query'), headers: values('header') }
  if (mediaType !== undefined && example !== undefined) parts.body = target.contract.example(example)
  if (mediaType !== undefined && mediaType !== 'application/json') parts.mediaType = mediaType
  return { owner, parts }
}

/** What everybody would read now, to see whether a refused write has left anything behind. */
const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && operations[id].session,
)

/** So many of them are read at least, or nothing is compared. */
export const fewestReads = Math.ceil(reads.length / 2)

export async function readAll(target: Target): Promise<Map<OperationId, string>> {
  const answers = new Map<OperationId, string>()
  for (const operation of reads) {
    const { owner, parts } = await validRequest(target, operation)
    const token = await target.tokenOf(target.callerOf(operation, owner))
    const { status, bytes } = await target.backend.send(operation, { ...parts, token })
    if (status < 300) answers.set(operation, bytes.toString('latin1'))
  }
  return answers
}

/** The reads whose answer has changed. */
export const changed = (before: Map<OperationId, string>, after: Map<OperationId, string>): OperationId[] =>
  [...before].filter(([operation, answer]) => after.get(operation) !== answer).map(([operation]) => operation)
