import * as zod from 'zod/mini';
import { Day } from './day.ts';

export const UpdateFeeRequest = /*#__PURE__*/ zod.object({
  "plannedEndDate": Day
});

export type UpdateFeeRequest = zod.input<typeof UpdateFeeRequest>;
export type UpdateFeeRequestOutput = zod.output<typeof UpdateFeeRequest>;
