import { privateAuth } from '#sandbox/handlers/private/auth.ts'
import { privateCallNumber } from '#sandbox/handlers/private/call-number.ts'
import { privateMoney } from '#sandbox/handlers/private/money.ts'
import { privatePersonalData } from '#sandbox/handlers/private/personal-data.ts'
import { privateProducts } from '#sandbox/handlers/private/products.ts'
import { privateProfile } from '#sandbox/handlers/private/profile.ts'

export const privateHandlers = {
  ...privateAuth,
  ...privatePersonalData,
  ...privateProducts,
  ...privateCallNumber,
  ...privateProfile,
  ...privateMoney,
}
