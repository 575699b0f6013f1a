import { deviceNow } from '../format/bank-time.ts'
import { createStore } from '../state/store.ts'
import { isTransferring, onActivity, readActivity } from './activity.ts'
import { idleState, announcedSeconds } from './idle-rules.ts'
import type { Area } from './session.ts'

/** The warning that is on the screen: what is left, and what was left when it was said aloud last, in seconds. */
export type Warning = { secondsLeft: number; announcedSeconds: number }

type IdleHandlers = {
  /** Asks the bank something light: it counts as activity, or says that the session is over. */
  onCheck: () => void
  /** The time is over, and this page has seen it go by. */
  onTimeout: () => void
}

/** Timers of a hidden tab are late and those of a sleeping device stand still: whoever looks, looks at the clock. */
const idleCheckMs = 30_000
const warningCheckMs = 250
/** The bank is asked at most this often without the person. */
const bankCheckIntervalMs = 15_000
const wakes = ['focus', 'pageshow', 'online'] as const

/** Watches an area's session; `start` begins and gives the function that ends it, `read` and `subscribe` are for the screen. */
export function createIdleWatch(area: Area) {
  const store = createStore<Warning | undefined>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = -Infinity
  let acts: IdleHandlers | undefined

  function show(next: Warning | undefined): void {
    const warning = store.read()
    if (next?.secondsLeft === warning?.secondsLeft && next?.announcedSeconds === warning?.announcedSeconds) return
    store.write(next)
  }
  function checkWithBank(): void {
    const { page } = deviceNow()
    if (page - askedAt < bankCheckIntervalMs) return
    askedAt = page
    acts?.onCheck()
  }
  function update(): void {
    clearTimeout(timer)
    const last = readActivity(area)
    if (acts === undefined || last?.idleSeconds === undefined) return show(undefined)
    const state = idleState(last, last.idleSeconds, deviceNow())
    const soon = state.is === 'quiet' ? state.untilWarning < idleCheckMs : state.is !== 'over'
    if (soon && isTransferring(area)) checkWithBank()
    timer = setTimeout(update, state.is === 'quiet' ? Math.min(idleCheckMs, state.untilWarning) : warningCheckMs)
    if (state.is === 'warning' && !isTransferring(area)) {
      return show({
        secondsLeft: state.secondsLeft,
        announcedSeconds: announcedSeconds(store.read()?.announcedSeconds, state.secondsLeft),
      })
    }
    if (state.is === 'unsure') checkWithBank()
    if (state.is !== 'over') return show(undefined)
    clearTimeout(timer)
    acts.onTimeout()
  }
  return {
    start(given: IdleHandlers): () => void {
      acts = given
      const stop = onActivity(update)
      for (const wake of wakes) window.addEventListener(wake, update)
      document.addEventListener('visibilitychange', update)
      update()
      return () => {
        acts = undefined
        clearTimeout(timer)
        stop()
        for (const wake of wakes) window.removeEventListener(wake, update)
        document.removeEventListener('visibilitychange', update)
      }
    },
    read: store.read,
    subscribe: store.subscribe,
  }
}
