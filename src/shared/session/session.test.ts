import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokens, tokenWith } from '../../../tests/tokens.ts'
import { readClaims } from './claims.ts'
import { areaOfPath, endSession, onSessionChange, readToken, readUser, startSession, type Area } from './session.ts'

const listener = vi.fn<(area: Area, event: string) => void>()
let stop = () => {}
beforeEach(() => {
  listener.mockClear()
  stop = onSessionChange(listener)
})
afterEach(() => stop())

const everyArea = ['private', 'business', 'bank'] as const

it.each(everyArea)('stores the token of the %s area as JSON under its own key @R067 @R068 @R089', (area) => {
  startSession(area, tokens[area])
  expect(localStorage.getItem(`token-${area}`)).toBe(JSON.stringify(tokens[area]))
  expect(readToken(area)).toBe(tokens[area])
  expect(listener.mock.calls).toEqual([[area, 'started']])
})

it('a token that is missing is no token and no exception @R069', () => {
  expect(readToken('private')).toBeUndefined()
  expect(readUser('private')).toBeUndefined()
})

it.each(['', '{', 'a.b.c', 'undefined', 'null', '""', '5', '{"token":"x"}', '["x"]'])(
  'a stored value that is no token (%j) is none and no exception @R070',
  (stored) => {
    localStorage.setItem('token-private', stored)
    expect(readToken('private')).toBeUndefined()
    expect(readUser('private')).toBeUndefined()
  },
)

it('there is no signed-in person without access to the storage', () => {
  const closed = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(readToken('private')).toBeUndefined()
  closed.mockRestore()
})

it('nobody is signed in before the login; then the person is read from the claims sub, upn and groups @R059 @R071 @R225', () => {
  expect(readUser('bank')).toBeUndefined()
  startSession('bank', tokens.bank)
  expect(readUser('bank')).toEqual({ id: 'b-1', email: 'sabine.köhler@bank.example', roles: ['bank-employee', 'RISK'] })
})

it.each([
  ['no token', 'abc'],
  ['no id', tokenWith({ upn: 'a@b.example', groups: [] })],
  ['no address', tokenWith({ sub: '1', groups: [] })],
  ['an id that is no text', tokenWith({ sub: 1, upn: 'a@b.example' })],
])('%s: nobody is signed in', (_what, token) => {
  expect(readClaims(token)).toBeUndefined()
  startSession('private', token)
  expect(readUser('private')).toBeUndefined()
})

it.each([
  [{ given_name: 'Sabine', family_name: 'Köhler' }, 'Sabine Köhler'],
  [{ family_name: 'Köhler' }, 'Köhler'],
  [{ given_name: 5, family_name: null }, undefined],
  [{}, undefined],
])('reads the name from a token with %j', (names, name) => {
  expect(readClaims(tokenWith({ sub: '1', upn: 'a@b.example', groups: [], ...names }))?.name).toBe(name)
})

it.each([undefined, null, 5, 'private-customer', {}])('groups that are no list (%j) are no roles', (groups) => {
  const token = tokenWith({ sub: '1', upn: 'a@b.example', groups })
  expect(readClaims(token)?.roles).toEqual([])
  startSession('private', token)
  expect(readUser('private')).toBeUndefined()
})

describe.each(everyArea)('in the %s area', (area) => {
  it.each(everyArea)('the token of the %s area counts only when it is the same @R011 @R223', (other) => {
    startSession(area, tokens[other])
    expect(readUser(area) !== undefined).toBe(area === other)
  })
})

it('removes only the token of the area at logout @R090', () => {
  for (const area of everyArea) startSession(area, tokens[area])
  listener.mockClear()
  endSession('business', 'logout')
  expect(everyArea.map((area) => readToken(area))).toEqual([tokens.private, undefined, tokens.bank])
  expect(listener.mock.calls).toEqual([['business', 'logout']])
})

it('several reasons at once end a session once', () => {
  startSession('private', tokens.private)
  listener.mockClear()
  endSession('private', 'ended')
  endSession('private', 'expired')
  expect(listener.mock.calls).toEqual([['private', 'ended']])
})

it('tokens of older kinds are cleared when a person leaves @R067', () => {
  localStorage.setItem('token', '"old"')
  localStorage.setItem('token-undefined', '"old"')
  startSession('private', tokens.private)
  endSession('private', 'logout')
  expect(localStorage.length).toBe(0)
})

it('does not notify after unsubscribing', () => {
  stop()
  startSession('private', tokens.private)
  expect(listener).not.toHaveBeenCalled()
})

it.each([
  ['/private/product', 'private'],
  ['/business', 'business'],
  ['/bank/private-customer/1', 'bank'],
  ['/bank-employee/login', undefined],
  ['/version', undefined],
  ['private', undefined],
  ['', undefined],
])('%j belongs to %s', (path, area) => {
  expect(areaOfPath(path)).toBe(area)
})
