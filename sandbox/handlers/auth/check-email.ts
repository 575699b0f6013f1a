import type { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import { type LoginCall, meant } from '#sandbox/handlers/auth/login-call.ts'
import type { Answer } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import { findAccounts } from '#sandbox/storage/accounts.ts'
import { expectAllowed, expectStillAllowed, recordAttempt } from '#sandbox/storage/attempts.ts'

/**
 * First step of the login; an unknown address answers like a known one (R107 to R110, R281 to R283). A customer number that
 * the address does not have counts as a guess.
 */
export async function checkEmail(call: LoginCall<CheckEmailRequest>): Promise<Answer<'privateCheckEmail'>> {
  const { email, customerNumber } = call.body
  const found = await findAccounts(call.db, call.area, email)
  const named = customerNumber ? found.filter((account) => account.customerNumber === customerNumber) : found
  const target = await meant(call, named.length === 1 ? named[0] : undefined)
  await expectAllowed(call.db, 'name', target, call.now)
  if (customerNumber && named.length === 0) {
    await expectStillAllowed(call.db, 'name', target, call.now)
    await recordAttempt(call.db, 'name', target, call.now)
    return refuse(call, 461, 'Customer number not found')
  }
  if (named.length > 1) return refuse(call, 463, 'The customer number is required')
  if (named[0]?.passwordHash === null) return refuse(call, 462, 'No password has been set')
  return { status: 204 }
}
