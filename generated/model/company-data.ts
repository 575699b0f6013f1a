import * as zod from 'zod/mini';
import { BillingAddress } from './billing-address.ts';
import { BillingSettings } from './billing-settings.ts';
import { BpNumber } from './bp-number.ts';
import { BusinessMonthlyLimit } from './business-monthly-limit.ts';
import { Company } from './company.ts';
import { ContactPerson } from './contact-person.ts';
import { ContractAddress } from './contract-address.ts';
import { Etag } from './etag.ts';
import { PaymentDetail } from './payment-detail.ts';

export const CompanyData = /*#__PURE__*/ zod.object({
  "etag": Etag,
  "customerNumber": BpNumber,
  "limit": BusinessMonthlyLimit,
  "advertisingConsent": /*#__PURE__*/ zod.boolean(),
  "company": Company,
  "contactPerson": ContactPerson,
  "contractAddress": ContractAddress,
  "billingAddress": BillingAddress,
  "paymentDetail": PaymentDetail,
  "billingSettings": BillingSettings
});

export type CompanyData = zod.input<typeof CompanyData>;
export type CompanyDataOutput = zod.output<typeof CompanyData>;
