import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NoteTextRegExp } from '#generated/model/note-text.ts'
import { toOutgoing } from './outgoing.ts'

const field = fc.constantFrom('email', 'note', 'newPassword', 'PASSWORD', 'oldpasswordAgain', 'items')
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '  Wien \t', '\u00a0', ' \0Wi\u0085en\f\ud800', '\ud83d\ude00', ' Geheim-2026! '),
)
const { body } = fc.letrec<{ value: unknown; body: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    tie('body'),
  ),
  body: fc.dictionary(field, tie('value')),
}))

/** Every string of a body with the name of the field it stands in. */
function* strings(value: unknown, name = ''): Generator<[name: string, text: string]> {
  if (typeof value === 'string') yield [name, value]
  else if (Array.isArray(value)) for (const item of value) yield* strings(item, name)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* strings(item, key)
  }
}

it('whatever a person types is trimmed, nothing empty is sent, and passwords stay as they are @R219 @R220 @R221 @R222', () => {
  fc.assert(
    fc.property(body, (typed) => {
      for (const [name, sent] of strings(toOutgoing(typed))) {
        expect(sent).not.toBe('')
        if (/password/i.test(name)) continue
        expect(sent).toBe(sent.trim())
        expect(sent).toMatch(NoteTextRegExp)
      }
      const passwords = (value: unknown) =>
        [...strings(value)].filter(([name, word]) => /password/i.test(name) && word !== '')
      expect(passwords(toOutgoing(typed))).toEqual(passwords(typed))
    }),
  )
})

it('prepares prepared values without another change', () => {
  fc.assert(
    fc.property(body, (typed) => {
      expect(toOutgoing(toOutgoing(typed))).toEqual(toOutgoing(typed))
    }),
  )
})
