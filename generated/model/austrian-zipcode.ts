import * as zod from 'zod/mini';

export const AustrianZipcodeRegExp = new RegExp('^[0-9]{4}$', 'u');


export const AustrianZipcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AustrianZipcodeRegExp));

export type AustrianZipcode = zod.input<typeof AustrianZipcode>;
export type AustrianZipcodeOutput = zod.output<typeof AustrianZipcode>;
