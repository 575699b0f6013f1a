import { useMemo, useSyncExternalStore } from 'react'
import { areaOfPath, readUser } from '../session/session.ts'

/** How a person wants to see a list; what is not there is as usual. */
export type ListView = {
  /** Many rows on the screen, for who works with a mouse all day. */
  compact?: boolean
  /** Rows of a page. */
  size?: number
  /** Columns that are not shown, by id. */
  hidden?: readonly string[]
}

const listeners = new Set<() => void>()
/** What the browser would not store, as long as this page lasts. */
const unstored = new Map<string, string>()

/** Of the person who is signed in where this page belongs to: one browser may be used by several. */
function keyOf(name: string): string {
  const area = areaOfPath(location.pathname)
  const person = area && readUser(area)?.id
  return `list-${person ?? 'nobody'}-${name}`
}

function readText(name: string): string {
  const key = keyOf(name)
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** What stands in the browser may come from an older portal, or from somebody's hand: what makes no sense is as usual. */
function viewOf(text: string): ListView {
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

/** What a page may hold instead of the usual number; the contract allows no more than 100 rows. */
const pageSizes: readonly number[] = [20, 50, 100]

/** What can be chosen for a list whose pages usually have so many rows. */
export const sizesFor = (usual: number): number[] => [...new Set([usual, ...pageSizes])].toSorted((a, b) => a - b)

/** The rows of a page, for who asks for them: as the person chose, or as usual. */
export const pageSizeOf = (name: string, usual: number): number => viewOf(readText(name)).size ?? usual

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How this person sees this list, in this browser, and how that changes. */
export function useListView(name: string): [ListView, (change: ListView) => void] {
  const text = useSyncExternalStore(subscribe, () => readText(name))
  const view = useMemo(() => viewOf(text), [text])
  const change = (next: ListView) => {
    const whole = JSON.stringify({ ...view, ...next })
    try {
      localStorage.setItem(keyOf(name), whole)
      unstored.delete(keyOf(name))
    } catch {
      unstored.set(keyOf(name), whole)
    }
    for (const listener of listeners) listener()
  }
  return [view, change]
}
