import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { speak } from '../../../../tests/render-screen.tsx'
import { fieldMessage } from './validation.ts'

const keys = [
  'required',
  'email',
  'minLengthInfo:15',
  'maxLengthInfo:255',
  'tan',
  'customerNumber',
  'passwordRules',
  'passwordsDiffer',
  'invalid',
]

describe('in German', () => {
  beforeEach(() => speak('de'))

  it('a missing entry is named first @R148', () => {
    expect(fieldMessage(i18n, 'E-Mail-Adresse', 'required')).toBe('E-Mail-Adresse: Bitte angeben.')
  })

  it('a text that is too short or too long names the bound @R142 @R143', () => {
    expect(fieldMessage(i18n, 'Name', 'minLengthInfo:15')).toBe('Bitte geben Sie mindestens 15 Zeichen ein.')
    expect(fieldMessage(i18n, 'Name', 'maxLengthInfo:255')).toBe('Bitte geben Sie höchstens 255 Zeichen ein.')
  })
})

it('a missing entry is named first in English too @R148', async () => {
  await speak('en')
  expect(fieldMessage(i18n, 'E-mail address', 'required')).toBe('E-mail address: please fill in.')
})

it('every key has its sentence in both languages @R009', async () => {
  await speak('de')
  const german = keys.map((key) => fieldMessage(i18n, 'X', key))
  await speak('en')
  const english = keys.map((key) => fieldMessage(i18n, 'X', key))
  expect(new Set([...german, ...english]).size).toBe(2 * keys.length)
})

it.each(['', 'unknown', 'unknown:5', 'Expected string'])(
  'shows the general error text for an unknown key (%j)',
  async (key) => {
    await speak('en')
    expect(fieldMessage(i18n, 'X', key)).toBe('Please check this entry.')
  },
)
