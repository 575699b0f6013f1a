import { readUser } from '#src/shared/session/session.ts'

/** Which list. */
export type CustomerKind = 'private' | 'business'

/** A customer whose pages were opened. */
export type Opened = { kind: CustomerKind; bpNumber: string }

/** So many of those that were opened last are kept. */
const mostOpened = 10

/** In the browser, for each employee; only numbers of customers, since it stays there when somebody signs out. */
const keyOf = (name: string): string => `${name}-${readUser('bank')?.id}`

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // a browser that stores nothing remembers nothing
  }
}

function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

/** Remembers the list as it is left: a customer's pages open in a tab of their own, which knows nothing of it. */
export const keepList = (kind: CustomerKind, search: object): void => keep(`list-${kind}`, search)

/** The list as it was left last; whoever reads it keeps what makes sense. */
export function keptList(kind: CustomerKind): Record<string, unknown> {
  const search = kept(`list-${kind}`)
  return typeof search === 'object' && search !== null ? { ...search } : {}
}

const isOpened = (one: unknown): one is Opened =>
  typeof one === 'object' &&
  one !== null &&
  'kind' in one &&
  (one.kind === 'private' || one.kind === 'business') &&
  'bpNumber' in one &&
  typeof one.bpNumber === 'string' &&
  /^[0-9]{10}$/.test(one.bpNumber)

/** Who was opened last, the last one first. */
export function openedLast(): Opened[] {
  const all = kept('opened')
  return Array.isArray(all) ? all.filter(isOpened).slice(0, mostOpened) : []
}

export const keepOpened = (opened: Opened): void =>
  keep('opened', [opened, ...openedLast().filter(({ bpNumber }) => bpNumber !== opened.bpNumber)].slice(0, mostOpened))

/** For a customer who is deleted. */
export const forgetOpened = (bpNumber: string): void =>
  keep(
    'opened',
    openedLast().filter((one) => one.bpNumber !== bpNumber),
  )
