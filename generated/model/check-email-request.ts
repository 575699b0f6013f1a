import * as zod from 'zod/mini';
import { BpNumber } from './bp-number.ts';
import { EmailAddress } from './email-address.ts';

export const CheckEmailRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "customerNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([BpNumber,/*#__PURE__*/ zod.null()]))
});

export type CheckEmailRequest = zod.input<typeof CheckEmailRequest>;
export type CheckEmailRequestOutput = zod.output<typeof CheckEmailRequest>;
