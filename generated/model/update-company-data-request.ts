import * as zod from 'zod/mini';
import { EmailAddress } from './email-address.ts';

export const UpdateCompanyDataRequest = /*#__PURE__*/ zod.object({
  "billEmail1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()])),
  "billEmail2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()]))
});

export type UpdateCompanyDataRequest = zod.input<typeof UpdateCompanyDataRequest>;
export type UpdateCompanyDataRequestOutput = zod.output<typeof UpdateCompanyDataRequest>;
