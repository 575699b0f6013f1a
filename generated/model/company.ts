import * as zod from 'zod/mini';
import { CompanyName } from './company-name.ts';
import { LegalEntity } from './legal-entity.ts';

export const companyRegisterNumberMax = 60;


export const companyRegisterNumberRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');
export const companyUidMax = 15;


export const companyUidRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');


export const Company = /*#__PURE__*/ zod.object({
  "registerNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(companyRegisterNumberMax)).check(/*#__PURE__*/ zod.regex(companyRegisterNumberRegExp)),
  "companyName": CompanyName,
  "legalEntity": LegalEntity,
  "uid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(companyUidMax)).check(/*#__PURE__*/ zod.regex(companyUidRegExp))
});

export type Company = zod.input<typeof Company>;
export type CompanyOutput = zod.output<typeof Company>;
