/** Every operation of the contract and who answers it. */
import { bankHandlers } from '#sandbox/handlers/bank/bank-handlers.ts'
import { businessHandlers } from '#sandbox/handlers/business/business-handlers.ts'
import { privateHandlers } from '#sandbox/handlers/private/private-handlers.ts'
import { version } from '#sandbox/handlers/version.ts'
import type { Handlers } from '#sandbox/server/handler.ts'

export const handlers: Handlers = { ...version, ...privateHandlers, ...businessHandlers, ...bankHandlers }
