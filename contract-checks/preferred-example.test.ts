import { expect, test } from 'vitest'
import { preferOf } from './preferred-example.ts'

test('a person with an ordinary e-mail address gets the usual answer', () => {
  expect(preferOf('anna.gruber@mail.example')).toBeUndefined()
  expect(preferOf('')).toBeUndefined()
})

test('chooses the status after the plus of the e-mail address', () => {
  expect(preferOf('anna+462@mail.example')).toBe('code=462')
})

test('chooses one example of a status', () => {
  expect(preferOf('anna+462.accountLockedWithoutTime@mail.example')).toBe('code=462, example=accountLockedWithoutTime')
})

test('a person whose e-mail address has a plus for another reason gets the usual answer', () => {
  expect(preferOf('anna+bank@mail.example')).toBeUndefined()
  expect(preferOf('anna+2026@mail.example')).toBeUndefined()
  expect(preferOf('anna+46@mail.example')).toBeUndefined()
  expect(preferOf('anna+462.@mail.example')).toBeUndefined()
})
