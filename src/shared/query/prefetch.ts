import type { QueryClient } from '@tanstack/react-query'
import type { Query } from './port.ts'

/** A loader asks early, so that the answers are under way while the screen's code loads; the screen shows the outcome. */
export function prefetch(client: QueryClient, ...queries: Query<unknown>[]): void {
  for (const query of queries) void client.prefetchQuery(query)
}
