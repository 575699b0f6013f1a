import { bankAuth } from '#sandbox/handlers/bank/auth.ts'
import { bankCompanies } from '#sandbox/handlers/bank/companies.ts'
import { bankNotImplemented } from '#sandbox/handlers/bank/not-implemented.ts'

export const bankHandlers = { ...bankAuth, ...bankCompanies, ...bankNotImplemented }
