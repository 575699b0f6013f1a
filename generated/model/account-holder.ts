import * as zod from 'zod/mini';

export const AccountHolderMax = 40;


export const AccountHolderRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');


export const AccountHolder = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(AccountHolderMax)).check(/*#__PURE__*/ zod.regex(AccountHolderRegExp));

export type AccountHolder = zod.input<typeof AccountHolder>;
export type AccountHolderOutput = zod.output<typeof AccountHolder>;
