/** Who did what with a customer, a calling number or an administrator (A40). */
import { handler } from '#sandbox/handlers/handler.ts'
import { entriesOf, isThere } from '#sandbox/storage/history.ts'

export const historyHandlers = {
  bankListHistory: handler('bankListHistory', {
    resource: async ({ db, params }) => ((await isThere(db, params)) ? params : undefined),
    handle: async ({ db, query }, object) => ({
      status: 200,
      body: { historyEntries: await entriesOf(db, object, query.loginActivity === true) },
    }),
  }),
}
