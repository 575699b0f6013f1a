import type { CreateCompanyRequest } from '#generated/model/create-company-request.ts'
import { companyOutside } from '#sandbox/domain/company.ts'
import { refuseEntries } from '#sandbox/handlers/companies/company-data.ts'
import type { Answer, Session } from '#sandbox/handlers/handler.ts'
import { addCompany, companyOf } from '#sandbox/storage/companies.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf, record } from '#sandbox/storage/history.ts'

type Call = { db: Database; now: Date; traceId: string; session: Session; body: CreateCompanyRequest }

/** A new company gets the next customer number; its first administrators are added by the bank afterwards. */
export async function createCompany(call: Call): Promise<Answer<'bankCreateCompany'>> {
  const refusal = refuseEntries(call)
  if (refusal !== undefined) return refusal
  const customer = await addCompany(call.db, call.body)
  await record(call, historyOf(customer), 'Firma angelegt')
  return { status: 201, body: companyOutside(customer.bpNumber, await companyOf(call.db, customer.id)) }
}
