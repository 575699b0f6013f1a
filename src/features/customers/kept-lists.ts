import { readUser } from '#src/shared/session/session.ts'

/** Which list. */
export type CustomerKind = 'private' | 'business'

/** In the browser, for each employee: a customer's pages open in a tab of their own, which knows nothing of the list. */
const keyOf = (kind: CustomerKind): string => `list-${kind}-${readUser('bank')?.id}`

/** Remembers the list as it is left. */
export function keepList(kind: CustomerKind, search: object): void {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(search))
  } catch {
    // a browser that stores nothing leads back to the whole list
  }
}

/** The list as it was left last; whoever reads it keeps what makes sense. */
export function keptList(kind: CustomerKind): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
