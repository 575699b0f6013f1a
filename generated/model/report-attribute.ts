import * as zod from 'zod/mini';

export const ReportAttributeMax = 40;


export const ReportAttributeRegExp = new RegExp('^ *(?:[^\\P{L}\\u115f\\u1160\\u3164\\uffa0]|[0-9_./-])[\\p{L}0-9 _./-]*$', 'u');


export const ReportAttribute = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReportAttributeMax)).check(/*#__PURE__*/ zod.regex(ReportAttributeRegExp));

export type ReportAttribute = zod.input<typeof ReportAttribute>;
export type ReportAttributeOutput = zod.output<typeof ReportAttribute>;
