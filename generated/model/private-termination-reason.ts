import * as zod from 'zod/mini';

export const PrivateTerminationReason = /*#__PURE__*/ zod.enum(['ORDINARY_CUSTOMER_NO_REASON', 'ORDINARY_CUSTOMER_CANCELLATION_WITHIN_14_DAYS', 'ORDINARY_CUSTOMER_OBJECTION_TERMS_AND_CONDITIONS', 'WITHOUT_NOTICE_BANK_BANKRUPTCY', 'WITHOUT_NOTICE_BANK_RETURN_DEBIT', 'WITHOUT_NOTICE_BANK_DEATH', 'WITHOUT_NOTICE_BANK_GUARDIANSHIP', 'WITHOUT_NOTICE_BANK_FRAUD']);

export type PrivateTerminationReason = zod.input<typeof PrivateTerminationReason>;
export type PrivateTerminationReasonOutput = zod.output<typeof PrivateTerminationReason>;
