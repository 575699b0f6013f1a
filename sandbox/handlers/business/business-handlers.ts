import { businessAuth } from '#sandbox/handlers/business/auth.ts'
import { businessCallingNumbers } from '#sandbox/handlers/business/calling-numbers.ts'
import { businessCompanies } from '#sandbox/handlers/business/companies.ts'
import { businessMoney } from '#sandbox/handlers/business/money.ts'
import { businessProfile } from '#sandbox/handlers/business/profile.ts'

export const businessHandlers = {
  ...businessAuth,
  ...businessCallingNumbers,
  ...businessCompanies,
  ...businessProfile,
  ...businessMoney,
}
