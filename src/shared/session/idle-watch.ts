import { deviceNow } from '../format/bank-time.ts'
import { createStore } from '../state/store.ts'
import { isTransferring, onActivity, readActivity } from './activity.ts'
import { idleState, announcedSeconds } from './idle-rules.ts'
import type { Area } from './session.ts'

/** The visible warning: the remaining seconds, and those at the last announcement by a screen reader. */
export type Warning = { secondsLeft: number; announcedSeconds: number }

type IdleHandlers = {
  /** Sends a cheap call, which counts as activity or reports that the session is over. */
  onCheck: () => void
  /** The idle time has passed while this page was running. */
  onTimeout: () => void
}

/** Timers of hidden tabs are late and stop while the device sleeps, so each check compares clocks. */
const idleCheckMs = 30_000
const warningCheckMs = 250
/** The minimum time between two checks with the bank. */
const bankCheckIntervalMs = 15_000
const wakes = ['focus', 'pageshow', 'online'] as const

/** Watches the idle time of an area's session; `start` returns the function that stops it, `read` and `subscribe` are for the screen. */
export function createIdleWatch(area: Area) {
  const store = createStore<Warning | undefined>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  let checkedAt = -Infinity
  let handlers: IdleHandlers | undefined

  function show(next: Warning | undefined): void {
    const warning = store.read()
    if (next?.secondsLeft === warning?.secondsLeft && next?.announcedSeconds === warning?.announcedSeconds) return
    store.write(next)
  }
  function checkWithBank(): void {
    const { page } = deviceNow()
    if (page - checkedAt < bankCheckIntervalMs) return
    checkedAt = page
    handlers?.onCheck()
  }
  function update(): void {
    clearTimeout(timer)
    const last = readActivity(area)
    if (handlers === undefined || last?.idleSeconds === undefined) return show(undefined)
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
    handlers.onTimeout()
  }
  return {
    start(idleHandlers: IdleHandlers): () => void {
      handlers = idleHandlers
      const stop = onActivity(update)
      for (const wake of wakes) window.addEventListener(wake, update)
      document.addEventListener('visibilitychange', update)
      update()
      return () => {
        handlers = undefined
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
