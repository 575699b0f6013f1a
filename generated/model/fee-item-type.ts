import * as zod from 'zod/mini';

export const FeeItemType = /*#__PURE__*/ zod.enum(['MONTHLY_BASE_FEE', 'CREDIT_MONTHLY_BASE_FEE', 'ACTIVATION_FEE', 'CREDIT_ACTIVATION_FEE', 'FEE_PRODUCT_CHANGE', 'CREDIT_FEE_PRODUCT_CHANGE', 'GOODWILL_CREDIT_PAYBOX', 'ACTIVATION_FEE_BPS', 'CREDIT_ACTIVATION_FEE_BPS', 'ACTIVATION_FEE_BPSS', 'CREDIT_ACTIVATION_FEE_BPSS', 'MONTHLY_BASE_FEE_BPSS', 'CREDIT_MONTHLY_BASE_FEE_BPSS']);

export type FeeItemType = zod.input<typeof FeeItemType>;
export type FeeItemTypeOutput = zod.output<typeof FeeItemType>;
