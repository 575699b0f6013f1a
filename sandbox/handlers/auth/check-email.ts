import type { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import type { LoginCall } from '#sandbox/handlers/auth/login-call.ts'
import type { Answer } from '#sandbox/server/handler.ts'
import { refuse } from '#sandbox/server/problem.ts'
import { findAccounts } from '#sandbox/storage/accounts.ts'

/** First step of the login; an unknown address answers like a known one (R107 to R110, R281 to R283). */
export async function checkEmail(call: LoginCall<CheckEmailRequest>): Promise<Answer<'privateCheckEmail'>> {
  const { email, customerNumber } = call.body
  const found = await findAccounts(call.db, call.area, email)
  const meant = customerNumber ? found.filter((account) => account.customerNumber === customerNumber) : found
  if (customerNumber && meant.length === 0) return refuse(call, 461, 'Customer number not found')
  if (meant.length > 1) return refuse(call, 463, 'The customer number is required')
  if (meant[0]?.passwordHash === null) return refuse(call, 462, 'No password has been set')
  return { status: 204 }
}
