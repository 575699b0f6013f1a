import * as zod from 'zod/mini';
import { CallingNumber } from './calling-number.ts';

export const callingNumberListCallingNumbersMax = 100000;



export const CallingNumberList = /*#__PURE__*/ zod.object({
  "callingNumbers": /*#__PURE__*/ zod.array(CallingNumber).check(/*#__PURE__*/ zod.maxLength(callingNumberListCallingNumbersMax)),
  "customerTerminated": /*#__PURE__*/ zod.boolean()
});

export type CallingNumberList = zod.input<typeof CallingNumberList>;
export type CallingNumberListOutput = zod.output<typeof CallingNumberList>;
