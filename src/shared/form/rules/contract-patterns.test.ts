import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import { AustrianZipcode } from '#generated/model/austrian-zipcode.ts'
import { CallNumber } from '#generated/model/call-number.ts'
import { Company } from '#generated/model/company.ts'
import { EmailAddress } from '#generated/model/email-address.ts'
import { NoteText } from '#generated/model/note-text.ts'
import { Password } from '#generated/model/password.ts'
import { Street } from '#generated/model/street.ts'
import { CarNumber } from '#generated/model/car-number.ts'
import { Day } from '#generated/model/day.ts'
import { EmployeeNumber } from '#generated/model/employee-number.ts'
import { Iban } from '#generated/model/iban.ts'
import { InternationalZipcode } from '#generated/model/international-zipcode.ts'
import { Money } from '#generated/model/money.ts'
import { NewPassword } from '#generated/model/new-password.ts'
import { BankRoles } from '#generated/model/bank-roles.ts'
import { PersonName } from '#generated/model/person-name.ts'
import { ReportAttribute } from '#generated/model/report-attribute.ts'
import { Tan } from '#generated/model/tan.ts'
import { issueKey } from './validation.ts'

/** The first message about a value. */
const firstKey = (schema: ZodMiniType, value: unknown) =>
  schema.safeParse(value, { error: issueKey }).error?.issues[0]?.message

it.each([
  ['2026-02-30', 'date'],
  ['0001-01-01', 'minDate:1900-01-01'],
  ['1900-01-01', undefined],
  ['9999-12-31', undefined],
])('the day %s is answered with %s', (day, key) => expect(firstKey(Day, day)).toBe(key))

it.each([
  ['6641234567', undefined],
  ['6123', undefined],
  ['6123456789012', undefined],
  ['', 'required'],
  ['664 1234', 'numeric'],
  ['+43664123', 'numeric'],
  ['0664123456', 'startingWith:6'],
  ['7641234567', 'startingWith:6'],
  ['612', 'minLengthInfo:4'],
  ['61234567890123', 'maxLengthInfo:13'],
])('gives the call number %j the key %j @R158 @R159 @R181 @R182 @R183 @R185', (number, key) => {
  expect(firstKey(CallNumber, number)).toBe(key)
})

it('whatever the contract refuses as a call number has a reason of its own @R181 @R182 @R183', () => {
  const anything = fc.oneof(fc.string(), fc.stringMatching(/^[06]?[0-9]{0,15}$/))
  fc.assert(
    fc.property(anything, (text) => {
      const key = firstKey(CallNumber, text)
      expect(key === undefined).toBe(/^6[0-9]{3,12}$/.test(text))
      expect(key).not.toBe('invalid')
    }),
  )
})

it.each([
  ['1010', undefined],
  ['101', 'fixedLength:4'],
  ['10100', 'fixedLength:4'],
  ['101000000000', 'fixedLength:4'],
  ['10a0', 'numeric'],
  ['', 'required'],
])('gives the Austrian postcode %j the key %j @R157 @R208', (zipcode, key) => {
  expect(firstKey(AustrianZipcode, zipcode)).toBe(key)
})

it.each(['1', '12345', '1234567', '12345678901'])('gives the code %j the key for six digits @R180', (code) => {
  expect(firstKey(Tan, code)).toBe('tan')
})

it.each([
  ['Sonne-scheint-2026', undefined],
  ['sonne-scheint-2026', 'atLeastOneCapitalLetter'],
  ['SONNE-SCHEINT-2026', 'atLeastOneSmallLetter'],
  ['Sonne-scheint-heute', 'atLeastOneNumber'],
  ['Sonne_scheint_2026', 'atLeastOneSpecialLetter'],
  ['sonne scheint heute', 'passwordRules'],
])('gives the new password %j the key %j @R174 @R175 @R176 @R177 @R187', (password, key) => {
  expect(firstKey(NewPassword, password)).toBe(key)
})

it.each([
  ['W123AB', undefined],
  ['W-123AB', 'numericAndCharacter'],
  ['W 123', 'numericAndCharacter'],
])('gives the number plate %j the key %j @R160', (plate, key) => {
  expect(firstKey(CarNumber, plate)).toBe(key)
})

describe('every other rule of the contract', () => {
  it.each<[string, ZodMiniType, unknown, string]>([
    ['a name', PersonName, 'Anna2', 'name'],
    ['a street with a tab', Street, 'Ring\t1', 'hiddenSign'],
    ['a note with a sound', NoteText, 'a\u0007', 'hiddenSign'],
    ['a company with half a sign', Company.shape.uid, 'ATU\ud800', 'hiddenSign'],
    ['an old password with a tab', Password, 'a\t', 'hiddenSign'],
    ['a new password with a tab', NewPassword, 'Sonne-scheint-\t2026', 'hiddenSign'],
    ['an e-mail address with a sound', EmailAddress, 'a\u0007@b.at', 'email'],
    ['an IBAN', Iban, 'AT61 1904', 'iban'],
    ['a foreign postcode', InternationalZipcode, '10#', 'zipcode'],
    ["an employee's number", EmployeeNumber, 'E 1', 'withoutUmlauts'],
    ["an employee's number with an umlaut", EmployeeNumber, 'KÜCHE7', 'withoutUmlauts'],
    ['a free attribute', ReportAttribute, 'a;b', 'attribute'],
    ['a day', Day, '31.02.2026', 'date'],
    ['a day that does not exist', Day, '2026-02-30', 'date'],
    ['an amount with three decimals', Money, 1.234, 'currency'],
    ['an amount out of all reason', Money, 1e9, 'numberAtMost:99999999.99'],
    ['an amount as far below', Money, -1e9, 'numberAtLeast:-99999999.99'],
    ['a list of nothing', BankRoles, [], 'required'],
    ['a number above a bound', z.number().check(z.gt(0)), 0, 'numberGreaterThan:0'],
    ['a number below a bound', z.number().check(z.lt(5)), 5, 'numberLessThan:5'],
    ['a whole number', z.int(), 1.5, 'numeric'],
    ['a file', z.file().check(z.maxSize(2)), new File(['abc'], 'a'), 'maxFilesize:2'],
    ['a note that may be missing', z.nullish(z.string().check(z.maxLength(2))), 'abc', 'maxLengthInfo:2'],
    ['a day that may be missing', z.optional(z.union([Day, z.null()])), 'morgen', 'date'],
  ])('%s has its words @R149 @R173', (_what, schema, value, key) => {
    expect(firstKey(schema, value)).toBe(key)
  })
})
