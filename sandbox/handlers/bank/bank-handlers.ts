import { bankAuth } from '#sandbox/handlers/bank/auth.ts'
import { bankNotImplemented } from '#sandbox/handlers/bank/not-implemented.ts'

export const bankHandlers = { ...bankAuth, ...bankNotImplemented }
