import * as zod from 'zod/mini';
import { NewPassword } from './new-password.ts';
import { Password } from './password.ts';

export const ChangePasswordRequest = /*#__PURE__*/ zod.object({
  "oldPassword": Password,
  "newPassword": NewPassword
});

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;
