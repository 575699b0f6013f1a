import { useSyncExternalStore } from 'react'
import { bankNow } from '../../format/bank-time.ts'

/** Counts down the whole seconds until a moment (the bank's time, milliseconds since 1970); 0 after it or without one. */
export function useSecondsUntil(moment: number | undefined): number {
  return useSyncExternalStore(subscribeToTicks, () =>
    moment === undefined ? 0 : Math.max(0, Math.ceil((moment - bankNow()) / 1000)),
  )
}

/** Notifies twice a second, so that no second is skipped. */
function subscribeToTicks(look: () => void): () => void {
  const timer = setInterval(look, 500)
  return () => clearInterval(timer)
}
