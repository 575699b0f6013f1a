/** The data of a company: the administrators change where bills go, the bank everything but the limit (R644, R645). */
import { randomUUID } from 'node:crypto'
import { eq, max, sql } from 'drizzle-orm'
import type { CreateCompanyRequest } from '#generated/model/create-company-request.ts'
import type { UpdateCompanyDataRequest } from '#generated/model/update-company-data-request.ts'
import type { UpdateCompanyRequest } from '#generated/model/update-company-request.ts'
import { hasWrongIban, checkZipcodes, newColumns, toCompanyResponse, updatedColumns } from '#sandbox/domain/company.ts'
import { type Customer, workUntil } from '#sandbox/domain/customer.ts'
import { addedFields, changedFields } from '#sandbox/domain/history-changes.ts'
import {
  type Answer,
  type Handlers,
  type ReadCall,
  type WriteCall,
  created,
  noContent,
  ok,
  refuse,
  answer,
  forCompany,
  forOwnCustomer,
} from '#sandbox/handlers/handler.ts'
import { companyOf, updateCompany, updateCustomer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf } from '#sandbox/domain/history-target.ts'
import { record } from '#sandbox/storage/history.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import { customers } from '#sandbox/storage/tables/people.ts'

const readCompany = async ({ db }: ReadCall, customer: Customer) =>
  ok(toCompanyResponse(customer.bpNumber, await companyOf(db, customer.id)))

async function changeBillEmails(call: WriteCall<UpdateCompanyDataRequest>, customer: Customer) {
  const { billEmail1 = null, billEmail2 = null } = call.body
  const changes = changedFields(await companyOf(call.db, customer.id), { billEmail1, billEmail2 })
  await updateCompany(call.db, customer.id, { billEmail1, billEmail2 })
  await record(call, historyOf(customer), 'E-Mail-Adressen für Rechnungen geändert', changes)
  return noContent
}

/** What is wrong with the entries of a company, if anything (R774, R775, R777, R778). */
function refuseEntries(call: WriteCall<UpdateCompanyRequest>) {
  if (hasWrongIban(call.body)) return refuse(call, 460, 'The IBAN is wrong')
  const zipcodes = checkZipcodes(call.body)
  if (zipcodes === 'wrong') return refuse(call, 461, 'The zipcode or its country is wrong')
  if (zipcodes === 'right') return undefined
  const templates = [...zipcodes.templates]
  return refuse(call, 462, 'The zipcode does not match a template of the country', { templates })
}

/** The change goes through several systems of the bank, so work runs for a while (A149). */
async function changeCompany(
  call: WriteCall<UpdateCompanyRequest>,
  customer: Customer,
): Promise<Exclude<Answer<'bankUpdateCompany'>, { status: 423 }>> {
  const refusal = refuseEntries(call)
  if (refusal !== undefined) return refusal
  const columns = updatedColumns(call.body)
  const changes = changedFields(await companyOf(call.db, customer.id), columns)
  await updateCompany(call.db, customer.id, columns)
  await updateCustomer(call.db, customer.id, { taskOpenUntil: workUntil(call.now) })
  await record(call, historyOf(customer), 'Firmendaten geändert', changes)
  return noContent
}

/** A new company gets the next customer number; its first administrators are added by the bank afterwards. */
async function createCompany(call: WriteCall<CreateCompanyRequest>): Promise<Answer<'bankCreateCompany'>> {
  const refusal = refuseEntries(call)
  if (refusal !== undefined) return refusal
  const customer = await addCompany(call.db, call.body)
  const company = await companyOf(call.db, customer.id)
  const { limitCents: monthlyLimitCents, ...columns } = company
  await record(call, historyOf(customer), 'Firma angelegt', addedFields({ ...columns, monthlyLimitCents }))
  return created(toCompanyResponse(customer.bpNumber, company))
}

/** Any number; it only has to be the same in every process. */
const numbering = 20_261_121

/** Locks the customer numbers until the transaction ends. */
async function addCompany(transaction: Database, sent: CreateCompanyRequest): Promise<Customer> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${numbering})`)
  const [newest] = await transaction
    .select({ bpNumber: max(customers.bpNumber) })
    .from(customers)
    .where(eq(customers.kind, 'business'))
  const bpNumber = String(Number(newest?.bpNumber ?? '1200000000') + 1)
  const [customer] = await transaction
    .insert(customers)
    .values({ id: randomUUID(), kind: 'business', bpNumber })
    .returning()
  await transaction.insert(companies).values(newColumns(customer!.id, sent))
  return customer!
}

export const companyHandlers = {
  businessGetCompanyData: forOwnCustomer.read(readCompany),
  businessUpdateCompanyData: forOwnCustomer.write(changeBillEmails),
  bankGetCompany: forCompany.read(readCompany),
  bankUpdateCompany: forCompany.write(changeCompany),
  bankCreateCompany: answer(createCompany),
} satisfies Partial<Handlers>
