import * as zod from 'zod/mini';

export const AccountHolderMax = 40;


export const AccountHolderRegExp = new RegExp('^[^\\p{Cc}\\p{Cs}]*$', 'u');


export const AccountHolder = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(AccountHolderMax)).check(/*#__PURE__*/ zod.regex(AccountHolderRegExp));

export type AccountHolder = zod.input<typeof AccountHolder>;
export type AccountHolderOutput = zod.output<typeof AccountHolder>;
