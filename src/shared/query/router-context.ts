import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'

/** What every route gets from the router; an area's layout adds its ports and its user. */
export type RouterContext = {
  queryClient: QueryClient
  history: RouterHistory
  /** Whether a page of an area stands at this path, for who is signed in. */
  isPage: (path: string) => boolean
}
