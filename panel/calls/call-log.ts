import type { Call } from './call.ts'

/** Older calls are forgotten. */
const most = 200

let calls: readonly Call[] = []
let sent = 0
const listeners = new Set<() => void>()

/** The calls since the page was loaded, oldest first; a new list after each change. */
export const readCalls = (): readonly Call[] => calls

export function onCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Call[]): void {
  calls = next
  for (const listener of listeners) listener()
}

/** Notes a call that leaves and gives its number. */
export function noteCall(outgoing: Pick<Call, 'method' | 'path' | 'url' | 'sent'>): number {
  sent += 1
  const call = { ...outgoing, id: sent, screen: location.pathname }
  change([...calls, call].slice(-most))
  return sent
}

export function noteMore(id: number, more: Partial<Call>): void {
  change(calls.map((call) => (call.id === id ? { ...call, ...more } : call)))
}
