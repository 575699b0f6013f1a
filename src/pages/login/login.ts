import type { RouterContext } from '#src/shared/query/router-context.ts'
import type { Area } from '#src/shared/session/session.ts'
import { loginSearch, requireSignedOut } from '#src/shared/shell/guard.ts'

/** The way into an area, for whoever is not signed in to it. */
export const loginOf = (area: Area) => ({
  route: {
    validateSearch: loginSearch(area),
    beforeLoad: ({ search, context }: { search: { redirect?: string }; context: RouterContext }) =>
      requireSignedOut(area, search.redirect, context.isPage),
  },
})
