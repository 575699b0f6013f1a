import * as zod from 'zod/mini';
import { BpNumber } from './bp-number.ts';
import { EmailAddress } from './email-address.ts';
import { Password } from './password.ts';

export const LoginRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "customerNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([BpNumber,/*#__PURE__*/ zod.null()])),
  "password": Password
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;
