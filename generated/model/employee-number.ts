import * as zod from 'zod/mini';

export const EmployeeNumberMax = 12;


export const EmployeeNumberRegExp = new RegExp('^[A-Za-z0-9]+$', 'u');


export const EmployeeNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(EmployeeNumberMax)).check(/*#__PURE__*/ zod.regex(EmployeeNumberRegExp));

export type EmployeeNumber = zod.input<typeof EmployeeNumber>;
export type EmployeeNumberOutput = zod.output<typeof EmployeeNumber>;
