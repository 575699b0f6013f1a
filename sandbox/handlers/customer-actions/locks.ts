/** The locks of a customer; the returned debit and the inactivity are not set by people (A31, A32). */
import type { UpdateLocksRequest } from '#generated/model/update-locks-request.ts'
import { type Customer, locksOutside } from '#sandbox/domain/customer.ts'
import { keepNote, tell, type Writing } from '#sandbox/handlers/customer-actions/action-call.ts'
import { updateCustomer } from '#sandbox/storage/customers.ts'

const names = {
  securityLockRM: 'Sicherheitssperre RM',
  securityLockSL: 'Sicherheitssperre SL',
  securityLockCustomerWish: 'Sicherheitssperre auf Kundenwunsch',
  securityLockCS: 'Sicherheitssperre CS',
}
const locks = Object.keys(names) as (keyof typeof names)[]

export const readLocks = async (_call: object, customer: Customer) => ({
  status: 200 as const,
  body: locksOutside(customer),
})

/** One that is as it is asked for already is not told again. */
export async function changeLocks(call: Writing<UpdateLocksRequest>, customer: Customer) {
  const { note: _note, ...asked } = call.body
  const changed = locks.filter((lock) => asked[lock] !== undefined && asked[lock] !== customer[lock])
  if (changed.length === 0) await keepNote(call, customer)
  else {
    await updateCustomer(call.db, customer.id, asked)
    const told = changed.map((lock) => `${names[lock]} ${asked[lock] === true ? 'gesetzt' : 'aufgehoben'}`)
    await tell(call, customer, told.join(', '))
  }
  return { status: 204 as const }
}
