import { deviceNow } from '../format/bank-time.ts'
import { isTransferring, onActivity, readActivity } from './activity.ts'
import { idleState, saidAloud } from './idle-rules.ts'
import type { Area } from './session.ts'

/** The warning that is on the screen: what is left, and what was left when it was said aloud last, in seconds. */
export type Warning = { secondsLeft: number; said: number }

type Acts = {
  /** Asks the bank something light: it counts as activity, or says that the session is over. */
  ask: () => void
  /** The time is over, and this page has seen it go by. */
  over: () => void
}

/** Timers of a hidden tab are late and those of a sleeping device stand still: whoever looks, looks at the clock. */
const quietLook = 30_000
const warningLook = 250
/** The bank is asked at most this often without the person. */
const askEvery = 15_000
const wakes = ['focus', 'pageshow', 'online'] as const

/** Watches an area's session; `start` begins and gives the function that ends it, `read` and `listen` are for the screen. */
export function idleWatch(area: Area) {
  let warning: Warning | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = -Infinity
  let acts: Acts | undefined
  const listeners = new Set<() => void>()

  function show(next: Warning | undefined): void {
    if (next?.secondsLeft === warning?.secondsLeft && next?.said === warning?.said) return
    warning = next
    for (const listener of listeners) listener()
  }
  function askOnce(): void {
    const { page } = deviceNow()
    if (page - askedAt < askEvery) return
    askedAt = page
    acts?.ask()
  }
  function look(): void {
    clearTimeout(timer)
    const last = readActivity(area)
    if (acts === undefined || last?.idleSeconds === undefined) return show(undefined)
    const state = idleState(last, last.idleSeconds, deviceNow())
    const soon = state.is === 'quiet' ? state.untilWarning < quietLook : state.is !== 'over'
    if (soon && isTransferring(area)) askOnce()
    timer = setTimeout(look, state.is === 'quiet' ? Math.min(quietLook, state.untilWarning) : warningLook)
    if (state.is === 'warning' && !isTransferring(area)) {
      return show({ secondsLeft: state.secondsLeft, said: saidAloud(warning?.said, state.secondsLeft) })
    }
    if (state.is === 'unsure') askOnce()
    if (state.is !== 'over') return show(undefined)
    clearTimeout(timer)
    acts.over()
  }
  return {
    start(given: Acts): () => void {
      acts = given
      const stop = onActivity(look)
      for (const wake of wakes) window.addEventListener(wake, look)
      document.addEventListener('visibilitychange', look)
      look()
      return () => {
        acts = undefined
        clearTimeout(timer)
        stop()
        for (const wake of wakes) window.removeEventListener(wake, look)
        document.removeEventListener('visibilitychange', look)
      }
    },
    read: (): Warning | undefined => warning,
    listen(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
