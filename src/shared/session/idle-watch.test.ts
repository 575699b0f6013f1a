import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokens } from '../../../tests/tokens.ts'
import { isTransferring, recordCall, recordLogin, startTransfer, readActivity } from './activity.ts'
import { createIdleWatch } from './idle-watch.ts'
import { endSession, startSession } from './session.ts'

const minute = 60_000
const acts = { onCheck: vi.fn(), onTimeout: vi.fn() }
let stop = () => {}
let read = () => undefined as ReturnType<ReturnType<typeof createIdleWatch>['read']>

const passes = (ms: number) => vi.advanceTimersByTime(ms)
/** No timer runs, and only the device's clock goes on. */
const sleeps = (ms: number) => vi.setSystemTime(Date.now() + ms)
const wakes = (what: 'focus' | 'pageshow' | 'online') => window.dispatchEvent(new Event(what))
/** Activity that another tab of the area stored, as this tab receives it. */
const otherTab = (activity: object) => {
  localStorage.setItem('activity-private', JSON.stringify(activity))
  window.dispatchEvent(new StorageEvent('storage', { key: 'activity-private' }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  recordLogin('private', Date.now(), 900)
  startSession('private', tokens.private)
  const watch = createIdleWatch('private')
  read = watch.read
  stop = watch.start(acts)
})
afterEach(() => {
  stop()
  endSession('private', 'logout')
  vi.useRealTimers()
})

it('a person is warned two minutes before, second by second, and then it is over', () => {
  passes(13 * minute - 1)
  expect(read()).toBeUndefined()
  passes(251)
  expect(read()).toEqual({ secondsLeft: 120, announcedSeconds: 120 })
  passes(minute)
  expect(read()).toEqual({ secondsLeft: 60, announcedSeconds: 60 })
  passes(minute - 1000)
  expect(read()).toEqual({ secondsLeft: 1, announcedSeconds: 20 })
  expect(acts.onTimeout).not.toHaveBeenCalled()
  passes(1000)
  expect(acts.onTimeout).toHaveBeenCalledTimes(1)
  expect(acts.onCheck).not.toHaveBeenCalled()
})

it('any answered call puts the end off', () => {
  passes(12 * minute)
  recordCall('private', Date.now())
  passes(12 * minute)
  expect(read()).toBeUndefined()
  passes(2 * minute)
  expect(read()?.secondsLeft).toBe(60)
  recordCall('private', Date.now())
  expect(read()).toBeUndefined()
})

it('a call of another area is none here', () => {
  passes(14 * minute)
  recordCall('bank', Date.now())
  expect(read()?.secondsLeft).toBe(60)
})

describe('another tab', () => {
  it('whose call was answered takes the warning away here at once', () => {
    passes(14 * minute)
    expect(read()?.secondsLeft).toBe(60)
    otherTab({ at: Date.now(), idleSeconds: 900 })
    expect(read()).toBeUndefined()
    passes(13 * minute)
    expect(read()?.secondsLeft).toBe(120)
  })

  it('that heard another idle time counts here too', () => {
    otherTab({ at: Date.now(), idleSeconds: 60 })
    passes(30_000)
    expect(read()?.secondsLeft).toBe(30)
  })

  it.each(['{', 'null', '{"at":"soon"}', '5'])('that keeps nonsense (%s) changes nothing', (text) => {
    localStorage.setItem('activity-private', text)
    wakes('focus')
    passes(14 * minute)
    expect(read()?.secondsLeft).toBe(60)
  })
})

describe('a tab that was asleep', () => {
  it.each(['focus', 'pageshow', 'online'] as const)('looks at the clock at once (%s)', (wake) => {
    sleeps(14 * minute)
    expect(read()).toBeUndefined()
    wakes(wake)
    expect(read()?.secondsLeft).toBe(60)
  })

  it('looks when it is seen again', () => {
    sleeps(14 * minute + 45_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(read()).toEqual({ secondsLeft: 15, announcedSeconds: 15 })
  })

  it('checks the session at the bank when it slept past the end, and repeats that until there is an answer', () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    sleeps(600 * minute)
    wakes('focus')
    wakes('focus')
    expect([acts.onCheck.mock.calls.length, acts.onTimeout.mock.calls.length]).toEqual([1, 0])
    recordCall('private', Date.now())
    expect(read()).toBeUndefined()
    vi.restoreAllMocks()
  })
})

it('counts a transfer as activity, and checks with the bank', () => {
  passes(10 * minute)
  const arrived = startTransfer('private')
  passes(4 * minute)
  expect(read()).toBeUndefined()
  expect(acts.onCheck).toHaveBeenCalled()
  arrived()
  expect(isTransferring('private')).toBe(false)
  passes(250)
  expect(read()?.secondsLeft).toBe(60)
})

it('without an idle time there is no warning, and no session ends', () => {
  recordLogin('private', Date.now())
  passes(24 * 60 * minute)
  expect([read(), acts.onCheck.mock.calls.length, acts.onTimeout.mock.calls.length]).toEqual([undefined, 0, 0])
})

it('removes the activity of a session at its end', () => {
  endSession('private', 'logout')
  expect(readActivity('private')).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

it('a browser that stores nothing is warned all the same', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  recordLogin('private', Date.now(), 60)
  passes(40_000)
  expect(read()?.secondsLeft).toBe(20)
  vi.unstubAllGlobals()
})

it('a clock that is put back while somebody works does not stop the count', () => {
  passes(5 * minute)
  vi.setSystemTime(Date.now() - 60 * minute)
  recordCall('private', Date.now())
  passes(14 * minute)
  expect(read()?.secondsLeft).toBe(60)
})
