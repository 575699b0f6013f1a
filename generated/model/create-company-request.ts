import * as zod from 'zod/mini';
import { BillingAddress } from './billing-address.ts';
import { BillingSettings } from './billing-settings.ts';
import { BusinessMonthlyLimit } from './business-monthly-limit.ts';
import { Company } from './company.ts';
import { ContactPerson } from './contact-person.ts';
import { ContractAddress } from './contract-address.ts';
import { Discount } from './discount.ts';
import { PaymentDetail } from './payment-detail.ts';

export const CreateCompanyRequest = /*#__PURE__*/ zod.object({
  "limit": BusinessMonthlyLimit,
  "discount": Discount,
  "advertisingConsent": /*#__PURE__*/ zod.boolean(),
  "company": Company,
  "contactPerson": ContactPerson,
  "contractAddress": ContractAddress,
  "billingAddress": BillingAddress,
  "paymentDetail": PaymentDetail,
  "billingSettings": BillingSettings
});

export type CreateCompanyRequest = zod.input<typeof CreateCompanyRequest>;
export type CreateCompanyRequestOutput = zod.output<typeof CreateCompanyRequest>;
