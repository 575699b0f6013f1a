import * as zod from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { PersonName } from './person-name.ts';

export const UpdateBusinessAdminRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "firstName": PersonName,
  "lastName": PersonName,
  "isActive": /*#__PURE__*/ zod.boolean()
});

export type UpdateBusinessAdminRequest = zod.input<typeof UpdateBusinessAdminRequest>;
export type UpdateBusinessAdminRequestOutput = zod.output<typeof UpdateBusinessAdminRequest>;
