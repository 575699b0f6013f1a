import * as zod from 'zod/mini';

export const callingNumberUploadCreatedMax = 10000;



export const CallingNumberUpload = /*#__PURE__*/ zod.object({
  "created": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(callingNumberUploadCreatedMax))
});

export type CallingNumberUpload = zod.input<typeof CallingNumberUpload>;
export type CallingNumberUploadOutput = zod.output<typeof CallingNumberUpload>;
