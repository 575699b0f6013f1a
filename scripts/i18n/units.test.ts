import { expect, it } from 'vitest'
import { joinUnits, keepUnits } from './units.ts'

it.each([
  ['Neuen Code anfordern in {seconds} s', 'Neuen Code anfordern in {seconds}\u00a0s'],
  ['Höchstens 10 MB.', 'Höchstens 10\u00a0MB.'],
  ['{sent} % sind hochgeladen', '{sent}\u00a0% sind hochgeladen'],
  ['höchstens 30,00 € ausmachen', 'höchstens 30,00\u00a0€ ausmachen'],
  ['{0} sind eingeplant', '{0} sind eingeplant'],
  ['In 2 Minuten', 'In 2 Minuten'],
])('joins numbers and units, and no other words: %s', (sentence, joined) => expect(joinUnits(sentence)).toBe(joined))

it('joins those of all translations of a catalog', () =>
  expect(keepUnits({ a: { translation: '1 MB' }, b: {} })).toEqual({ a: { translation: '1\u00a0MB' }, b: {} }))
