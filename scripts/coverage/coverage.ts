import type { FlatOperation } from '#contract-checks/contract.ts'
import { applicationStatuses } from '../generate/contract-files.ts'

/** Operations (`operationId`) and statuses (`operationId status`) that no journey shows, each with the reason (A38). */
export const exceptions: Readonly<Record<string, string>> = {
  privateUpdateProfile: 'No screen changes the name of a private customer (A38).',
}

/** Statuses of an operation that browsers got. */
export type Seen = ReadonlyMap<string, ReadonlySet<number>>
/** What browsers never got: `privateLogin 468`, or `privateLogin` when it never succeeded. */
type Gaps = { open: string[]; excused: string[]; needless: string[] }

const parameter = /\{\w+\}/g
/** What is counted of an operation. */
export type CountedOperation = Pick<
  FlatOperation,
  'id' | 'method' | 'path' | 'needsSession' | 'responses' | 'parameters'
>

const parameters = ({ path }: CountedOperation) => path.match(parameter)?.length ?? 0

/** Finds the operation of a call by its method and path; a literal segment wins over a parameter. */
export function findOperation<T extends CountedOperation>(operations: readonly T[]) {
  const shapes = operations
    .toSorted((one, other) => parameters(one) - parameters(other))
    .map((operation) => ({ operation, shape: new RegExp(`^${operation.path.replaceAll(parameter, '[^/]+')}$`) }))
  return (method: string, path: string): T | undefined =>
    shapes.find(({ operation, shape }) => operation.method === method.toLowerCase() && shape.test(path))?.operation
}

/** Sorts lines such as `GET /private/product 200` by operation. */
export function groupStatusesByOperation(operations: readonly CountedOperation[], lines: readonly string[]): Seen {
  const find = findOperation(operations)
  const seen = new Map<string, Set<number>>()
  for (const line of new Set(lines)) {
    const [method = '', path = '', status = ''] = line.split(' ')
    const operation = find(method, path)
    if (operation && /^\d+$/.test(status))
      seen.set(operation.id, (seen.get(operation.id) ?? new Set()).add(Number(status)))
  }
  return seen
}

/** Compares what was seen with the contract: each operation has to succeed once and to show each application status. */
export function findGaps(
  operations: readonly CountedOperation[],
  seen: Seen,
  excusedGaps: Readonly<Record<string, string>>,
): Gaps {
  const missing = operations.flatMap((operation) => {
    const statuses = seen.get(operation.id) ?? new Set<number>()
    const succeeded = [...statuses].some((status) => status < 300)
    const refusals = applicationStatuses(operation).filter((status) => !statuses.has(Number(status)))
    return [...(succeeded ? [] : [operation.id]), ...refusals.map((status) => `${operation.id} ${status}`)]
  })
  const excused = Object.keys(excusedGaps)
  return {
    open: missing.filter((gap) => !excused.includes(gap)),
    excused: missing.filter((gap) => excused.includes(gap)),
    needless: excused.filter((gap) => !missing.includes(gap)),
  }
}
