import { privateAuth } from '#sandbox/handlers/private/auth.ts'
import { privateNotImplemented } from '#sandbox/handlers/private/not-implemented.ts'
import { privatePersonalData } from '#sandbox/handlers/private/personal-data.ts'
import { privateProducts } from '#sandbox/handlers/private/products.ts'

export const privateHandlers = { ...privateAuth, ...privatePersonalData, ...privateProducts, ...privateNotImplemented }
