import * as zod from 'zod/mini';

export const FeeOccurrence = /*#__PURE__*/ zod.enum(['ONE_TIME', 'RECURRING', 'ONE_TIME_PER_NEW_NUMBER', 'RECURRING_PER_NUMBER']);

export type FeeOccurrence = zod.input<typeof FeeOccurrence>;
export type FeeOccurrenceOutput = zod.output<typeof FeeOccurrence>;
