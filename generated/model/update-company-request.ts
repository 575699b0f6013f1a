import * as zod from 'zod/mini';
import { BillingAddress } from './billing-address.ts';
import { BillingSettings } from './billing-settings.ts';
import { BusinessMonthlyLimit } from './business-monthly-limit.ts';
import { Company } from './company.ts';
import { ContactPerson } from './contact-person.ts';
import { ContractAddress } from './contract-address.ts';
import { PaymentDetail } from './payment-detail.ts';

export const UpdateCompanyRequest = /*#__PURE__*/ zod.object({
  "limit": BusinessMonthlyLimit,
  "advertisingConsent": /*#__PURE__*/ zod.boolean(),
  "company": Company,
  "contactPerson": ContactPerson,
  "contractAddress": ContractAddress,
  "billingAddress": BillingAddress,
  "paymentDetail": PaymentDetail,
  "billingSettings": BillingSettings
});

export type UpdateCompanyRequest = zod.input<typeof UpdateCompanyRequest>;
export type UpdateCompanyRequestOutput = zod.output<typeof UpdateCompanyRequest>;
