/**
 * Contract coverage of the journeys: every operation succeeded in a browser and every application status was shown there,
 * but for the exceptions. Part of `npm run test:e2e` when the whole suite ran; fails when something is missing.
 */
import { join } from 'node:path'
import { readDocument } from '#scripts/contract/read-document.ts'
import { type FlatOperation, operationsOf } from '#contract-checks/contract.ts'
import { findOperation } from '#contract-checks/find-operation.ts'
import { applicationStatuses } from '../generate/contract-files.ts'
import { root } from '../run.ts'
import { readRecordedCalls } from './calls.ts'

/** Operations (`operationId`) and statuses (`operationId status`) that no journey shows, each with the reason (A38). */
export const exceptions: Readonly<Record<string, string>> = {
  privateUpdateProfile: 'No screen changes the name of a private customer (A38).',
}

/** Statuses of an operation that browsers got. */
export type Seen = ReadonlyMap<string, ReadonlySet<number>>
/** What browsers never got: `privateLogin 468`, or `privateLogin` when it never succeeded. */
type Gaps = { open: string[]; excused: string[]; needless: string[] }

/** What is counted of an operation. */
export type CountedOperation = Pick<
  FlatOperation,
  'id' | 'method' | 'path' | 'needsSession' | 'responses' | 'parameters'
>

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

if (import.meta.main) {
  const operations = operationsOf(readDocument(join(root, 'generated', 'openapi.yaml')))
  const seen = groupStatusesByOperation(operations, readRecordedCalls())
  const { open, excused, needless } = findGaps(operations, seen, exceptions)

  console.log('Contract coverage: what browsers got from each operation\n')
  for (const { id } of operations) console.log(`  ${id.padEnd(36)} ${[...(seen.get(id) ?? [])].toSorted().join(' ')}`)

  const statuses = operations.flatMap(applicationStatuses).length
  console.log(`\n${operations.length} operations, ${statuses} application statuses, ${open.length} missing`)
  for (const gap of excused) console.log(`  excused: ${gap}: ${exceptions[gap]}`)
  for (const gap of open) console.error(`  missing: ${gap}`)
  for (const gap of needless) console.error(`  no exception any more: ${gap}`)
  if (open.length + needless.length > 0) process.exitCode = 1
}
