import * as zod from 'zod/mini';
import { SessionIdleSeconds } from './session-idle-seconds.ts';

export const loginResponseTokenMin = 20;
export const loginResponseTokenMax = 4096;



export const LoginResponse = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginResponseTokenMin)).check(/*#__PURE__*/ zod.maxLength(loginResponseTokenMax)),
  "sessionIdleSeconds": /*#__PURE__*/ zod.optional(SessionIdleSeconds)
});

export type LoginResponse = zod.input<typeof LoginResponse>;
export type LoginResponseOutput = zod.output<typeof LoginResponse>;
