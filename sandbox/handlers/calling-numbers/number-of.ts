import type { StoredNumber } from '#sandbox/domain/calling-number.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { findNumber } from '#sandbox/storage/calling-numbers.ts'
import type { Database } from '#sandbox/storage/database.ts'

/** A company together with the one of its numbers that the path names. */
export type CompanyWithNumber = Customer & { number: StoredNumber }

type NamesNumber = { db: Database; now: Date; params: { callingNumberId: string } }

/** The company with the number; undefined, a 404, when it has none with this id. */
export async function namedNumber(
  { db, now, params }: NamesNumber,
  company: Customer,
): Promise<CompanyWithNumber | undefined> {
  const number = await findNumber(db, company.id, params.callingNumberId, now)
  return number && { ...company, number }
}
