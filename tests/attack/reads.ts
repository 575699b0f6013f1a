/** What everybody would read now, to see whether a refused write has left anything behind. */
import { type OperationId, operations } from '#generated/operations.ts'
import type { Target } from './target.ts'
import { validRequest } from './valid-request.ts'

const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && operations[id].session,
)

/** So many of them are read at least, or nothing is compared. */
export const fewestReads = Math.ceil(reads.length / 2)

export async function readAll(target: Target): Promise<Map<OperationId, string>> {
  const said = new Map<OperationId, string>()
  for (const operation of reads) {
    const { owner, parts } = await validRequest(target, operation)
    const token = await target.tokenOf(target.callerOf(operation, owner))
    const { status, bytes } = await target.backend.send(operation, { ...parts, token })
    if (status < 300) said.set(operation, bytes.toString('latin1'))
  }
  return said
}

/** The reads that say something else now. */
export const changed = (before: Map<OperationId, string>, after: Map<OperationId, string>): OperationId[] =>
  [...before].filter(([operation, said]) => after.get(operation) !== said).map(([operation]) => operation)
