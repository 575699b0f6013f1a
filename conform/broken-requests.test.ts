import { expect, it } from 'vitest'
import { brokenValues } from '#conform/broken-requests.ts'
import type { Schema } from '#contract-checks/contract.ts'

const broken = (schema: Schema, value: unknown) => brokenValues((one) => one, schema, value)

it('each rule of a field is broken by itself, at any depth', () => {
  const name = { type: 'string', minLength: 1, maxLength: 3, pattern: '^[a-z]+$' }
  const schema = {
    type: 'object',
    required: ['tags'],
    properties: { tags: { type: 'array', minItems: 1, items: name } },
  }
  const all = broken(schema, { tags: ['ab'] })
  expect(all.map(({ how }) => how)).toEqual(
    expect.arrayContaining([
      '.tags missing',
      '.tags empty',
      '.tags[0] too long',
      '.tags[0] against its pattern',
      'with a field too many',
    ]),
  )
  expect(all).toContainEqual({ how: '.tags[0] too long', value: { tags: ['abbb'] } })
})

it('a field that may be null is broken by its own rules', () => {
  const day = { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }
  expect(broken(day, null)).toContainEqual({ how: 'not a date', value: '2026-02-30' })
})
