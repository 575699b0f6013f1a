import { onCalls, readCalls } from './calls/call-log.ts'
import { watch } from './calls/watch.ts'
import { takeChoices } from './choices/choice-texts.ts'
import { whenIdle } from './idle.ts'
import { putBadge } from './view/badge.ts'

let started = false

/** Puts the badge on the page, once; gives what a call is sent with. Validation is loaded after the first answer. */
export function start(hash: string): typeof watch {
  if (started) return watch
  started = true
  takeChoices(hash)
  putBadge()
  const stop = onCalls(() => {
    if (!readCalls().some(({ ending }) => ending === 'answered')) return
    stop()
    whenIdle(() => void import('./contract/validate-calls.ts').then(({ validateCalls }) => validateCalls()))
  })
  return watch
}
