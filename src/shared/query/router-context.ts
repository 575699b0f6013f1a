import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'

/** The router context of every route; the layout of an area adds its ports and its user. */
export type RouterContext = {
  queryClient: QueryClient
  history: RouterHistory
  /** Whether an area has a page at this path for the signed-in person. */
  isPage: (path: string) => boolean
}
