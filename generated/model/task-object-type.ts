import * as zod from 'zod/mini';

export const TaskObjectType = /*#__PURE__*/ zod.enum(['PRIVATE_CUSTOMER', 'PRIVATE_CUSTOMER_PRODUCT', 'BUSINESS_CUSTOMER', 'EMAIL', 'CALL_NUMBER', 'BILL_RUN', 'BILL_RUN_DAY', 'BILL_RUN_PRIVATE_TRANSACTION', 'BILL_RUN_BUSINESS_TRANSACTION', 'BILL_RUN_CALL_NUMBER_TRANSACTION', 'VPN_NUMBER_MIGRATION', 'TEST']);

export type TaskObjectType = zod.input<typeof TaskObjectType>;
export type TaskObjectTypeOutput = zod.output<typeof TaskObjectType>;
