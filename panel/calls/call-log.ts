import { createStore } from '../store.ts'

/** How a call that the browser sent has ended. */
export type Ending = 'answered' | 'network' | 'timeout' | 'given up'

/** The headers and the body of a request. */
export type Sent = { readonly headers: readonly (readonly [string, string])[]; readonly body?: unknown }

/** A call of the contract as the browser saw it; what has no value yet is under way. */
export type Call = {
  readonly id: number
  /** The page that was open when the call left. */
  readonly screen: string
  readonly method: string
  /** Below the base path, without the query. */
  readonly path: string
  /** The whole address, with the query. */
  readonly url: string
  readonly sent: Sent
  /** What was chosen for it in the panel, in the words of a link. */
  chosen?: string
  ending?: Ending
  tookMs?: number
  status?: number
  header?: (name: string) => string | null
  /** As it came, until it is validated. */
  body?: string | Blob
  /** The body of the answer as it may be shown, from then on. */
  shown?: string
  /** How many deviations the validation found; undefined until it has looked. */
  deviations?: readonly Deviation[]
}

/** One thing in an answer that the contract does not allow. */
export type Deviation = {
  /** JSON pointer into the body, or `status`, `header …`, `body`. */
  at: string
  /** What is wrong, as a half sentence. */
  problem: string
  /** JSON pointer into the bundle (generated/openapi.yaml). */
  contract: string
}

/** Older calls are forgotten. */
const most = 200

let sent = 0
const calls = createStore<readonly Call[]>([])

/** The calls since the page was loaded, oldest first; a new list after each change. */
export const { read: readCalls, subscribe: onCalls } = calls

/** Notes a call that leaves and gives its number. */
export function noteCall(outgoing: Pick<Call, 'method' | 'path' | 'url' | 'sent'>): number {
  sent += 1
  const call = { ...outgoing, id: sent, screen: location.pathname }
  calls.write([...readCalls(), call].slice(-most))
  return sent
}

export function updateCall(id: number, more: Partial<Call>): void {
  calls.write(readCalls().map((call) => (call.id === id ? { ...call, ...more } : call)))
}
