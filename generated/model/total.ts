import * as zod from 'zod/mini';

export const TotalMin = 0;
export const TotalMax = 100000000;



export const Total = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(TotalMin)).check(/*#__PURE__*/ zod.lte(TotalMax));

export type Total = zod.input<typeof Total>;
export type TotalOutput = zod.output<typeof Total>;
