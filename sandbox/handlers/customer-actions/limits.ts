/** The monthly limit of a customer; other systems of the bank follow in the background (A149). */
import type { ChangeBusinessLimitRequest } from '#generated/model/change-business-limit-request.ts'
import type { ChangePrivateLimitRequest } from '#generated/model/change-private-limit-request.ts'
import { type Customer, statusOf } from '#sandbox/domain/customer.ts'
import { tierOn } from '#sandbox/domain/product.ts'
import { inEuros } from '#sandbox/domain/receipt-lines.ts'
import { dayOf } from '#sandbox/domain/vienna.ts'
import { workUntil } from '#sandbox/domain/work.ts'
import { tell, type Writing } from '#sandbox/handlers/customer-actions/action-call.ts'
import { invalid } from '#sandbox/handlers/problem.ts'
import { companyOf, updateCompany } from '#sandbox/storage/companies.ts'
import { updateCustomer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { productOf, savePremiumLimit } from '#sandbox/storage/products.ts'

/** The customer while the contract goes on, or is to end, and the tier of today is Premium (R512, A140); undefined, a 404,
 *  when there is no limit to change. */
export async function premiumCustomer({ db, now }: { db: Database; now: Date }, customer: Customer) {
  if (statusOf(customer, now) === 'TERMINATED') return undefined
  const { productType } = tierOn(await productOf(db, customer), dayOf(now))
  return productType === 'Premium' ? customer : undefined
}

export async function changePrivateLimit(call: Writing<ChangePrivateLimitRequest>, customer: Customer) {
  const { premiumLimitCents } = await productOf(call.db, customer)
  return change(call, customer, premiumLimitCents, (cents) => savePremiumLimit(call.db, customer.id, cents))
}

export async function changeCompanyLimit(call: Writing<ChangeBusinessLimitRequest>, customer: Customer) {
  const { limitCents } = await companyOf(call.db, customer.id)
  return change(call, customer, limitCents, (cents) => updateCompany(call.db, customer.id, { limitCents: cents }))
}

async function change(
  call: Writing<ChangePrivateLimitRequest | ChangeBusinessLimitRequest>,
  customer: Customer,
  before: number,
  save: (cents: number) => Promise<void>,
) {
  const cents = call.body.monthlyLimitEUR * 100
  if (cents === before) return invalid(call, [{ field: 'monthlyLimitEUR', rule: 'changed', code: 'LIMIT_UNCHANGED' }])
  await save(cents)
  await updateCustomer(call.db, customer.id, { taskOpenUntil: workUntil(call.now) })
  await tell(call, customer, `Monatslimit von ${inEuros(before)} auf ${inEuros(cents)} Euro geändert`)
  return { status: 204 as const }
}
