/** The data of a company: the administrators change where bills go, the bank everything but the limit (R644, R645). */
import type { UpdateCompanyDataRequest } from '#generated/model/update-company-data-request.ts'
import type { UpdateCompanyRequest } from '#generated/model/update-company-request.ts'
import { companyOutside, updatedColumns } from '#sandbox/domain/company.ts'
import { hasWrongIban, judgeZipcodes } from '#sandbox/domain/company-rules.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { workUntil } from '#sandbox/domain/work.ts'
import type { Answer, Session } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import { companyOf, updateCompany } from '#sandbox/storage/companies.ts'
import { updateCustomer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf, record } from '#sandbox/storage/history.ts'

type Context = { db: Database; now: Date; traceId: string; session: Session }
type With<Body> = Context & { body: Body }

type Read = Extract<Answer<'bankGetCompany'>, { status: 200 }>

export async function readCompany({ db }: Context, customer: Customer): Promise<Read> {
  return { status: 200, body: companyOutside(customer.bpNumber, await companyOf(db, customer.id)) }
}

export async function changeBillEmails(
  call: With<UpdateCompanyDataRequest>,
  customer: Customer,
): Promise<Extract<Answer<'businessUpdateCompanyData'>, { status: 204 }>> {
  const { billEmail1 = null, billEmail2 = null } = call.body
  await updateCompany(call.db, customer.id, { billEmail1, billEmail2 })
  await record(call, historyOf(customer), 'E-Mail-Adressen für Rechnungen geändert')
  return { status: 204 }
}

/** What is wrong with the entries of a company, if anything (R774, R775, R777, R778). */
export function refuseEntries(call: With<UpdateCompanyRequest>) {
  if (hasWrongIban(call.body)) return refuse(call, 460, 'The IBAN is wrong')
  const zipcodes = judgeZipcodes(call.body)
  if (zipcodes === 'wrong') return refuse(call, 461, 'The zipcode or its country is wrong')
  if (zipcodes === 'right') return undefined
  const templates = [...zipcodes.templates]
  return refuse(call, 462, 'The zipcode does not match a template of the country', { templates })
}

/** The change goes through several systems of the bank, so work runs for a while (A149). */
export async function changeCompany(
  call: With<UpdateCompanyRequest>,
  customer: Customer,
): Promise<Exclude<Answer<'bankUpdateCompany'>, { status: 423 }>> {
  const refusal = refuseEntries(call)
  if (refusal !== undefined) return refusal
  await updateCompany(call.db, customer.id, updatedColumns(call.body))
  await updateCustomer(call.db, customer.id, { taskOpenUntil: workUntil(call.now) })
  await record(call, historyOf(customer), 'Firmendaten geändert')
  return { status: 204 }
}
