/** The calling numbers of a company, for its administrators and the bank alike. */
import { type AnyColumn, and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import type { DeactivateCallingNumberRequest } from '#generated/model/deactivate-calling-number-request.ts'
import {
  type StoredNumber,
  withStatusAt,
  isChangeable,
  isReloadTooHigh,
  mayBecome,
  newNumber,
  toCallingNumberResponse,
  toColumns,
  cities,
  mayHaveCity,
} from '#sandbox/domain/calling-number.ts'
import { writeCsv } from '#sandbox/domain/csv.ts'
import { type Customer, workUntil } from '#sandbox/domain/customer.ts'
import { columns, exportOnly } from '#sandbox/domain/calling-number-file.ts'
import { addedFields, changedFields } from '#sandbox/domain/history-changes.ts'
import { dayOf } from '#contract-checks/vienna-day.ts'
import {
  type Handlers,
  type ReadCall,
  type WriteCall,
  created,
  noContent,
  invalid,
  ok,
  okList,
  refuse,
  answer,
  forCompany,
  forOwnCustomer,
} from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import type { ActivityOf } from '#sandbox/domain/activity-words.ts'
import { numberTarget } from '#sandbox/domain/history-target.ts'
import { record } from '#sandbox/storage/history.ts'
import { insertMany } from '#sandbox/storage/insert-many.ts'
import { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import { customers, privateCustomers } from '#sandbox/storage/tables/people.ts'
import { denyEntries } from '#sandbox/storage/tables/back-office.ts'

/** The termination date is today or earlier; note the other boundary than for a product (A83). */
export const isTerminated = ({ terminationDate }: Customer, now: Date): boolean =>
  terminationDate !== null && terminationDate <= dayOf(now)

async function listNumbers({ db, now }: ReadCall, company: Customer) {
  const numbers = await numbersOf(db, company.id, now)
  return ok({
    callingNumbers: numbers.map((number) => toCallingNumberResponse(number, now)),
    customerTerminated: isTerminated(company, now),
  })
}

const readNumber = ({ now }: ReadCall, { number }: CompanyWithNumber) =>
  Promise.resolve(ok(toCallingNumberResponse(number, now)))

const listCities = (_call: object) => Promise.resolve(okList(cities))

/** The file name contains the company and the day. */
async function exportNumbers({ db, now }: ReadCall, company: Customer) {
  const numbers = (await numbersOf(db, company.id, now)).map((number) => toCallingNumberResponse(number, now))
  const names = [...columns, ...exportOnly]
  const file = writeCsv([names, ...numbers.map((number) => names.map((name) => number[name]))])
  const disposition = `attachment; filename="rufnummern_${company.bpNumber}_${dayOf(now)}.csv"`
  return { ...ok(new Blob([file], { type: 'text/csv' })), headers: { 'Content-Disposition': disposition } }
}

/** A company together with the one of its numbers that the path names. */
type CompanyWithNumber = Customer & { number: StoredNumber }

type NamesNumber = { db: Database; now: Date; params: { callingNumberId: string } }

/** The company with the number; undefined, a 404, when it has none with this id. */
async function namedNumber(
  { db, now, params }: NamesNumber,
  company: Customer,
): Promise<CompanyWithNumber | undefined> {
  const number = await findNumber(db, company.id, params.callingNumberId, now)
  return number && { ...company, number }
}

type Writing = WriteCall<CallingNumberRequest>

const unknownCity = { field: 'preferredCity', rule: 'enum', code: 'CITY_UNKNOWN' } as const

/** A number stays IN_ACTIVATION until the work that starts here is done. */
async function createNumber(call: Writing, company: Customer) {
  const { db, now, body } = call
  if (isTerminated(company, now))
    return invalid(call, [{ field: '', rule: 'customerTerminated', code: 'COMPANY_TERMINATED' }])
  if (!mayHaveCity(body.preferredCity)) return invalid(call, [unknownCity])
  const refusal = await refuseNumber(call, company, body.callingNumber)
  if (refusal) return refusal
  const row = newNumber(company.id, body, now)
  await insertNumbers(db, [row])
  await record(call, numberTarget(row), 'Rufnummer angelegt', addedFields(row))
  const added = await findNumber(db, company.id, row.id, now)
  return created(toCallingNumberResponse(added!, now))
}

/** Only numbers that can be changed are offered for it; anything else is a 400 (decision 006). */
async function changeNumber(call: Writing, company: CompanyWithNumber) {
  const { db, now, body } = call
  const { number } = company
  if (!isChangeable(number)) return invalid(call, [{ field: '', rule: 'status', code: 'NUMBER_NOT_CHANGEABLE' }])
  if (!mayHaveCity(body.preferredCity, number.preferredCity)) {
    return invalid(call, [unknownCity])
  }
  const other = body.callingNumber === number.callingNumber ? undefined : body.callingNumber
  const refusal = await refuseNumber(call, company, other)
  if (refusal) return refusal
  const change = toColumns(body)
  await updateNumber(db, { ...number, ...change, taskOpenUntil: workUntil(now) })
  await record(call, numberTarget({ ...number, ...change }), 'Rufnummer geändert', changedFields(number, change))
  return noContent
}

/** Why nothing can be written; `wanted` is the number that the company wants and does not have (R784 to R788, A62). */
async function refuseNumber(call: Writing, company: Customer, wanted: string | undefined) {
  if (isReloadTooHigh(call.body)) return refuse(call, 461, 'The reload value is greater than the limit')
  if (wanted === undefined) return undefined
  const { owners, denied } = await findTakenNumbers(call.db, company.id, [wanted])
  const owner = owners.get(wanted)
  if (owner?.customerId === company.id) return refuse(call, 409, 'The company has this calling number already')
  if (owner !== undefined) {
    // A company may be named, a person may not.
    const more = owner.kind === 'business' ? { customerNumber: owner.bpNumber } : {}
    return refuse(call, 460, 'The calling number is used by another customer', more)
  }
  return denied.has(wanted) ? refuse(call, 462, 'The calling number is on the deny list') : undefined
}

const transition =
  <Body>(
    status: Parameters<typeof mayBecome>[1],
    activity: ActivityOf<'CALLING_NUMBER'>,
    more: (call: WriteCall<Body>) => Partial<StoredNumber> = () => ({}),
  ) =>
  async (call: WriteCall<Body>, { number }: CompanyWithNumber) => {
    if (!mayBecome(number.status, status)) return refuse(call, 409, `The calling number is ${number.status}`)
    const change = { status, ...more(call) }
    await updateNumber(call.db, { ...number, ...change, taskOpenUntil: workUntil(call.now) })
    await record(call, numberTarget(number), activity, changedFields(number, change))
    return noContent
  }

const blockNumber = transition('BLOCKED', 'Rufnummer gesperrt')
const cancelNumberBlock = transition('ACTIVE', 'Sperre aufgehoben')
const deactivateNumber = transition(
  'DEACTIVATED',
  'Rufnummer deaktiviert',
  ({ now, body }: WriteCall<DeactivateCallingNumberRequest>) => ({
    deactivationDate: dayOf(now),
    deactivationReason: body.deactivationReason,
  }),
)

/** All of a company, what was added last first. */
async function numbersOf(db: Database, customerId: string, now: Date): Promise<StoredNumber[]> {
  const found = await db
    .select()
    .from(callingNumbers)
    .where(eq(callingNumbers.customerId, customerId))
    .orderBy(desc(callingNumbers.addedAt), asc(callingNumbers.position))
  return found.map((number) => withStatusAt(number, now))
}

/** Undefined when this company has none with the id. */
async function findNumber(db: Database, customerId: string, id: string, now: Date): Promise<StoredNumber | undefined> {
  const [found] = await db
    .select()
    .from(callingNumbers)
    .where(and(eq(callingNumbers.id, id), eq(callingNumbers.customerId, customerId)))
  return found && withStatusAt(found, now)
}

export const insertNumbers = (db: Database, rows: (typeof callingNumbers.$inferInsert)[]): Promise<void> =>
  insertMany(db, callingNumbers, rows)

/** Writes a whole number, so that what it has become meanwhile stays. */
async function updateNumber(db: Database, { id, ...number }: StoredNumber): Promise<void> {
  await db.update(callingNumbers).set(number).where(eq(callingNumbers.id, id))
}

/** The owner of a number: a company with its customer number, or a private customer. */
type Owner = { customerId: string; bpNumber: string; kind: 'private' | 'business' }
type Taken = { owners: Map<string, Owner>; denied: Set<string> }

/**
 * Those of the numbers that are taken or reserved. Locked until the transaction ends, so that no two
 * companies are given one number. What another company deactivated is free; the own company keeps it (R784).
 */
export async function findTakenNumbers(db: Database, customerId: string, numbers: readonly string[]): Promise<Taken> {
  await db.execute(sql`select pg_advisory_xact_lock(${takenNumbersLock})`)
  // One parameter: ten thousand of them take PostgreSQL seconds to read.
  const isWanted = (number: AnyColumn) =>
    sql`${number} in (select json_array_elements_text(${JSON.stringify(numbers)}::json))`
  const has = { customerId: customers.id, bpNumber: customers.bpNumber, kind: customers.kind }
  const inPrivate = await db
    .select({ number: privateCustomers.callNumber, ...has })
    .from(privateCustomers)
    .innerJoin(customers, eq(customers.id, privateCustomers.customerId))
    .where(isWanted(privateCustomers.callNumber))
  const inCompanies = await db
    .select({ number: callingNumbers.callingNumber, ...has })
    .from(callingNumbers)
    .innerJoin(customers, eq(customers.id, callingNumbers.customerId))
    .where(and(isWanted(callingNumbers.callingNumber), ne(callingNumbers.status, 'DEACTIVATED')))
  const inCompany = await db
    .select({ number: callingNumbers.callingNumber, ...has })
    .from(callingNumbers)
    .innerJoin(customers, eq(customers.id, callingNumbers.customerId))
    .where(and(isWanted(callingNumbers.callingNumber), eq(callingNumbers.customerId, customerId)))
  const denied = await db
    .select({ number: denyEntries.phoneNumber })
    .from(denyEntries)
    .where(isWanted(denyEntries.phoneNumber))
  return {
    owners: new Map([...inPrivate, ...inCompanies, ...inCompany].map(({ number, ...owner }) => [number, owner])),
    denied: new Set(denied.map(({ number }) => number!)),
  }
}

/** Any number; it only has to be the same in every process. */
const takenNumbersLock = 20_261_121

export const callingNumberHandlers = {
  businessListCallingNumbers: forOwnCustomer.read(listNumbers),
  bankListCallingNumbers: forCompany.read(listNumbers),
  businessDownloadCallingNumbers: forOwnCustomer.read(exportNumbers),
  bankDownloadCallingNumbers: forCompany.read(exportNumbers),
  businessCreateCallingNumber: forOwnCustomer.write(createNumber),
  bankCreateCallingNumber: forCompany.write(createNumber),
  businessGetCallingNumber: forOwnCustomer.withResource(namedNumber).read(readNumber),
  bankGetCallingNumber: forCompany.withResource(namedNumber).read(readNumber),
  businessUpdateCallingNumber: forOwnCustomer.withResource(namedNumber).write(changeNumber),
  bankUpdateCallingNumber: forCompany.withResource(namedNumber).write(changeNumber),
  businessBlockCallingNumber: forOwnCustomer.withResource(namedNumber).write(blockNumber),
  bankBlockCallingNumber: forCompany.withResource(namedNumber).write(blockNumber),
  businessCancelCallingNumberBlock: forOwnCustomer.withResource(namedNumber).write(cancelNumberBlock),
  bankCancelCallingNumberBlock: forCompany.withResource(namedNumber).write(cancelNumberBlock),
  businessDeactivateCallingNumber: forOwnCustomer.withResource(namedNumber).write(deactivateNumber),
  bankDeactivateCallingNumber: forCompany.withResource(namedNumber).write(deactivateNumber),
  businessListPreferredCities: answer(listCities),
  bankListPreferredCities: answer(listCities),
} satisfies Partial<Handlers>
