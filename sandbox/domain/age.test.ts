import { expect, it } from 'vitest'
import { birthdateRule, customersBirthdateRule } from '#sandbox/domain/age.ts'

/** The 29th of February in Vienna, the 28th elsewhere. */
const now = new Date('2028-02-28T23:30:00Z')

it.each([
  ['1800-01-01', 'minDate', 'minDate'],
  ['1908-02-28', 'minDate', 'minDate'],
  ['1908-02-29', undefined, undefined],
  ['2010-02-28', undefined, undefined],
  ['2010-03-01', undefined, 'minAge'],
  ['2028-02-29', undefined, 'minAge'],
  ['2028-03-01', 'maxDate', 'minAge'],
])('somebody born on %s breaks %s, as a customer %s @R211', (birthdate, anybody, customer) => {
  expect([birthdateRule(birthdate, now), customersBirthdateRule(birthdate, now)]).toEqual([anybody, customer])
})
