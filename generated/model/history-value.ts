import * as zod from 'zod/mini';

export const HistoryValueMax = 1000;



export const HistoryValue = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(HistoryValueMax)));

export type HistoryValue = zod.input<typeof HistoryValue>;
export type HistoryValueOutput = zod.output<typeof HistoryValue>;
