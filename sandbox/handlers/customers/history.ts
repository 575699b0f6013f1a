/** Who did what with a customer, a calling number or an administrator (A40). */
import { activityIn } from '#sandbox/domain/activity-words.ts'
import { languageOf } from '#sandbox/domain/language.ts'
import { handler } from '#sandbox/handlers/handler.ts'
import { entriesOf, isThere } from '#sandbox/storage/history.ts'

export const historyHandlers = {
  bankListHistory: handler('bankListHistory', {
    resource: async ({ db, params }) => ((await isThere(db, params)) ? params : undefined),
    handle: async ({ db, query, headers }, object) => {
      const language = languageOf(headers['Accept-Language'])
      const entries = await entriesOf(db, object, query.loginActivity === true)
      const historyEntries = entries.map((entry) => ({ ...entry, activity: activityIn(language, entry.activity) }))
      return { status: 200, body: { historyEntries } }
    },
  }),
}
