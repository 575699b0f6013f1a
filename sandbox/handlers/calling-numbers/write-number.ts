/** Adding and changing one calling number. */
import type { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import { isChangeable, isReloadTooHigh, newNumber, answeredNumber, written } from '#sandbox/domain/calling-number.ts'
import { mayHaveCity } from '#sandbox/domain/cities.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { workUntil } from '#sandbox/domain/work.ts'
import type { CompanyWithNumber } from '#sandbox/handlers/calling-numbers/number-of.ts'
import { isTerminated } from '#sandbox/handlers/calling-numbers/read-numbers.ts'
import type { Session } from '#sandbox/handlers/handler.ts'
import { invalid, refuse } from '#sandbox/handlers/problem.ts'
import { findNumber, insertNumbers, takenOf, updateNumber } from '#sandbox/storage/calling-numbers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { record } from '#sandbox/storage/history.ts'

type Writing = { db: Database; now: Date; traceId: string; session: Session; body: CallingNumberRequest }

const unknownCity = { field: 'preferredCity', rule: 'enum', code: 'CITY_UNKNOWN' } as const

/** A number stays IN_ACTIVATION until the work that starts here is done. */
export async function createNumber(call: Writing, company: Customer) {
  const { db, now, body } = call
  if (isTerminated(company, now))
    return invalid(call, [{ field: '', rule: 'customerTerminated', code: 'COMPANY_TERMINATED' }])
  if (!mayHaveCity(body.preferredCity)) return invalid(call, [unknownCity])
  const refused = await refusal(call, company, body.callingNumber)
  if (refused) return refused
  const row = newNumber(company.id, body, now)
  await insertNumbers(db, [row])
  await record(call, { objectType: 'CALLING_NUMBER', objectId: row.id }, 'Rufnummer angelegt')
  const added = await findNumber(db, company.id, row.id, now)
  return { status: 201, body: answeredNumber(added!, now) } as const
}

/** Only numbers that can be changed are offered for it; anything else is a 400 (decision 006). */
export async function changeNumber(call: Writing, company: CompanyWithNumber) {
  const { db, now, body } = call
  const { number } = company
  if (!isChangeable(number)) return invalid(call, [{ field: '', rule: 'status', code: 'NUMBER_NOT_CHANGEABLE' }])
  if (!mayHaveCity(body.preferredCity, number.preferredCity)) {
    return invalid(call, [unknownCity])
  }
  const other = body.callingNumber === number.callingNumber ? undefined : body.callingNumber
  const refused = await refusal(call, company, other)
  if (refused) return refused
  await updateNumber(db, { ...number, ...written(body), taskOpenUntil: workUntil(now) })
  await record(call, { objectType: 'CALLING_NUMBER', objectId: number.id }, 'Rufnummer geändert')
  return { status: 204 } as const
}

/** Why nothing can be written; `wanted` is the number that the company wants and does not have (R784 to R788, A62). */
async function refusal(call: Writing, company: Customer, wanted: string | undefined) {
  if (isReloadTooHigh(call.body)) return refuse(call, 461, 'The reload value is greater than the limit')
  if (wanted === undefined) return undefined
  const { owners, denied } = await takenOf(call.db, company.id, [wanted])
  const owner = owners.get(wanted)
  if (owner?.customerId === company.id) return refuse(call, 409, 'The company has this calling number already')
  if (owner !== undefined) {
    // A company may be named, a person may not.
    const more = owner.kind === 'business' ? { customerNumber: owner.bpNumber } : {}
    return refuse(call, 460, 'The calling number is used by another customer', more)
  }
  return denied.has(wanted) ? refuse(call, 462, 'The calling number is on the deny list') : undefined
}
