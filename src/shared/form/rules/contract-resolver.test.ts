import type { FieldErrors, FieldValues, ResolverOptions } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import { LoginRequest } from '#generated/model/login-request.ts'
import { contractResolver, type LoadSchema } from './validation.ts'

const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<FieldValues>

async function check(load: LoadSchema, values: FieldValues) {
  const { values: sent, errors } = await contractResolver(load)(values, undefined, options)
  const keys = Object.entries(errors as FieldErrors).map(([field, error]) => [field, error?.message])
  return { sent, keys: Object.fromEntries(keys) as Record<string, string> }
}

const checkEmail = () => Promise.resolve(CheckEmailRequest)
const login = () => Promise.resolve(LoginRequest)

it('sends the validated values: trimmed, with null for empty ones', async () => {
  expect(await check(checkEmail, { email: ' anna@mail.example ', customerNumber: ' ' })).toEqual({
    sent: { email: 'anna@mail.example', customerNumber: null },
    keys: {},
  })
})

it("a password's blanks count @R220", async () => {
  const { sent } = await check(login, { email: 'anna@mail.example', customerNumber: null, password: '  geheim  ' })
  expect(sent).toMatchObject({ password: '  geheim  ' })
})

it.each(['', '   ', null, undefined])('an address that is only %j is missing @R195', async (email) => {
  expect((await check(checkEmail, { email, customerNumber: '' })).keys).toEqual({ email: 'required' })
})

it('an address that is none is refused before it is sent @R195', async () => {
  const { sent, keys } = await check(checkEmail, { email: 'anna', customerNumber: '' })
  expect(keys).toEqual({ email: 'email' })
  expect(sent).toEqual({})
})

it('reports a missing password at its field @R197', async () => {
  expect((await check(login, { email: 'anna@mail.example', customerNumber: '', password: '' })).keys).toEqual({
    password: 'required',
  })
})

it('a customer number is optional, and checked when it is there @R198', async () => {
  expect((await check(checkEmail, { email: 'a@b.example', customerNumber: '99' })).keys).toEqual({
    customerNumber: 'customerNumber',
  })
})

it('a rule beside the contract gives its own key', async () => {
  const same = z
    .object({ first: z.string(), second: z.string() })
    .check(z.refine((both) => both.first === both.second, { path: ['second'], error: 'passwordsDiffer' }))
  const outcome = await check(() => Promise.resolve(same), { first: 'a', second: 'b' })
  expect(outcome.keys).toEqual({ second: 'passwordsDiffer' })
})

it('the schema is loaded with the first check only when a person submits', () => {
  const load = vi.fn(checkEmail)
  contractResolver(load)
  expect(load).not.toHaveBeenCalled()
})
