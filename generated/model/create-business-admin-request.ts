import * as zod from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { PersonName } from './person-name.ts';

export const CreateBusinessAdminRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "firstName": PersonName,
  "lastName": PersonName
});

export type CreateBusinessAdminRequest = zod.input<typeof CreateBusinessAdminRequest>;
export type CreateBusinessAdminRequestOutput = zod.output<typeof CreateBusinessAdminRequest>;
