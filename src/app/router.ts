import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, createRouter } from '@tanstack/react-router'
import { routeTree } from '#generated/route-tree.gen.ts'
import { ErrorPage } from '#src/shared/ui/notice-page.tsx'
import { PendingPage } from '#src/shared/ui/pending-page.tsx'
import { handleMissingChunks } from './newer-portal.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

export function createPortalRouter(queryClient: QueryClient) {
  const history = createBrowserHistory()
  const isPage = (path: string): boolean => {
    const [, { _splat: unknownRest }, route] = router.getMatchedRoutes(path)
    return route !== undefined && route.id.includes('/_signed-in/') && !unknownRest
  }
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient, history, isPage },
    parseSearch,
    stringifySearch,
    search: { strict: true }, // removes parameters that the route does not know
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0, // TanStack Query decides what is stale
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PendingPage,
    scrollRestoration: true,
  })
  handleMissingChunks(router, queryClient)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
