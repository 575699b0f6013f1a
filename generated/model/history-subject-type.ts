import * as zod from 'zod/mini';

export const HistorySubjectType = /*#__PURE__*/ zod.enum(['DOCUMENT', 'FEE', 'CALLING_NUMBER', 'ADMINISTRATOR', 'NOTE']);

export type HistorySubjectType = zod.input<typeof HistorySubjectType>;
export type HistorySubjectTypeOutput = zod.output<typeof HistorySubjectType>;
