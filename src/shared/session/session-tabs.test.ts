import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { otherToken, tokens } from '../../../tests/tokens.ts'
import { endSession, onSessionChange, emailOfOtherPerson, startSession, tokenToSend, type Area } from './session.ts'

const listener = vi.fn<(area: Area, event: string) => void>()
let stop = () => {}
beforeEach(() => {
  listener.mockClear()
  stop = onSessionChange(listener)
})
afterEach(() => stop())

const everyArea = ['private', 'business', 'bank'] as const

describe('another tab', () => {
  const storageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

  it('that signs in is noticed', () => {
    localStorage.setItem('token-bank', JSON.stringify(tokens.bank))
    storageEvent('token-bank')
    expect(listener.mock.calls).toEqual([['bank', 'started']])
  })

  const signIn = (token: string) => {
    localStorage.setItem('token-private', JSON.stringify(token))
    storageEvent('token-private')
  }

  it('in which somebody else signs in closes this page to them, until the first person is back', () => {
    startSession('private', tokens.private)
    listener.mockClear()
    signIn(otherToken)
    expect([emailOfOtherPerson('private'), tokenToSend('private')]).toEqual(['lukas.hofer@mail.example', undefined])
    signIn(tokens.private)
    expect([emailOfOtherPerson('private'), tokenToSend('private')]).toEqual([undefined, tokens.private])
    expect(listener.mock.calls).toEqual([
      ['private', 'replaced'],
      ['private', 'started'],
    ])
  })

  it('is noticed also when the first person was logged out before', () => {
    startSession('private', tokens.private)
    localStorage.removeItem('token-private')
    storageEvent('token-private')
    signIn(otherToken)
    expect(emailOfOtherPerson('private')).toBe('lukas.hofer@mail.example')
    endSession('private', 'logout')
    expect(emailOfOtherPerson('private')).toBeUndefined()
  })

  it('in which somebody signs in after a sign-out here does not change this page', () => {
    startSession('private', tokens.private)
    endSession('private', 'logout')
    signIn(otherToken)
    expect([emailOfOtherPerson('private'), tokenToSend('private')]).toEqual([undefined, otherToken])
  })

  it('whose sign-in this page has not heard of yet is not used by it', () => {
    startSession('private', tokens.private)
    listener.mockClear()
    localStorage.setItem('token-private', JSON.stringify(otherToken))
    expect(tokenToSend('private')).toBeUndefined()
    expect(listener.mock.calls).toEqual([['private', 'replaced']])
  })

  it.each(['idle', 'tooOld', 'newPassword', 'accessRemoved', 'newAddress', 'expired', 'ended'] as const)(
    'that learns of an end (%s) leaves word of why for this one',
    (end) => {
      startSession('private', tokens.private)
      endSession('private', end) // as the other tab does
      localStorage.setItem('token-private', JSON.stringify(tokens.private))
      storageEvent('token-private')
      listener.mockClear()
      localStorage.removeItem('token-private')
      storageEvent('token-private')
      expect(listener.mock.calls).toEqual([['private', end]])
      startSession('private', tokens.private)
      endSession('private', 'logout')
      expect(localStorage.length).toBe(0)
    },
  )

  it('that leaves is noticed', () => {
    startSession('private', tokens.private)
    listener.mockClear()
    localStorage.removeItem('token-private')
    storageEvent('token-private')
    expect(listener.mock.calls).toEqual([['private', 'elsewhere']])
  })

  it.each([
    ['every session', [...everyArea]],
    ['the sessions that there are, and no other', ['private', 'bank'] as const],
  ])('that clears everything ends %s', (_what, open) => {
    for (const area of open) startSession(area, tokens[area])
    listener.mockClear()
    localStorage.clear()
    storageEvent(null)
    expect(listener.mock.calls).toEqual(open.map((area) => [area, 'elsewhere']))
  })

  it('that keeps something else changes nothing', () => {
    storageEvent('language')
    expect(listener).not.toHaveBeenCalled()
  })
})
