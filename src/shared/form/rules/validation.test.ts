import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { BpNumber } from '#generated/model/bp-number.ts'
import { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import { EmailAddress } from '#generated/model/email-address.ts'
import { NewPassword } from '#generated/model/new-password.ts'
import { ProductType } from '#generated/model/product-type.ts'
import { Tan } from '#generated/model/tan.ts'
import { speak } from '../../../../tests/render-screen.tsx'
import { fieldMessage, issueKey } from './validation.ts'

/** The keys of what is wrong with a value, first things first. */
const keys = (schema: z.ZodMiniType, value: unknown) =>
  (schema.safeParse(value, { error: issueKey }).error?.issues ?? []).map((issue) => issue.message)

it.each([null, undefined, ''])('gives an empty value (%j) the key for a required field @R147 @R154', (value) => {
  for (const schema of [EmailAddress, Tan, BpNumber, NewPassword, ProductType, z.string().check(z.minLength(3))]) {
    expect(keys(schema, value)[0]).toBe('required')
  }
})

it('accepts a valid entry, and gives an invalid one a sentence @R140', async () => {
  await speak('de')
  expect(keys(EmailAddress, 'anna@mail.example')).toEqual([])
  const [key] = keys(EmailAddress, 'anna')
  expect(fieldMessage(i18n, 'E-Mail', key!)).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
})

it.each([null, undefined])('%j is allowed where the contract lets an entry be missing @R150 @R155', (nothing) => {
  const { email, employeeNumber, custReportAttr1 } = CallingNumberRequest.shape
  for (const schema of [email, employeeNumber, custReportAttr1]) expect(keys(schema, nothing)).toEqual([])
  expect(keys(email, 'anna')).toEqual(['email'])
})

it.each(['anna@mail.example', 'a.b+c@sub.domain.example', 'name@müller.at', 'ünal@köln.example', 'x@ÄÖ1.at'])(
  '%s is an e-mail address @R151 @R152',
  (address) => expect(keys(EmailAddress, address)).toEqual([]),
)

it.each([
  'anna',
  'anna@',
  '@mail.example',
  'anna@mail',
  'a b@mail.example',
  'anna@@mail.example',
  'anna@mail..example',
])('%s is no e-mail address @R151', (address) => expect(keys(EmailAddress, address)).toEqual(['email']))

it.each([
  ['12345', false],
  ['1234567', false],
  ['12a456', false],
  ['١٢٣٤٥٦', false],
  ['123456', true],
  ['000000', true],
])('%s is a code: %s @R179 @R180', (code, accepted) => {
  expect(keys(Tan, code).includes('tan')).toBe(!accepted)
})

it.each([
  ['1100234501', true],
  ['12', true],
  ['1300234501', false],
  ['2100234501', false],
  ['11a', false],
])('%s is a customer number: %s @R198', (number, accepted) => {
  expect(keys(BpNumber, number)).toEqual(accepted ? [] : ['customerNumber'])
})

it('a text that is too short or too long names the bound @R153 @R156', () => {
  const schema = z.string().check(z.minLength(3), z.maxLength(5))
  expect(keys(schema, 'ab')).toEqual(['minLengthInfo:3'])
  expect(keys(schema, 'abcdef')).toEqual(['maxLengthInfo:5'])
  expect(keys(schema, 'abc')).toEqual([])
  expect(keys(schema, 'abcde')).toEqual([])
})

it('names the rule that a password misses', () => {
  expect(keys(NewPassword, 'sonne scheint heute')).toEqual(['passwordRules'])
  expect(keys(NewPassword, 'Sonne-1')).toEqual(['minLengthInfo:15'])
})

it('gives other errors the general key', () => {
  expect(keys(ProductType, 'Gold')).toEqual(['invalid'])
  expect(keys(z.string().check(z.regex(/^x$/)), 'y')).toEqual(['invalid'])
  expect(keys(z.number(), 'five')).toEqual(['invalid'])
})
