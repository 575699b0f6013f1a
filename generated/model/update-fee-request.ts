import * as zod from 'zod/mini';

export const updateFeeRequestPlannedEndDateMax = 10;



export const UpdateFeeRequest = /*#__PURE__*/ zod.object({
  "plannedEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(updateFeeRequestPlannedEndDateMax))
});

export type UpdateFeeRequest = zod.input<typeof UpdateFeeRequest>;
export type UpdateFeeRequestOutput = zod.output<typeof UpdateFeeRequest>;
