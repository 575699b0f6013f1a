import { operations, type OperationId } from '#generated/operations.ts'

/** The statuses with which the contract lets an operation be refused, beside the generic ones. */
export const applicationStatuses = (operation: OperationId): readonly number[] =>
  operations[operation].applicationStatuses
