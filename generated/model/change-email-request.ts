import * as zod from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { Tan } from './tan.ts';

export const ChangeEmailRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "tanToken": Tan
});

export type ChangeEmailRequest = zod.input<typeof ChangeEmailRequest>;
export type ChangeEmailRequestOutput = zod.output<typeof ChangeEmailRequest>;
