import type { StoredNumber } from '#sandbox/domain/calling-number.ts'
import { findNumber } from '#sandbox/storage/calling-numbers.ts'
import type { Customer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'

/** A company together with the one of its numbers that the path names. */
export type CompanyWithNumber = Customer & { number: StoredNumber }

type NamesNumber = { db: Database; now: Date; params: { callingNumberId: string } }

/** The company that `load` gives, with the number; undefined, a 404, when it has none with this id. */
export function withNumber<Context>(load: (context: Context) => Promise<Customer | undefined>) {
  return async (context: Context & NamesNumber): Promise<CompanyWithNumber | undefined> => {
    const company = await load(context)
    const number = company && (await findNumber(context.db, company.id, context.params.callingNumberId, context.now))
    return number && { ...company!, number }
  }
}
