import * as zod from 'zod/mini';

export const CustomerStatus = /*#__PURE__*/ zod.enum(['ACTIVE', 'TERMINATION_PLANNED', 'TERMINATED']);

export type CustomerStatus = zod.input<typeof CustomerStatus>;
export type CustomerStatusOutput = zod.output<typeof CustomerStatus>;
