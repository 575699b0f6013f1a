import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isChanged } from './changed-values.ts'

it.each([
  ['nothing', { name: 'Anna' }, { name: 'Anna' }, false],
  ['a blank at the end', { name: ' Anna ' }, { name: 'Anna' }, false],
  ['another way to say nothing', { title: '', note: null }, { title: null, note: undefined }, false],
  ['a field that was not loaded and is empty', { name: 'Anna', title: '' }, { name: 'Anna' }, false],
  ['a letter', { name: 'Anne' }, { name: 'Anna' }, true],
  ['an emptied field', { name: '' }, { name: 'Anna' }, true],
  ["a password's blank", { newPassword: 'a ' }, { newPassword: 'a' }, true],
  ['a number', { limit: 100 }, { limit: 50 }, true],
  ['a box', { consent: false }, { consent: null }, true],
  ['a list', { roles: ['RISK'] }, { roles: ['RISK', 'BACKOFFICE'] }, true],
  ['nothing in a group', { address: { city: ' Wien' } }, { address: { city: 'Wien' } }, false],
  ['a field of a group', { address: { city: 'Linz' } }, { address: { city: 'Wien' } }, true],
  ['a file', { file: new File(['a'], 'a') }, { file: null }, true],
])('%s is changed: %j, loaded: %j', (_what, values, loaded, changed) => {
  expect(isChanged(values, loaded)).toBe(changed)
})

it('ignores blanks around loaded values @R219', () => {
  const blanks = fc.stringMatching(/^[ \t]{0,3}$/)
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-o]+$/), fc.string(), { noNullPrototype: true }),
      blanks,
      (loaded, blank) => {
        const typed = Object.fromEntries(Object.entries(loaded).map(([name, text]) => [name, blank + text + blank]))
        expect(isChanged(typed, loaded)).toBe(false)
      },
    ),
  )
})
