import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { operations, records, type OperationId } from '#generated/operations.ts'
import { endSession, startSession } from '#src/shared/session/session.ts'
import type { Change, Command, Versioned } from '#src/shared/query/port.ts'
import { openPage, startLocalServer, type LocalServer } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'
import { businessCustomerPorts, privateCustomerPorts } from './bank/open-customer.ts'
import { bankPorts } from './bank/ports.ts'
import { businessPorts } from './business/ports.ts'
import { privatePorts } from './private/ports.ts'

const areas = ['private', 'business', 'bank'] as const
let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  openPage(server.origin)
})
beforeEach(() => {
  for (const area of areas) startSession(area, tokens[area])
})
afterEach(() => {
  server.forget()
  for (const area of areas) endSession(area, 'logout')
})
afterAll(() => server.stop())

const mayDoEverything = () => true
const customer = 'the-customer'
/** The ports of all screens, with all permissions. */
const allPorts: unknown[] = [
  privatePorts,
  businessPorts,
  bankPorts(mayDoEverything),
  bankPorts(mayDoEverything).privateActions(customer),
  bankPorts(mayDoEverything).businessActions(customer),
  privateCustomerPorts(customer, mayDoEverything),
  businessCustomerPorts(customer, mayDoEverything),
  import.meta.glob('./*/login-adapter.ts', { eager: true }),
]

type AnyChange = Change<Versioned & { id: string }, unknown, unknown, number>
type AnyCommand = Command<unknown, unknown, number>

/** All commands and changes of a port, also those that a function returns; queries are left out. */
function collectCommands(value: unknown): (AnyChange | AnyCommand)[] {
  if (typeof value === 'function') return collectCommands(callOrUndefined(value as (argument: unknown) => unknown))
  if (typeof value !== 'object' || value === null || 'queryKey' in value) return []
  if ('meta' in value) return [value as AnyChange | AnyCommand]
  return Object.values(value).flatMap(collectCommands)
}

/** Some functions need other arguments, such as a range of days. */
function callOrUndefined(fn: (argument: unknown) => unknown): unknown {
  try {
    return fn(() => {})
  } catch {
    return undefined
  }
}

const isChange = (one: AnyChange | AnyCommand): one is AnyChange => 'changeFn' in one
const commands = allPorts.flatMap(collectCommands)

/** The operation of a call, by its method and path. */
function operationOf({ method, url }: { method: string; url: string }): string | undefined {
  const path = url.replace('/api/ui/v1', '').split('?')[0]!
  return Object.entries(operations).find(
    ([, known]) => known.method === method && new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )?.[0]
}

/** Records the requests; the responses of this server do not match the contract. */
async function recordCalls(send: () => Promise<unknown>) {
  server.forget()
  await send().catch(() => {})
  return server.received.map((call) => ({ operation: operationOf(call), etag: call.headers['if-match'] }))
}

/** An input with every field that a command reads. */
const input = { id: 'the-record', email: 'anna.gruber@mail.example', file: new File(['x'], 'x.csv') }

/** The input may decide which operation is called: a planned end is set or removed. */
const plannedEnds = [{ plannedEndDate: '2026-12-31' }, { plannedEndDate: null }]
const removals: Record<string, string> = {
  bankUpdatePrivateFee: 'bankRemovePrivateFeePlannedEndDate',
  bankUpdateBusinessFee: 'bankRemoveBusinessFeePlannedEndDate',
}

it('every change sends the etag of the record that it shows, and the contract has no other changes', async () => {
  const done = new Set<string>()
  for (const [index, change] of commands.filter(isChange).entries()) {
    const { operation } = change.meta
    for (const plannedEnd of plannedEnds) {
      const called = plannedEnd.plannedEndDate === null ? (removals[operation] ?? operation) : operation
      const etag = `state-${index}`
      expect(await recordCalls(() => change.changeFn({ id: 'the-record', etag }, plannedEnd))).toEqual([
        { operation: called, etag },
      ])
      done.add(called)
    }
  }
  /** Only the bank changes the name of a private customer (A38). */
  const withoutScreen: OperationId[] = ['privateUpdateProfile']
  expect([...done, ...withoutScreen].toSorted()).toEqual(Object.keys(records).toSorted())
})

it('every command calls the operation that it names, and no operation of the contract is left out', async () => {
  const done = new Set<OperationId>()
  for (const command of commands.filter((one): one is AnyCommand => !isChange(one))) {
    const { operation } = command.meta
    const calls = await recordCalls(async () =>
      command.mutationFn(input, {} as Parameters<typeof command.mutationFn>[1]),
    )
    expect(calls.map((one) => one.operation)).toEqual([operation])
    done.add(operation)
  }
  const every = Object.keys(operations) as OperationId[]
  expect(every.filter((one) => operations[one].method !== 'GET' && !(one in records) && !done.has(one))).toEqual([])
})

it('no two commands of one port call the same operation', () => {
  const duplicates = allPorts.flatMap(groupOperations).filter((group) => new Set(group).size < group.length)
  expect(duplicates).toEqual([])
})

/** The operations of each group of commands. */
function groupOperations(value: unknown): OperationId[][] {
  if (typeof value !== 'object' || value === null || 'meta' in value || 'queryKey' in value) return []
  const members = Object.values(value)
  const group = members.flatMap((one) => (typeof one === 'object' && one !== null && 'meta' in one ? [one.meta] : []))
  return [(group as AnyCommand['meta'][]).map(({ operation }) => operation), ...members.flatMap(groupOperations)]
}
