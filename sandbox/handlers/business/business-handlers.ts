import { businessAuth } from '#sandbox/handlers/business/auth.ts'
import { businessCallingNumbers } from '#sandbox/handlers/business/calling-numbers.ts'
import { businessCompanies } from '#sandbox/handlers/business/companies.ts'
import { businessNotImplemented } from '#sandbox/handlers/business/not-implemented.ts'
import { businessProfile } from '#sandbox/handlers/business/profile.ts'

export const businessHandlers = {
  ...businessAuth,
  ...businessCallingNumbers,
  ...businessCompanies,
  ...businessProfile,
  ...businessNotImplemented,
}
