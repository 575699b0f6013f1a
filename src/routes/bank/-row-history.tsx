import { getRouteApi, useNavigate, useSearch } from '@tanstack/react-router'
import { HistoryAction } from '#src/features/history/history-action.tsx'
import type { HistoryObject } from '#src/features/history/history-port.ts'

const area = getRouteApi('/bank/_signed-in')

/** The history of a row in any list of the bank; the address says which one is open. */
export function RowHistory(about: { object: HistoryObject; name: string }) {
  const { ports } = area.useRouteContext()
  const { history } = useSearch({ strict: false })
  const navigate = useNavigate()
  const open = (next: string | undefined) =>
    void navigate({ to: '.', search: (before) => ({ ...before, history: next }), resetScroll: false })
  return <HistoryAction {...about} port={ports.history} open={history} onOpen={open} />
}
