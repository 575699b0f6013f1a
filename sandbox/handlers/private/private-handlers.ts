import { privateAuth } from '#sandbox/handlers/private/auth.ts'
import { privateCallNumber } from '#sandbox/handlers/private/call-number.ts'
import { privateNotImplemented } from '#sandbox/handlers/private/not-implemented.ts'
import { privatePersonalData } from '#sandbox/handlers/private/personal-data.ts'
import { privateProducts } from '#sandbox/handlers/private/products.ts'
import { privateProfile } from '#sandbox/handlers/private/profile.ts'

export const privateHandlers = {
  ...privateAuth,
  ...privatePersonalData,
  ...privateProducts,
  ...privateCallNumber,
  ...privateProfile,
  ...privateNotImplemented,
}
