import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { operations, records, type OperationId } from '#generated/operations.ts'
import { endSession, startSession } from '#src/shared/session/session.ts'
import type { Change, Command, Versioned } from '#src/shared/query/port.ts'
import { openPage, startLocalServer, type LocalServer } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'
import { bankPorts } from './bank/ports.ts'
import { bankBusinessCustomerPorts } from './bank/business-customer-ports.ts'
import { bankPrivateCustomerPorts } from './bank/private-customer-ports.ts'
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

const everybody = () => true
const customer = 'the-customer'
/** Everything that any screen works with, for who may do everything. */
const all: unknown[] = [
  privatePorts,
  businessPorts,
  bankPorts(everybody),
  bankPorts(everybody).privateActions(customer),
  bankPorts(everybody).businessActions(customer),
  bankPrivateCustomerPorts(customer, everybody),
  bankBusinessCustomerPorts(customer, everybody),
  import.meta.glob('./*/login-adapter.ts', { eager: true }),
]

type AnyChange = Change<Versioned & { id: string }, unknown, unknown, number>
type AnyCommand = Command<unknown, unknown, number>

/** What may be sent, also where a screen hands something over first; questions tell their address by their key. */
function sendingIn(value: unknown): (AnyChange | AnyCommand)[] {
  if (typeof value === 'function') return sendingIn(made(value as (given: unknown) => unknown))
  if (typeof value !== 'object' || value === null || 'queryKey' in value) return []
  if ('meta' in value) return [value as AnyChange | AnyCommand]
  return Object.values(value).flatMap(sendingIn)
}

/** A question about days is made of days only. */
function made(make: (given: unknown) => unknown): unknown {
  try {
    return make(() => {})
  } catch {
    return undefined
  }
}

const isChange = (one: AnyChange | AnyCommand): one is AnyChange => 'changeFn' in one
const sending = all.flatMap(sendingIn)

/** The operation of a call, by its method and path. */
function operationOf({ method, url }: { method: string; url: string }): string | undefined {
  const path = url.replace('/api/ui/v1', '').split('?')[0]!
  return Object.entries(operations).find(
    ([, known]) => known.method === method && new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )?.[0]
}

/** Only what is asked counts here: the answer of this server is none of the contract's. */
async function callsOf(send: () => Promise<unknown>) {
  server.forget()
  await send().catch(() => {})
  return server.received.map((call) => ({ operation: operationOf(call), etag: call.headers['if-match'] }))
}

/** What any of the commands reads of what it is given, to send it. */
const entered = { id: 'the-record', email: 'anna.gruber@mail.example', file: new File(['x'], 'x.csv') }

/** What is entered may decide which call it is: a planned end is set or taken away. */
const entries = [{ plannedEndDate: '2026-12-31' }, { plannedEndDate: null }]
const takesAway: Record<string, string> = {
  bankUpdatePrivateFee: 'bankRemovePrivateFeePlannedEndDate',
  bankUpdateBusinessFee: 'bankRemoveBusinessFeePlannedEndDate',
}

it('every change that a screen may send names the state of the record that it shows, and the contract has no other', async () => {
  const done = new Set<string>()
  for (const [index, change] of sending.filter(isChange).entries()) {
    const { operation } = change.meta
    for (const entry of entries) {
      const called = entry.plannedEndDate === null ? (takesAway[operation] ?? operation) : operation
      const etag = `state-${index}`
      expect(await callsOf(() => change.changeFn({ id: 'the-record', etag }, entry))).toEqual([
        { operation: called, etag },
      ])
      done.add(called)
    }
  }
  /** A private customer's own name is the bank's (A38), so no screen of theirs changes it. */
  const nowhere: OperationId[] = ['privateUpdateProfile']
  expect([...done, ...nowhere].toSorted()).toEqual(Object.keys(records).toSorted())
})

it('every command makes the call whose statuses its screen has sentences for, and no call of the contract is left out', async () => {
  const done = new Set<OperationId>()
  for (const command of sending.filter((one): one is AnyCommand => !isChange(one))) {
    const { operation } = command.meta
    const calls = await callsOf(async () => command.mutationFn(entered, {} as Parameters<typeof command.mutationFn>[1]))
    expect(calls.map((one) => one.operation)).toEqual([operation])
    done.add(operation)
  }
  const every = Object.keys(operations) as OperationId[]
  expect(every.filter((one) => operations[one].method !== 'GET' && !(one in records) && !done.has(one))).toEqual([])
})

it('nothing that is done in one place is done by the call of something else there', () => {
  const twice = all.flatMap(groupsIn).filter((group) => new Set(group).size < group.length)
  expect(twice).toEqual([])
})

/** The operations of what stands side by side. */
function groupsIn(value: unknown): OperationId[][] {
  if (typeof value !== 'object' || value === null || 'meta' in value || 'queryKey' in value) return []
  const members = Object.values(value)
  const group = members.flatMap((one) => (typeof one === 'object' && one !== null && 'meta' in one ? [one.meta] : []))
  return [(group as AnyCommand['meta'][]).map(({ operation }) => operation), ...members.flatMap(groupsIn)]
}
