import * as zod from 'zod/mini';

export const BusinessTerminationReason = /*#__PURE__*/ zod.enum(['ORDINARY_BANK_OTHER', 'WITHOUT_NOTICE_BANK_BANKRUPTCY', 'WITHOUT_NOTICE_BANK_RETURN_DEBIT', 'WITHOUT_NOTICE_BANK_DEBT_COLLECTION', 'WITHOUT_NOTICE_BANK_FRAUD', 'ORDINARY_BPS_NO_REASON', 'EXTRAORDINARY_BPS_AGB_CONTRADICTION']);

export type BusinessTerminationReason = zod.input<typeof BusinessTerminationReason>;
export type BusinessTerminationReasonOutput = zod.output<typeof BusinessTerminationReason>;
