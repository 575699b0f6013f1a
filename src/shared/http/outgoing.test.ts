import { expect, it } from 'vitest'
import { toOutgoing } from './outgoing.ts'

it('trims typed text @R219', () => {
  expect(toOutgoing({ firstName: '  Anna ', city: '\tGraz\n' })).toEqual({ firstName: 'Anna', city: 'Graz' })
  expect(toOutgoing(' Anna ')).toBe('Anna')
})

it('removes invisible characters of pasted text, but not tabs and line breaks', () => {
  expect(toOutgoing({ note: 'Er\0s\u0085te\u200d 👩\u200d🔬\ud83d\n\tZeile\u0007 ' })).toEqual({
    note: 'Erste\u200d 👩\u200d🔬\n\tZeile',
  })
  expect(toOutgoing({ password: 'a\0b' })).toEqual({ password: 'a\0b' })
})

it.each(['password', 'oldPassword', 'newPassword', 'newPasswordConfirm', 'NEWPASSWORD', 'PassWord2'])(
  'the blanks of %s are part of it @R220',
  (field) => {
    expect(toOutgoing({ [field]: '  secret word  ' })).toEqual({ [field]: '  secret word  ' })
    expect(toOutgoing({ [field]: '   ' })).toEqual({ [field]: '   ' })
  },
)

it.each(['', ' ', ' \t\n '])('an empty entry (%j) is sent as null @R221', (typed) => {
  expect(toOutgoing({ coName: typed })).toEqual({ coName: null })
})

it('an empty password is sent as null @R221', () => {
  expect(toOutgoing({ password: '' })).toEqual({ password: null })
})

it('entries at any depth are trimmed and emptied @R222', () => {
  const sent = toOutgoing({
    address: { street: ' Herrengasse 12 ', coName: ' ' },
    lines: [{ note: ' a ' }, { note: '' }],
    words: [' b ', ''],
    passwords: [' c '],
    login: { password: ' d ' },
  })
  expect(sent).toEqual({
    address: { street: 'Herrengasse 12', coName: null },
    lines: [{ note: 'a' }, { note: null }],
    words: ['b', null],
    passwords: [' c '],
    login: { password: ' d ' },
  })
})

it('sends values that are not text unchanged', () => {
  const values = { amount: 0, open: false, none: null, missing: undefined, when: new Date(0) }
  expect(toOutgoing(values)).toEqual(values)
  const file = new Blob([' a;b '])
  expect(toOutgoing(file)).toBe(file)
})

it('the values of a form stay as they were typed', () => {
  const values = Object.freeze({ firstName: ' Anna ', address: Object.freeze({ city: '' }) })
  toOutgoing(values)
  expect(values).toEqual({ firstName: ' Anna ', address: { city: '' } })
})
