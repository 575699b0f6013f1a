/** What may be read of a company's calling numbers; the same for its administrators and the bank. */
import { answeredNumber } from '#sandbox/domain/calling-number.ts'
import { cities } from '#sandbox/domain/cities.ts'
import { writeCsv } from '#sandbox/domain/csv.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { columns, exportOnly } from '#sandbox/domain/file-columns.ts'
import { dayOf } from '#sandbox/domain/vienna.ts'
import type { CompanyWithNumber } from '#sandbox/handlers/calling-numbers/number-of.ts'
import { numbersOf } from '#sandbox/storage/calling-numbers.ts'
import type { Database } from '#sandbox/storage/database.ts'

type Reading = { db: Database; now: Date }

/** The termination date is today or earlier; note the other boundary than for a product (A83). */
export const isTerminated = ({ terminationDate }: Customer, now: Date): boolean =>
  terminationDate !== null && terminationDate <= dayOf(now)

export async function listNumbers({ db, now }: Reading, company: Customer) {
  const numbers = await numbersOf(db, company.id, now)
  const callingNumbers = numbers.map((number) => answeredNumber(number, now))
  return { status: 200, body: { callingNumbers, customerTerminated: isTerminated(company, now) } } as const
}

export const readNumber = ({ now }: Reading, { number }: CompanyWithNumber) =>
  Promise.resolve({ status: 200, body: answeredNumber(number, now) } as const)

export const listCities = (_call: object) =>
  Promise.resolve({ status: 200, body: { results: cities, total: cities.length } } as const)

/** The file's name says whose numbers they are and of which day. */
export async function exportNumbers({ db, now }: Reading, company: Customer) {
  const numbers = (await numbersOf(db, company.id, now)).map((number) => answeredNumber(number, now))
  const names = [...columns, ...exportOnly]
  const file = writeCsv([names, ...numbers.map((number) => names.map((name) => number[name]))])
  const disposition = `attachment; filename="rufnummern_${company.bpNumber}_${dayOf(now)}.csv"`
  return {
    status: 200,
    headers: { 'Content-Disposition': disposition },
    body: new Blob([file], { type: 'text/csv' }),
  } as const
}
