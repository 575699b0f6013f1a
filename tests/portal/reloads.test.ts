/** After a write its screen reads the record again, by whatever adapter it was sent. */
import { expect, it } from 'vitest'
import { type OperationId, operations, records } from '#generated/operations.ts'

type Command = { operation: OperationId; reloads: readonly (readonly unknown[])[] }

const modules = import.meta.glob('/src/areas/*/*-adapter.ts', { eager: true })
/** Stands for the permissions and for the identifier of a customer, with which adapters are created. */
const anything = () => true

function* commandsIn(value: unknown): Generator<Command> {
  if (typeof value === 'function') yield* commandsIn(callWith(value))
  if (typeof value !== 'object' || value === null || 'queryKey' in value) return
  if ('meta' in value) yield value.meta as Command
  else for (const part of Object.values(value)) yield* commandsIn(part)
}

function callWith(port: Function): unknown {
  try {
    const result: unknown = port(anything, anything)
    if (!(result instanceof Promise)) return result
    result.catch(() => {}) // a call without a server
    return undefined
  } catch {
    return undefined // a query that reads its arguments
  }
}

const commands = [...commandsIn(Object.values(modules))]
const operationIds = Object.keys(operations) as OperationId[]
const isRead = (id: OperationId) => operations[id].method === 'GET'

/** The read that shows the record that the operation changes, or the list into which it adds one. */
function readOf(id: OperationId): OperationId | undefined {
  if (id in records) return records[id as keyof typeof records].read
  return operationIds.find((other) => isRead(other) && operations[other].path === operations[id].path)
}

/** Whether the key is that of the read or of a branch above it. */
function isBranchOf(key: readonly unknown[], read: OperationId): boolean {
  const segments = operations[read].path.split('/').slice(1)
  return key.every((part, index) => segments[index]?.startsWith('{') || part === segments[index])
}

const written = commands.flatMap(({ operation, reloads }) => {
  const read = readOf(operation)
  return read === undefined || isRead(operation) ? [] : [{ operation, reloads, read }]
})

it('finds commands of each area', () => {
  for (const area of ['private', 'business', 'bank'])
    expect(written.some(({ operation }) => operations[operation].area === area)).toBe(true)
})

it.each(written)('$operation reloads $read', ({ reloads, read }) => {
  expect(reloads.filter((key) => isBranchOf(key, read))).not.toEqual([])
})
