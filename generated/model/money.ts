import * as zod from 'zod/mini';

export const MoneyMin = -99999999.99;
export const MoneyMax = 99999999.99;
export const MoneyMultipleOf = 0.01;



export const Money = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(MoneyMin)).check(/*#__PURE__*/ zod.lte(MoneyMax)).check(/*#__PURE__*/ zod.multipleOf(MoneyMultipleOf));

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;
