import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { operations, records, type OperationId } from '#generated/operations.ts'
import { endSession, startSession } from '#src/shared/session/session.ts'
import type { Change, Stored } from '#src/shared/query/port.ts'
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
]

type AnyChange = Change<Stored & { id: string }, unknown, unknown, number>
const isChange = (value: object): value is AnyChange => 'changeFn' in value

function changesIn(value: unknown): AnyChange[] {
  if (typeof value !== 'object' || value === null) return []
  return isChange(value) ? [value] : Object.values(value).flatMap(changesIn)
}

/** The operation of a call, by its method and path. */
function operationOf({ method, url }: { method: string; url: string }): string | undefined {
  const path = url.replace('/api/ui/v1', '')
  return Object.entries(operations).find(
    ([, known]) => known.method === method && new RegExp(`^${known.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )?.[0]
}

/** What is entered may decide which call it is: a planned end is set or taken away. */
const entries = [{ plannedEndDate: '2026-12-31' }, { plannedEndDate: null }]

it('every change that a screen may send names the state of the record that it shows, and the contract has no other', async () => {
  const done = new Set<string | undefined>()
  for (const [index, change] of all.flatMap(changesIn).entries()) {
    for (const entry of entries) {
      server.forget()
      // Only what was asked counts here: the answer of this server is none of the contract's.
      await change.changeFn({ id: 'the-record', etag: `state-${index}` }, entry).catch(() => {})
      expect(server.received.map(({ headers }) => headers['if-match'])).toEqual([`state-${index}`])
      done.add(operationOf(server.received[0]!))
    }
  }
  /** A private customer's own name is the bank's (A38), so no screen of theirs changes it. */
  const nowhere: OperationId[] = ['privateUpdateProfile']
  expect([...done, ...nowhere].toSorted()).toEqual(Object.keys(records).toSorted())
})
