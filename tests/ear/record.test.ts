import { expect, it } from 'vitest'
import { compareRecords, toLines, toText } from './record.ts'

it('records neither times nor amounts nor codes nor what the screen reader says about itself', () => {
  const spoken = ['Fokus-Modus', 'Samstag, 28. November 2026 Druckknopf.', 'Sie haben 63,50 € um 12:30. Code 123456']
  expect(toLines(spoken)).toEqual(['‹Tag› Druckknopf.', 'Sie haben ‹Betrag› € um ‹Zeit›.', 'Code ‹Code›'])
})

const recordOf = (...lines: string[]) => toText('A way', [{ action: 'Tab', lines }])

it('compares the words of a step, not their pieces or their order', () => {
  const recorded = recordOf('Gespeichert.', 'Speichern Druckknopf.')
  expect(compareRecords(recorded, recordOf('Speichern', 'Druckknopf.', 'Gespeichert.'))).toEqual([])
  expect(compareRecords(recorded, recordOf('Speichern Druckknopf.')), 'silence is a difference').toHaveLength(1)
  expect(compareRecords('', recorded), 'a way without a record').not.toEqual([])
})
