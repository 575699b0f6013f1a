import * as zod from 'zod/mini';

export const TransactionSortOrder = /*#__PURE__*/ zod.enum(['transactionTimestamp_asc', 'transactionTimestamp_desc', 'merchantName_asc', 'merchantName_desc', 'feeTypeName_asc', 'feeTypeName_desc', 'amount_asc', 'amount_desc', 'statusName_asc', 'statusName_desc', 'callNumber_asc', 'callNumber_desc']);

export type TransactionSortOrder = zod.input<typeof TransactionSortOrder>;
export type TransactionSortOrderOutput = zod.output<typeof TransactionSortOrder>;
