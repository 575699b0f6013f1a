import * as zod from 'zod/mini';

export const csvFaultLineMax = 1000000;

export const csvFaultMessageMax = 500;



export const CsvFault = /*#__PURE__*/ zod.object({
  "line": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(csvFaultLineMax)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(csvFaultMessageMax))
});

export type CsvFault = zod.input<typeof CsvFault>;
export type CsvFaultOutput = zod.output<typeof CsvFault>;
