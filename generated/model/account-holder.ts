import * as zod from 'zod/mini';

export const AccountHolderMax = 40;



export const AccountHolder = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(AccountHolderMax));

export type AccountHolder = zod.input<typeof AccountHolder>;
export type AccountHolderOutput = zod.output<typeof AccountHolder>;
