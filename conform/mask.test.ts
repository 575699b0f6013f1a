import { expect, it } from 'vitest'
import { createMask } from '#conform/mask.ts'

const users = {
  password: 'Sonnenblume-2026!',
  people: {
    private: { email: 'a@mail.example' },
    'private.other': { email: 'b@mail.example', password: 'other(1)' },
    'private.codeExpired': { email: 'c@mail.example', code: '465465' },
  },
  idle: { tokens: { bank: 'opaque-token' } },
}
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'

it.each([
  ['{"email":"a@mail.example","password":"no\\"t-it"}', '{"email":"a@mail.example","password":"‹password›"}'],
  ['{"oldPassword": "x", "newPasswordConfirm": "y', '{"oldPassword": "‹password›", "newPasswordConfirm": "‹password›"'],
  ['{"tanToken":"123456"}', '{"tanToken":"‹code›"}'],
  [
    '{"code":"123456","violations":[{"code":"SIGNED_IN_FUTURE","field":"password"}]}',
    '{"code":"‹code›","violations":[{"code":"SIGNED_IN_FUTURE","field":"password"}]}',
  ],
  [`{"token":"${token}","sessionIdleSeconds":900}`, '{"token":"‹token›","sessionIdleSeconds":900}'],
  [`the token ${token} is old`, 'the token ‹token› is old'],
  ['{"iban":"AT611904300234573201"}', '{"iban":"‹account …3201›"}'],
  ['paid from AT61 1904 3002 3457 3201, thanks', 'paid from ‹account …3201›, thanks'],
  ['he typed Sonnenblume-2026! or other(1), then 465465', 'he typed ‹password› or ‹password›, then ‹code›'],
  ['1465465 of 0f7c6a8e-3f0a-4b8e-9d1e-0b7a1f1f4f4e', '1465465 of 0f7c6a8e-3f0a-4b8e-9d1e-0b7a1f1f4f4e'],
])('%s', (text, masked) => expect(createMask(users).text(text)).toBe(masked))

it('names whose token it is, and hides every other one', () => {
  const mask = createMask(users)
  mask.learnToken(token, 'a@mail.example')
  const shown = (value: string) => mask.headers([['Authorization', value]]).Authorization
  expect(shown(`Bearer ${token}`)).toBe('Bearer ‹token of a@mail.example›')
  expect(shown('Bearer opaque-token')).toBe('Bearer ‹idle token of bank›')
  expect(shown(`Bearer ${token.slice(0, -6)}AAAAAA`)).toBe('Bearer ‹token›')
  expect(shown('Bearer nonsense')).toBe('Bearer ‹another token›')
  expect(shown('Basic YTpi')).toBe('Basic ‹another token›')
  expect(mask.headers([['Set-Cookie', 'session=1']])).toEqual({ 'Set-Cookie': '‹another token›' })
})
