import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { speak } from '../../../../tests/render-screen.tsx'
import { fieldMessage } from './validation.ts'

/** The specification's keys with their parameters, and what they say. */
const german = {
  required: 'Betrag: Bitte angeben.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'minLengthInfo:15': 'Bitte geben Sie mindestens 15 Zeichen ein.',
  'maxLengthInfo:255': 'Bitte geben Sie höchstens 255 Zeichen ein.',
  'fixedLength:4': 'Bitte geben Sie genau 4 Ziffern ein.',
  'startingWith:6': 'Die Rufnummer muss mit 6 beginnen.',
  numeric: 'Bitte geben Sie nur Ziffern ohne Leerzeichen ein.',
  numericAndCharacter: 'Bitte geben Sie nur Buchstaben und Ziffern ohne Leerzeichen ein.',
  'maxFilesize:10485760': 'Die Datei ist zu groß. Erlaubt sind höchstens 10\u00a0MB.',
  minFilesize: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  'minDate:2026-04-03': 'Bitte geben Sie ein Datum ab dem 03.04.2026 ein.',
  'maxDate:9999-12-31': 'Bitte geben Sie ein Datum bis zum 31.12.9999 ein.',
  'numberGreaterThan:0': 'Bitte geben Sie einen Wert größer als 0 ein.',
  'numberLessThan:-1234.5': 'Bitte geben Sie einen Wert kleiner als -1.234,5 ein.',
  currency: 'Bitte geben Sie einen Betrag wie 12,50 mit höchstens zwei Nachkommastellen ein.',
  atLeastOneCapitalLetter: 'Bitte verwenden Sie mindestens einen Großbuchstaben.',
  atLeastOneSmallLetter: 'Bitte verwenden Sie mindestens einen Kleinbuchstaben.',
  atLeastOneNumber: 'Bitte verwenden Sie mindestens eine Ziffer.',
  atLeastOneSpecialLetter: 'Bitte verwenden Sie mindestens ein Sonderzeichen.',
  firstDayOfMonth: 'Bitte wählen Sie den ersten Tag eines Monats.',
  lastDayOfMonth: 'Bitte wählen Sie den letzten Tag eines Monats.',
}

/** Keys that the specification does not name. */
const further = [
  'attribute',
  'csvFile',
  'customerNumber',
  'date',
  'fileKind:pdf, jpg',
  'fileName:255',
  'hiddenSign',
  'iban',
  'minAge:18',
  'name',
  'numberAtLeast:1',
  'numberAtMost:1',
  'oneFile',
  'withoutUmlauts',
  'zipcode',
]

describe('in German', () => {
  beforeEach(() => speak('de'))

  it.each(Object.entries(german))('%s says: %s @R141 @R142 @R143 @R144 @R145 @R146 @R148', (key, sentence) => {
    expect(fieldMessage(i18n, 'Betrag', key)).toBe(sentence)
  })
})

it('every key has a sentence of its own in both languages @R009 @R141', async () => {
  const keys = [...Object.keys(german), ...further]
  await speak('de')
  const inGerman = keys.map((key) => fieldMessage(i18n, 'X', key))
  await speak('en')
  const inEnglish = keys.map((key) => fieldMessage(i18n, 'X', key))
  expect(new Set([...inGerman, ...inEnglish]).size).toBe(2 * keys.length)
})

it('a form may say a key in its own words', async () => {
  await speak('en')
  const own = { required: { id: 'own', message: 'We need this.' }, minTopUp: { id: 'top-up', message: 'Too low.' } }
  expect(fieldMessage(i18n, 'X', 'required', own)).toBe('We need this.')
  expect(fieldMessage(i18n, 'X', 'minTopUp', own)).toBe('Too low.')
  expect(fieldMessage(i18n, 'X', 'constructor')).toBe('Please check this entry.')
})
