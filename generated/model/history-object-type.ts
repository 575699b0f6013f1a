import * as zod from 'zod/mini';

export const HistoryObjectType = /*#__PURE__*/ zod.enum(['PRIVATE_CUSTOMER', 'BUSINESS_CUSTOMER', 'CALLING_NUMBER', 'BUSINESS_ADMIN']);

export type HistoryObjectType = zod.input<typeof HistoryObjectType>;
export type HistoryObjectTypeOutput = zod.output<typeof HistoryObjectType>;
