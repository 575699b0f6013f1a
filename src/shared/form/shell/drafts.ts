import { areaOfPath, onSessionChange, readUser, type Area } from '../../session/session.ts'
import { readReloadState, registerReloadState } from '../../session/reload-state.ts'
import { isChanged } from './changed-values.ts'

type Values = Readonly<Record<string, unknown>>
/** Whose entries they are, on which page, and in which form. */
type DraftKey = { area: Area; user: string; page: string; form: string }

/** What was typed, and the record that it was to change: it is still that one when the person comes back. */
type Draft = { values: Values; record?: unknown }

/** In memory only, and on the device while the portal loads itself anew: a closed tab forgets what a person typed. */
const drafts = new Map((readReloadState('drafts') ?? []) as [string, DraftKey & Draft][])
registerReloadState('drafts', () => {
  for (const keep of open) keep()
  return [...drafts]
})
const keyOf = ({ area, user, page, form }: DraftKey): string => JSON.stringify([area, user, page, form])

/** Who left on purpose, or signed in, has lost nothing; every other end may come upon somebody who is typing. */
const eventsThatDiscardDrafts: readonly string[] = ['logout', 'started', 'replaced']

/** Passwords and codes are never kept, and files cannot be. */
const isStorable = ([field, value]: [string, unknown]): boolean =>
  !/password|^tan/i.test(field) && !(value instanceof Blob)

/** What keeps the entries of each form that is open. */
const open = new Set<() => void>()

const currentPage = (): string => window.location.pathname + window.location.search

/** Where a form stands for the person who is signed in; undefined where nobody is, such as on a login page. */
export function draftKeyOf(form: string): DraftKey | undefined {
  const area = areaOfPath(window.location.pathname)
  const user = area && readUser(area)
  return area && user && { area, user: user.id, page: currentPage(), form }
}

/** What this person had typed into this form before; undefined when there is nothing. */
export const readDraft = (place: DraftKey | undefined): Draft | undefined => place && drafts.get(keyOf(place))

/** Forgets a draft, once it is in its form again. */
export function forgetDraft(place: DraftKey | undefined): void {
  if (place) drafts.delete(keyOf(place))
}

/**
 * Keeps the entries of an open form when its session ends and the person did not choose to leave, and when the portal loads
 * the page anew. `entries` gives what is typed and what was loaded, at that moment; the place's page is the one that the
 * person comes back to.
 */
export function registerDraft(place: DraftKey | undefined, entries: () => Draft & { loaded: Values }): () => void {
  if (place === undefined) return () => {}
  const keep = () => {
    const { values, loaded, record } = entries()
    const kept = Object.fromEntries(Object.entries(values).filter(isStorable))
    if (!isChanged(kept, Object.fromEntries(Object.keys(kept).map((field) => [field, loaded[field]])))) return
    const now = { ...place, page: currentPage() }
    drafts.set(keyOf(now), { ...now, values: kept, record })
  }
  open.add(keep)
  const stop = onSessionChange((area, event) => {
    if (area === place.area && !eventsThatDiscardDrafts.includes(event)) keep()
  })
  return () => {
    open.delete(keep)
    stop()
  }
}

/** Who leaves, leaves nothing behind; nor does anything wait for one person while another is signed in. */
onSessionChange((area, event) => {
  if (!eventsThatDiscardDrafts.includes(event)) return
  const user = readUser(area)?.id
  for (const [key, draft] of drafts) if (draft.area === area && draft.user !== user) drafts.delete(key)
})
