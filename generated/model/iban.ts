import * as zod from 'zod/mini';

export const IbanMax = 34;


export const IbanRegExp = new RegExp('^[A-Z0-9]+$', 'u');


export const Iban = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IbanMax)).check(/*#__PURE__*/ zod.regex(IbanRegExp));

export type Iban = zod.input<typeof Iban>;
export type IbanOutput = zod.output<typeof Iban>;
