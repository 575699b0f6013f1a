import * as zod from 'zod/mini';

export const TraceIdMax = 36;



export const TraceId = /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(TraceIdMax));

export type TraceId = zod.input<typeof TraceId>;
export type TraceIdOutput = zod.output<typeof TraceId>;
