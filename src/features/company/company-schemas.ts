import * as z from 'zod/mini'
import { BillingAddress } from '#generated/model/billing-address.ts'
import { ContractAddress } from '#generated/model/contract-address.ts'
import { CreateCompanyRequest } from '#generated/model/create-company-request.ts'
import { Day } from '#generated/model/day.ts'
import { Iban } from '#generated/model/iban.ts'
import { PaymentDetail } from '#generated/model/payment-detail.ts'
import { UpdateCompanyRequest } from '#generated/model/update-company-request.ts'
import { zipcodeOfCountry } from '#src/shared/address/zipcode.ts'
import { maxDate } from '#src/shared/form/rules/date-rules.ts'
import { iban } from '#src/shared/form/rules/iban-rule.ts'
import { ruleBetween } from '#src/shared/form/rules/rule.ts'
import { viennaToday } from '#src/shared/day/vienna-day.ts'

const parts = {
  contractAddress: ContractAddress.check(zipcodeOfCountry()),
  /** An address of its own is judged only when there is one (R633). */
  billingAddress: z.discriminatedUnion('isContractAddress', [
    z.object({ isContractAddress: z.literal(true) }),
    z.extend(BillingAddress, { isContractAddress: z.literal(false) }).check(zipcodeOfCountry()),
  ]),
  paymentDetail: z.extend(PaymentDetail, {
    iban: z.nullish(Iban.check(iban())),
    signDate: z.nullish(Day.check(maxDate(viennaToday))),
  }),
}

type Paid = Pick<UpdateCompanyRequest, 'billingSettings' | 'paymentDetail'>

/** A part of the account that COLLECTION needs (R634). */
const neededForCollection = (name: keyof PaymentDetail) =>
  ruleBetween<Partial<Paid>>(['paymentDetail', name], ({ billingSettings, paymentDetail }) =>
    billingSettings?.paymentMethod !== 'COLLECTION' || paymentDetail?.[name] ? undefined : 'required',
  )
const account = [
  neededForCollection('accountHolder'),
  neededForCollection('iban'),
  neededForCollection('signDate'),
] as const

type Addresses = { contractAddress: ContractAddress; billingAddress: BillingAddress | { isContractAddress: true } }

/** Bills that go to the contract address carry a copy of it (A125, R560). */
const withBillingAddress = <T extends Addresses>(sent: T) => ({
  ...sent,
  billingAddress: sent.billingAddress.isContractAddress
    ? { ...sent.contractAddress, isContractAddress: true, coName: null }
    : sent.billingAddress,
})

export const changedCompany = z.pipe(
  z.extend(UpdateCompanyRequest, parts).check(...account),
  z.transform(withBillingAddress),
)
export const addedCompany = z.pipe(
  z.extend(CreateCompanyRequest, parts).check(...account),
  z.transform(withBillingAddress),
)
