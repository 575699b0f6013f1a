import { useSyncExternalStore } from 'react'
import { bankNow } from '../../format/bank-time.ts'

/** Whole seconds until a moment (the bank's time, milliseconds since 1970), counted down; 0 when it is over or there is none. */
export function useSecondsUntil(moment: number | undefined): number {
  return useSyncExternalStore(often, () =>
    moment === undefined ? 0 : Math.max(0, Math.ceil((moment - bankNow()) / 1000)),
  )
}

/** Twice a second, so that no second is skipped. */
function often(look: () => void): () => void {
  const timer = setInterval(look, 500)
  return () => clearInterval(timer)
}
