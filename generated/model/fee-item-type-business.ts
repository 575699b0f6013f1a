import * as zod from 'zod/mini';

export const FeeItemTypeBusiness = /*#__PURE__*/ zod.enum(['ACTIVATION_FEE_BPS', 'CREDIT_ACTIVATION_FEE_BPS', 'ACTIVATION_FEE_BPSS', 'CREDIT_ACTIVATION_FEE_BPSS', 'MONTHLY_BASE_FEE_BPSS', 'CREDIT_MONTHLY_BASE_FEE_BPSS', 'GOODWILL_CREDIT_PAYBOX']);

export type FeeItemTypeBusiness = zod.input<typeof FeeItemTypeBusiness>;
export type FeeItemTypeBusinessOutput = zod.output<typeof FeeItemTypeBusiness>;
