import { HistoryAction } from '#src/features/history/history-action.tsx'
import type { HistoryObject, HistoryPort } from '#src/features/history/history-port.ts'
import type { Place } from '#src/shared/page/use-page.ts'

type Props<TSearch> = {
  port: HistoryPort
  object: HistoryObject
  /** Who or what the row is about. */
  name: string
  place: Place<TSearch>
}

/** The history of a row in any list of the bank; the address says which one is open (R355, R447, R448). */
export function RowHistory<TSearch extends { history?: string }>({ place, ...about }: Props<TSearch>) {
  const { history: open, ...search } = place.search
  const onOpen = (history: string | undefined) =>
    place.onSearch({ ...search, ...(history !== undefined && { history }) } as TSearch)
  return <HistoryAction {...about} open={open} onOpen={onOpen} />
}
