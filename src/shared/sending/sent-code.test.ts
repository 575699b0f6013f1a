import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { otherToken, tokens } from '../../../tests/tokens.ts'
import { endSession, startSession } from '../session/session.ts'
import { lastSentCode, rememberSentCode } from './sent-code.ts'

const operation = 'privateRequestSmsTan'
const inAMinute = () => ({ to: '6601234598', waitUntil: Date.now() + 60_000 })

beforeEach(() => {
  window.history.replaceState(null, '', '/private/mypaybox')
  startSession('private', tokens.private)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  endSession('private', 'logout')
  window.history.replaceState(null, '', '/')
})

it('remembers where a code was sent until the next one can be requested', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const code = inAMinute()
  rememberSentCode(operation, code)
  expect(lastSentCode(operation)).toEqual(code)
  expect(lastSentCode('privateRequestEmailTan')).toBeUndefined()
  vi.advanceTimersByTime(61_000)
  expect(lastSentCode(operation)).toBeUndefined()
})

it('hides the number of one person from the next', () => {
  rememberSentCode(operation, inAMinute())
  endSession('private', 'logout')
  startSession('private', otherToken)
  expect(lastSentCode(operation)).toBeUndefined()
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('6601234598')
})

it('a browser that stores nothing remembers as long as the page is open', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => {
    if (key === 'sent-codes') throw new Error('closed')
    return null
  })
  rememberSentCode(operation, inAMinute())
  expect(lastSentCode(operation)?.to).toBe('6601234598')
})
