import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'

/** What every route gets from the router; an area's layout adds its ports and its user. */
export type RouterContext = { queryClient: QueryClient; history: RouterHistory }
