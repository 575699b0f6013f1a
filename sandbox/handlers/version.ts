import { handler } from '#sandbox/handlers/handler.ts'

/** Which release answers, and to which version of the contract (A44). */
export const versionHandlers = {
  commonGetVersion: handler('commonGetVersion', {
    handle: async ({ environment: { release, contractVersion } }) => ({
      status: 200,
      body: { version: release, contractVersion },
    }),
  }),
}
