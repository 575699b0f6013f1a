import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokens } from '../../../tests/tokens.ts'
import {
  endSession,
  isSessionUnstored,
  onSessionChange,
  readToken,
  readUser,
  recheckSessions,
  startSession,
  type Area,
} from './session.ts'

const listener = vi.fn<(area: Area, event: string) => void>()
let stop = () => {}
beforeEach(() => {
  listener.mockClear()
  stop = onSessionChange(listener)
})
afterEach(() => stop())

const everyArea = ['private', 'business', 'bank'] as const

describe.each([
  ['full', ['setItem'], new DOMException('full', 'QuotaExceededError')],
  ['closed to us', ['getItem', 'setItem', 'removeItem'], new DOMException('denied', 'SecurityError')],
] as const)('a browser whose storage is %s', (_what, closed, error) => {
  beforeEach(() => {
    startSession('private', tokens.bank) // an older session that must not come back
    const real = localStorage
    const refuse = () => {
      throw error
    }
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      ...Object.fromEntries(closed.map((name) => [name, refuse])),
    })
    listener.mockClear()
  })
  afterEach(() => {
    endSession('private', 'logout')
    vi.unstubAllGlobals()
  })

  it('lets a person sign in for as long as the page is there, and out again', () => {
    startSession('private', tokens.private)
    expect(readUser('private')?.id).toBe('p-1')
    expect(isSessionUnstored('private')).toBe(true)
    expect(isSessionUnstored('bank')).toBe(false)
    endSession('private', 'logout')
    expect(readToken('private')).toBeUndefined()
    expect(isSessionUnstored('private')).toBe(false)
    expect(listener.mock.calls).toEqual([
      ['private', 'started'],
      ['private', 'logout'],
    ])
  })

  it('keeps this session when other tabs sign in or out', () => {
    startSession('private', tokens.private)
    listener.mockClear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'token-private' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(recheckSessions()).toBe(false)
    expect(listener.mock.calls.filter(([area]) => area === 'private')).toEqual([])
    expect(readUser('private')?.id).toBe('p-1')
  })
})

describe('a page that slept', () => {
  beforeEach(() => {
    for (const area of everyArea) endSession(area, 'logout')
    startSession('private', tokens.private)
    startSession('bank', tokens.bank)
    listener.mockClear()
  })

  it('finds nothing new when nothing happened', () => {
    expect(recheckSessions()).toBe(false)
    expect(listener).not.toHaveBeenCalled()
  })

  it('learns that a session has ended, once, and no other', () => {
    localStorage.removeItem('token-private')
    expect(recheckSessions()).toBe(true)
    expect(recheckSessions()).toBe(false)
    expect(listener.mock.calls).toEqual([['private', 'elsewhere']])
  })

  it('learns that somebody else has signed in', () => {
    localStorage.setItem('token-bank', JSON.stringify(tokens.business))
    expect(recheckSessions()).toBe(true)
    expect(listener.mock.calls).toEqual([['bank', 'started']])
  })
})
