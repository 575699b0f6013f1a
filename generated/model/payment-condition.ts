import * as zod from 'zod/mini';

export const PaymentCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(14),/*#__PURE__*/ zod.literal(30)]);

export type PaymentCondition = zod.input<typeof PaymentCondition>;
export type PaymentConditionOutput = zod.output<typeof PaymentCondition>;
