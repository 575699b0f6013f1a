import { useMemo, useSyncExternalStore } from 'react'
import { areaOfPath, readUser } from '../../session/session.ts'

/** Layout preferences of a person for a list; a missing value means the default. */
export type ListPreferences = {
  /** Lower rows, for work with a mouse. */
  compact?: boolean
  /** Rows per page. */
  size?: number
  /** Ids of hidden columns. */
  hidden?: readonly string[]
}

const listeners = new Set<() => void>()
/** In-memory fallback for when the browser refuses to store a value. */
const memoryFallback = new Map<string, string>()

/** The storage key includes the signed-in person, since several may share a browser. */
function storageKey(name: string): string {
  const area = areaOfPath(location.pathname)
  const person = area && readUser(area)?.id
  return `list-${person ?? 'nobody'}-${name}`
}

function readStored(name: string): string {
  const key = storageKey(name)
  try {
    return memoryFallback.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Parses stored preferences; drops invalid values, which may come from an older portal or from manual edits. */
function parsePreferences(text: string): ListPreferences {
  try {
    const { compact, size, hidden } = JSON.parse(text) as Record<string, unknown>
    return {
      ...(compact === true && { compact }),
      ...(typeof size === 'number' && pageSizes.includes(size) && { size }),
      ...(Array.isArray(hidden) && { hidden: hidden.filter((id) => typeof id === 'string') }),
    }
  } catch {
    return {}
  }
}

/** Page sizes beside the default one; the contract allows at most 100 rows. */
const pageSizes: readonly number[] = [20, 50, 100]

/** The page sizes to choose from, the default one among them. */
export const pageSizeOptions = (defaultSize: number): number[] =>
  [...new Set([defaultSize, ...pageSizes])].toSorted((a, b) => a - b)

/** The chosen page size, or the default, for code outside of components. */
export const preferredPageSize = (name: string, defaultSize: number): number =>
  parsePreferences(readStored(name)).size ?? defaultSize

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The layout preferences of this person for a list, and their setter. */
export function useListPreferences(name: string): [ListPreferences, (change: ListPreferences) => void] {
  const text = useSyncExternalStore(subscribe, () => readStored(name))
  const view = useMemo(() => parsePreferences(text), [text])
  const change = (next: ListPreferences) => {
    const stored = JSON.stringify({ ...view, ...next })
    try {
      localStorage.setItem(storageKey(name), stored)
      memoryFallback.delete(storageKey(name))
    } catch {
      memoryFallback.set(storageKey(name), stored)
    }
    for (const listener of listeners) listener()
  }
  return [view, change]
}
