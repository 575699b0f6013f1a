import { findOperation } from '#contract-checks/find-operation.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const find = findOperation(
  (Object.keys(operations) as OperationId[]).map((id) => ({
    id,
    ...(operations[id] as { method: string; path: string }),
  })),
)

/** The operation that a call belongs to; literal segments win over parameters (A15). */
export const operationOf = (method: string, path: string): OperationId | undefined => find(method, path)?.id
