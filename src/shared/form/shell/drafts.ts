import { areaOfPath, onSessionChange, readUser, type Area } from '../../session/session.ts'
import { readReloadState, registerReloadState } from '../../session/reload-state.ts'
import { isChanged } from './changed-values.ts'

type Values = Readonly<Record<string, unknown>>
/** Identifies a draft: person, page and form. */
type DraftKey = { area: Area; user: string; page: string; form: string }

/** The entries, and the record that they are based on. */
type Draft = { values: Values; record?: unknown }

/** In memory only, and in the tab's storage during a reload by the portal; closing the tab discards them. */
const drafts = new Map((readReloadState('drafts') ?? []) as [string, DraftKey & Draft][])
registerReloadState('drafts', () => {
  for (const saveDraft of openForms) saveDraft()
  return [...drafts]
})
const keyOf = ({ area, user, page, form }: DraftKey): string => JSON.stringify([area, user, page, form])

/** Logout and login discard drafts; every other event may interrupt a person who is typing. */
const eventsThatDiscardDrafts: readonly string[] = ['logout', 'started', 'replaced']

/** Passwords and codes must not be stored, files cannot be. */
const isStorable = ([field, value]: [string, unknown]): boolean =>
  !/password|^tan/i.test(field) && !(value instanceof Blob)

/** Saves the draft of each open form. */
const openForms = new Set<() => void>()

const currentPage = (): string => window.location.pathname + window.location.search

/** The key of a form's draft for the signed-in person; undefined on pages without a session. */
export function draftKeyOf(form: string): DraftKey | undefined {
  const area = areaOfPath(window.location.pathname)
  const user = area && readUser(area)
  return area && user && { area, user: user.id, page: currentPage(), form }
}

/** The draft of this form; undefined when there is none. */
export const readDraft = (key: DraftKey | undefined): Draft | undefined => key && drafts.get(keyOf(key))

/** Deletes a draft, once its form shows it again. */
export function forgetDraft(key: DraftKey | undefined): void {
  if (key) drafts.delete(keyOf(key))
}

/**
 * Saves the entries of an open form when its session ends without a logout, and when the portal reloads the page. `entries` returns the
 * current and the loaded values. The draft belongs to the current page.
 */
export function registerDraft(draftKey: DraftKey | undefined, entries: () => Draft & { loaded: Values }): () => void {
  if (draftKey === undefined) return () => {}
  const saveDraft = () => {
    const { values, loaded, record } = entries()
    const storable = Object.fromEntries(Object.entries(values).filter(isStorable))
    if (!isChanged(storable, Object.fromEntries(Object.keys(storable).map((field) => [field, loaded[field]])))) return
    const key = { ...draftKey, page: currentPage() }
    drafts.set(keyOf(key), { ...key, values: storable, record })
  }
  openForms.add(saveDraft)
  const stop = onSessionChange((area, event) => {
    if (area === draftKey.area && !eventsThatDiscardDrafts.includes(event)) saveDraft()
  })
  return () => {
    openForms.delete(saveDraft)
    stop()
  }
}

/** Deletes the drafts of other people at a login, and all of them at a logout. */
onSessionChange((area, event) => {
  if (!eventsThatDiscardDrafts.includes(event)) return
  const user = readUser(area)?.id
  for (const [key, draft] of drafts) if (draft.area === area && draft.user !== user) drafts.delete(key)
})
