import * as zod from 'zod/mini';
import { BpNumber } from './bp-number.ts';
import { EmailAddress } from './email-address.ts';

export const PasswordTanRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "customerNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([BpNumber,/*#__PURE__*/ zod.null()]))
});

export type PasswordTanRequest = zod.input<typeof PasswordTanRequest>;
export type PasswordTanRequestOutput = zod.output<typeof PasswordTanRequest>;
