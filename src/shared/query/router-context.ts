import type { QueryClient } from '@tanstack/react-query'

/** What every route gets from the router; an area's layout adds its ports and its user. */
export type RouterContext = { queryClient: QueryClient }
