import * as z from 'zod/mini'
import { BillingAddress } from '#generated/model/billing-address.ts'
import { ContractAddress } from '#generated/model/contract-address.ts'
import { CreateCompanyRequest } from '#generated/model/create-company-request.ts'
import { createCompanyRequestRules } from '#generated/model/create-company-request-rules.ts'
import { Iban } from '#generated/model/iban.ts'
import { PaymentDetail } from '#generated/model/payment-detail.ts'
import { paymentDetailRules } from '#generated/model/payment-detail-rules.ts'
import { UpdateCompanyRequest } from '#generated/model/update-company-request.ts'
import { updateCompanyRequestRules } from '#generated/model/update-company-request-rules.ts'
import { zipcodeOfCountry } from '#src/shared/address/zipcode.ts'
import { iban } from '#src/shared/form/rules/iban-rule.ts'
import { contractRules } from '#src/shared/form/rules/contract-rules.ts'

// Loaded on demand: the form is shown before its rules arrive.

const parts = {
  contractAddress: ContractAddress.check(zipcodeOfCountry()),
  /** Validated only when it differs from the contract address (R633). */
  billingAddress: z.discriminatedUnion('isContractAddress', [
    z.object({ isContractAddress: z.literal(true) }),
    z.extend(BillingAddress, { isContractAddress: z.literal(false) }).check(zipcodeOfCountry()),
  ]),
  paymentDetail: z
    .extend(PaymentDetail, { iban: z.nullish(Iban.check(iban())) })
    .check(...contractRules(paymentDetailRules)),
}

type Addresses = { contractAddress: ContractAddress; billingAddress: BillingAddress | { isContractAddress: true } }

/** Copies the contract address to the billing address where both are the same (A125, R560). */
const withBillingAddress = <T extends Addresses>(sent: T) => ({
  ...sent,
  billingAddress: sent.billingAddress.isContractAddress
    ? { ...sent.contractAddress, isContractAddress: true, coName: null }
    : sent.billingAddress,
})

export const updateCompanySchema = z.pipe(
  z.extend(UpdateCompanyRequest, parts).check(...contractRules(updateCompanyRequestRules)),
  z.transform(withBillingAddress),
)
export const createCompanySchema = z.pipe(
  z.extend(CreateCompanyRequest, parts).check(...contractRules(createCompanyRequestRules)),
  z.transform(withBillingAddress),
)
