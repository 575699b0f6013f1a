import * as zod from 'zod/mini';
import { EmailAddress } from './email-address.ts';

export const EmailTanRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress
});

export type EmailTanRequest = zod.input<typeof EmailTanRequest>;
export type EmailTanRequestOutput = zod.output<typeof EmailTanRequest>;
