import { expect, it } from 'vitest'
import type { Document } from '../../scripts/contract/document.ts'
import { portingNotes } from '../../scripts/contract/porting.ts'
import { type Fault, refusedBy } from './planted-fault.ts'

const schemas = (copy: Document) => copy.components.schemas

const portings: Fault[] = [
  ['a pattern without what it means elsewhere', 'porting', (copy) => delete schemas(copy).Tan!['x-porting']],
  [
    'a pattern that names but a part of it',
    'porting',
    (copy) => (schemas(copy).NewPassword!['x-porting'] = ['end', 'property']),
  ],
  ['a note too many', 'porting', (copy) => (schemas(copy).Tan!['x-porting'] = ['end', 'look-ahead'])],
  ['a note twice', 'porting', (copy) => schemas(copy).NoteText!['x-porting']!.push('end')],
  ['a note that is not explained', 'porting', (copy) => delete copy['x-porting-notes']!.surrogate],
  ['an explanation that nothing needs', 'porting', (copy) => (copy['x-porting-notes']!.magic = 'It works.')],
]

it.each([
  ['^[0-9]{6}$', 'end'],
  ['^[$]{6}', ''],
  [String.raw`^\p{L}+\$`, 'property'],
  [String.raw`^[^\p{Cc}\p{Cs}]*$`, 'end, property, surrogate'],
  [String.raw`(?=[\s\S]*[A-Z])x`, 'look-ahead'],
  [String.raw`^[\u0000-\u0008]`, 'escape'],
  [String.raw`^\W+`, 'class'],
])('of the pattern %s other languages mind: %s', (pattern, notes) => {
  expect(portingNotes(pattern).join(', ')).toBe(notes)
})

it.each(portings)('the lint refuses %s by its rule %s', (_what, rule, plant) => {
  expect(refusedBy(plant)).toEqual([rule])
})
