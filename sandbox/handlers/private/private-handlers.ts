import { privateAuth } from '#sandbox/handlers/private/auth.ts'
import { privateNotImplemented } from '#sandbox/handlers/private/not-implemented.ts'

export const privateHandlers = { ...privateAuth, ...privateNotImplemented }
