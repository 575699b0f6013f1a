/** What must hold between the fields of a company, beyond what the contract's schemas say; pure. */
import { isValidIBAN } from 'ibantools'
import type { UpdateCompanyRequest } from '#generated/model/update-company-request.ts'
import type { Violation } from '#generated/model/violation.ts'
import { judgeZipcode, type ZipcodeVerdict } from '#sandbox/domain/zipcode.ts'

const account = ['accountHolder', 'iban', 'signDate'] as const

/** The account is needed for COLLECTION (R634), and nobody signed in the future (A106). `today` is Vienna's. */
export function companyViolations({ billingSettings, paymentDetail }: UpdateCompanyRequest, today: string) {
  const collected = billingSettings.paymentMethod === 'COLLECTION'
  const missing = account.filter((field) => collected && !paymentDetail[field])
  const violations: Violation[] = missing.map((field) => ({ field: `paymentDetail.${field}`, rule: 'required' }))
  const { signDate } = paymentDetail
  if (signDate && signDate > today) violations.push({ field: 'paymentDetail.signDate', rule: 'maxDate' })
  return violations
}

/** An IBAN that is there has the length of its country and the right check digits (A106). */
export const hasWrongIban = ({ paymentDetail: { iban } }: UpdateCompanyRequest): boolean =>
  iban !== null && iban !== undefined && !isValidIBAN(iban)

/** The first address whose code does not fit its country decides. */
export function judgeZipcodes({ contractAddress, billingAddress }: UpdateCompanyRequest): ZipcodeVerdict {
  const judged = judgeZipcode(contractAddress)
  return judged !== 'right' || billingAddress.isContractAddress ? judged : judgeZipcode(billingAddress)
}
