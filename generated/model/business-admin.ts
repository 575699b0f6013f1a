import * as zod from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { Etag } from './etag.ts';
import { Id } from './id.ts';
import { PersonName } from './person-name.ts';

export const BusinessAdmin = /*#__PURE__*/ zod.object({
  "id": Id,
  "etag": Etag,
  "email": EmailAddress,
  "firstName": PersonName,
  "lastName": PersonName,
  "isActive": /*#__PURE__*/ zod.boolean(),
  "taskOpen": /*#__PURE__*/ zod.boolean()
});

export type BusinessAdmin = zod.input<typeof BusinessAdmin>;
export type BusinessAdminOutput = zod.output<typeof BusinessAdmin>;
