import * as zod from 'zod/mini';

export const SortOrder = /*#__PURE__*/ zod.enum(['asc', 'desc']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;
