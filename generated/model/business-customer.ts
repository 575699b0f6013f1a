import * as zod from 'zod/mini';
import { BpNumber } from './bp-number.ts';
import { BusinessMonthlyLimit } from './business-monthly-limit.ts';
import { BusinessStatusDetails } from './business-status-details.ts';
import { CompanyName } from './company-name.ts';
import { Etag } from './etag.ts';
import { Id } from './id.ts';
import { Locks } from './locks.ts';
import { PostalAddress } from './postal-address.ts';

export const BusinessCustomer = /*#__PURE__*/ zod.object({
  "id": Id,
  "etag": Etag,
  "bpNumber": BpNumber,
  "companyName": CompanyName,
  "limit": BusinessMonthlyLimit,
  "postalAddress": PostalAddress,
  "taskOpen": /*#__PURE__*/ zod.boolean(),
  "locks": Locks,
  "statusDetails": BusinessStatusDetails
});

export type BusinessCustomer = zod.input<typeof BusinessCustomer>;
export type BusinessCustomerOutput = zod.output<typeof BusinessCustomer>;
