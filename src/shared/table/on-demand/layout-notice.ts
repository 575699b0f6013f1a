/** Explains the layout of a link; loaded when the URL has one. */
import { msg } from '@lingui/core/macro'
import { addAlert } from '../../alerts/alerts.ts'
import { readPreferences } from '../state/list-state.ts'
import { formatLayout, readSavedViews } from './saved-views.ts'
import type { ViewSettingsProps } from './view-choices.tsx'

/** Lists whose layout has come from the URL since the page was loaded. */
const knownLists = new Set<string>()

/** Tells once that a link has replaced the person's own layout, unless it is that of a view that they saved. */
export function explainLinkedLayout(list: ViewSettingsProps): void {
  const { name, view } = list
  const isOwn =
    formatLayout(list, view) === formatLayout(list, readPreferences(name)) ||
    readSavedViews(name).some(({ search }) => search.layout === list.search.layout)
  if (!isOwn && !knownLists.has(name)) {
    addAlert({
      type: 'info',
      message: msg`This list uses the columns, the row height and the rows per page from the link. Your saved settings have not changed.`,
    })
  }
  knownLists.add(name)
}
