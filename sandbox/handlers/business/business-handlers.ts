import { businessAuth } from '#sandbox/handlers/business/auth.ts'
import { businessNotImplemented } from '#sandbox/handlers/business/not-implemented.ts'

export const businessHandlers = { ...businessAuth, ...businessNotImplemented }
