import * as zod from 'zod/mini';

export const Salutation = /*#__PURE__*/ zod.enum(['MR', 'MISS', 'DIVERSE', 'INTER', 'OPEN', 'NONE']);

export type Salutation = zod.input<typeof Salutation>;
export type SalutationOutput = zod.output<typeof Salutation>;
