import { formatIban } from '#src/shared/format/iban.ts'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import type { Entry } from './registration-columns.tsx'

/** What a person knows an entry by: the name, or else the number or the account. */
export function entryName(entry: Entry): string {
  const { firstName, lastName, phoneNumber } = entry
  if (firstName !== null && lastName !== null) return `${firstName} ${lastName}`
  if (phoneNumber !== null) return formatCallNumber(phoneNumber)
  return 'iban' in entry && entry.iban !== null ? formatIban(entry.iban) : ''
}
