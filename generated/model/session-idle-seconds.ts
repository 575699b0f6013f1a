import * as zod from 'zod/mini';

export const SessionIdleSecondsMin = 60;
export const SessionIdleSecondsMax = 86400;



export const SessionIdleSeconds = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SessionIdleSecondsMin)).check(/*#__PURE__*/ zod.lte(SessionIdleSecondsMax));

export type SessionIdleSeconds = zod.input<typeof SessionIdleSeconds>;
export type SessionIdleSecondsOutput = zod.output<typeof SessionIdleSeconds>;
