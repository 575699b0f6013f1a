/** What made-up people and companies have in common; deterministic. */
import type { BusinessTerminationReason } from '#generated/model/business-termination-reason.ts'
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import { dayAfter } from '#sandbox/domain/vienna.ts'
import type { customers } from '#sandbox/storage/tables/people.ts'

/** One of a list; lists of different lengths give different neighbours. */
export const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length]!

const privateReasons: PrivateTerminationReason[] = [
  'ORDINARY_CUSTOMER_NO_REASON',
  'ORDINARY_CUSTOMER_CANCELLATION_WITHIN_14_DAYS',
  'ORDINARY_CUSTOMER_OBJECTION_TERMS_AND_CONDITIONS',
  'WITHOUT_NOTICE_BANK_BANKRUPTCY',
  'WITHOUT_NOTICE_BANK_RETURN_DEBIT',
  'WITHOUT_NOTICE_BANK_DEATH',
  'WITHOUT_NOTICE_BANK_GUARDIANSHIP',
  'WITHOUT_NOTICE_BANK_FRAUD',
]

const businessReasons: BusinessTerminationReason[] = [
  'ORDINARY_BANK_OTHER',
  'WITHOUT_NOTICE_BANK_BANKRUPTCY',
  'WITHOUT_NOTICE_BANK_RETURN_DEBIT',
  'WITHOUT_NOTICE_BANK_DEBT_COLLECTION',
  'WITHOUT_NOTICE_BANK_FRAUD',
  'ORDINARY_BPS_NO_REASON',
  'EXTRAORDINARY_BPS_AGB_CONTRADICTION',
]

/** Of seven customers one has left and one will leave, whenever the sandbox starts; of five one is locked. */
export function contractOf(
  index: number,
  now: Date,
  kind: 'private' | 'business',
): Partial<typeof customers.$inferInsert> {
  const days = 1 + (index % 200)
  const terminationReason = pick(kind === 'private' ? privateReasons : businessReasons, Math.floor(index / 7))
  const ends = { 2: dayAfter(now, days), 5: dayAfter(now, -days) }[index % 7]
  return {
    ...(ends !== undefined && { terminationDate: ends, terminationReason }),
    securityLockRM: index % 15 === 4,
    securityLockCS: index % 15 === 9,
    returnDebitLock: index % 15 === 14 ? 'AM04' : null,
  }
}

/** An Austrian IBAN whose check digits are right. */
export function ibanOf(index: number): string {
  const account = `20111${String(index).padStart(11, '0')}`
  const rest = BigInt(`${account}102900`) % 97n // A and T are 10 and 29
  return `AT${String(98n - rest).padStart(2, '0')}${account}`
}
