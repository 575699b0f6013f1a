import { expect, it } from 'vitest'
import { NewPassword } from '#generated/model/new-password.ts'
import { passwordRules, type PasswordRule } from './validation.ts'

const rules = Object.keys(passwordRules) as PasswordRule[]
const satisfiedRules = (password: string) => rules.filter((rule) => passwordRules[rule](password))

it.each([
  ['Sonne-scheint-2026', rules],
  ['sonne-scheint-2026', rules.filter((rule) => rule !== 'capitalLetter')],
  ['SONNE-SCHEINT-2026', rules.filter((rule) => rule !== 'smallLetter')],
  ['Sonne-scheint-heute', rules.filter((rule) => rule !== 'number')],
  ['Sonne_scheint_2026', rules.filter((rule) => rule !== 'specialLetter')],
  ['Sonne-1', rules.filter((rule) => rule !== 'length')],
  ['', []],
])('%j keeps %j @R174 @R175 @R176 @R177', (password, expected) => {
  expect(satisfiedRules(password)).toEqual(expected)
})

it.each([
  [14, false],
  [15, true],
  [255, true],
  [256, false],
])('a password of %i characters is allowed: %s @R186', (length, allowed) => {
  const password = 'Aa1-'.padEnd(length, 'x')
  expect(passwordRules.length(password)).toBe(allowed)
  expect(NewPassword.safeParse(password).success).toBe(allowed)
})

/** Every mixture of kinds of characters, at every length around the bounds. */
function* passwords(): Generator<string> {
  const kinds = ['A', 'z', '7', '-', ' ', 'ä', 'Ü', '_', '\u200d', '€', '😀', '٣']
  for (let mixture = 0; mixture < 2 ** kinds.length; mixture += 1) {
    const start = kinds.filter((_kind, index) => mixture & (1 << index)).join('')
    for (const [length, filler] of [
      [14, 'a'],
      [15, '_'],
      [15, 'b'],
      [16, 'Q'],
      [255, '0'],
      [256, '.'],
    ] as const) {
      yield start.padEnd(length, filler)
      yield start.padStart(length, filler)
    }
    yield start
  }
}

it('the checklist is full exactly when the contract accepts the password @R186 @R187', () => {
  let accepted = 0
  let refused = 0
  for (const password of passwords()) {
    const full = satisfiedRules(password).length === rules.length
    if (full !== NewPassword.safeParse(password).success) expect.fail(`the two disagree on ${JSON.stringify(password)}`)
    if (full) accepted += 1
    else refused += 1
  }
  expect(Math.min(accepted, refused)).toBeGreaterThan(1000)
})
