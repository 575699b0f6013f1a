/** What must hold between the fields of a company, beyond what the contract's schemas say; pure. */
import { isValidIBAN } from 'ibantools'
import type { UpdateCompanyRequest } from '#generated/model/update-company-request.ts'
import { judgeZipcode, type ZipcodeVerdict } from '#sandbox/domain/zipcode.ts'

/** An IBAN that is there has the length of its country and the right check digits (A106). */
export const hasWrongIban = ({ paymentDetail: { iban } }: UpdateCompanyRequest): boolean =>
  iban !== null && iban !== undefined && !isValidIBAN(iban)

/** The first address whose code does not fit its country decides. */
export function judgeZipcodes({ contractAddress, billingAddress }: UpdateCompanyRequest): ZipcodeVerdict {
  const judged = judgeZipcode(contractAddress)
  return judged !== 'right' || billingAddress.isContractAddress ? judged : judgeZipcode(billingAddress)
}
