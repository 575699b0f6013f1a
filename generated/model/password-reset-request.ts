import * as zod from 'zod/mini';
import { BpNumber } from './bp-number.ts';
import { EmailAddress } from './email-address.ts';
import { NewPassword } from './new-password.ts';
import { Tan } from './tan.ts';

export const PasswordResetRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "customerNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([BpNumber,/*#__PURE__*/ zod.null()])),
  "tanToken": Tan,
  "newPassword": NewPassword,
  "newPasswordConfirm": NewPassword
});

export type PasswordResetRequest = zod.input<typeof PasswordResetRequest>;
export type PasswordResetRequestOutput = zod.output<typeof PasswordResetRequest>;
