import * as zod from 'zod/mini';

export const TransactionStatus = /*#__PURE__*/ zod.enum(['cancelled', 'cancelFailed', 'captured', 'captureFailed', 'refund', 'refundFailed', 'reserved', 'reserveFailed']);

export type TransactionStatus = zod.input<typeof TransactionStatus>;
export type TransactionStatusOutput = zod.output<typeof TransactionStatus>;
