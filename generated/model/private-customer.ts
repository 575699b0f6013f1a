import * as zod from 'zod/mini';
import { Birthdate } from './birthdate.ts';
import { BpNumber } from './bp-number.ts';
import { CallNumber } from './call-number.ts';
import { CustomerStatus } from './customer-status.ts';
import { Day } from './day.ts';
import { EmailAddress } from './email-address.ts';
import { Etag } from './etag.ts';
import { Id } from './id.ts';
import { Locks } from './locks.ts';
import { PersonName } from './person-name.ts';
import { PostalAddress } from './postal-address.ts';
import { PrivateCustomerUser } from './private-customer-user.ts';
import { PrivateTerminationReason } from './private-termination-reason.ts';

export const PrivateCustomer = /*#__PURE__*/ zod.object({
  "id": Id,
  "etag": Etag,
  "bpNumber": BpNumber,
  "firstName": PersonName,
  "lastName": PersonName,
  "callNumber": CallNumber,
  "email": EmailAddress,
  "postalAddress": PostalAddress,
  "birthDate": Birthdate,
  "taskOpen": /*#__PURE__*/ zod.boolean(),
  "status": CustomerStatus,
  "terminationReason": /*#__PURE__*/ zod.union([PrivateTerminationReason,/*#__PURE__*/ zod.null()]),
  "terminationDate": /*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]),
  "locks": Locks,
  "user": PrivateCustomerUser
});

export type PrivateCustomer = zod.input<typeof PrivateCustomer>;
export type PrivateCustomerOutput = zod.output<typeof PrivateCustomer>;
