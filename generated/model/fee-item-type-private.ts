import * as zod from 'zod/mini';

export const FeeItemTypePrivate = /*#__PURE__*/ zod.enum(['MONTHLY_BASE_FEE', 'CREDIT_MONTHLY_BASE_FEE', 'ACTIVATION_FEE', 'CREDIT_ACTIVATION_FEE', 'FEE_PRODUCT_CHANGE', 'GOODWILL_CREDIT_PAYBOX', 'CREDIT_FEE_PRODUCT_CHANGE']);

export type FeeItemTypePrivate = zod.input<typeof FeeItemTypePrivate>;
export type FeeItemTypePrivateOutput = zod.output<typeof FeeItemTypePrivate>;
