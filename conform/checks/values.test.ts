import { expect, it } from 'vitest'
import { readContract } from '#contract-checks/contract.ts'
import { changed, boundaryValueBodies } from '#conform/checks/values.ts'

const schema = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['A', 'B', 'C'] },
    on: { type: 'boolean' },
    name: { type: 'string', minLength: 2, maxLength: 5, pattern: '^\\p{L}+$' },
    limit: { type: 'integer', minimum: 1, maximum: 9 },
    inner: { type: 'object', properties: { note: { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }] } } },
  },
}
const body = { kind: 'A', on: true, name: 'Ida', limit: 5, inner: { note: null } }

it('every choice, both ends of each length and number, and null are in one of few bodies', () => {
  const bodies = boundaryValueBodies(readContract(), schema, body).map((changes) =>
    changed(body, changes),
  ) as (typeof body)[]
  expect(bodies).toHaveLength(4)
  expect(new Set(bodies.map(({ kind }) => kind))).toEqual(new Set(['A', 'B', 'C']))
  expect(new Set(bodies.map(({ on }) => on))).toEqual(new Set([true, false]))
  expect(new Set(bodies.map(({ limit }) => limit))).toEqual(new Set([1, 9]))
  expect(new Set(bodies.map(({ name }) => name.length))).toEqual(new Set([2, 5]))
  expect(bodies.map(({ inner }) => inner.note)).toContain(null)
  expect(body.name).toBe('Ida')
})

it('a text as long as allowed has what careless code changes, as far as its pattern allows', () => {
  const textOf = (pattern: string) => {
    const text = { type: 'object', properties: { text: { type: 'string', maxLength: 60, pattern } } }
    const changes = boundaryValueBodies(readContract(), text, { text: 'Ida' }).flat()
    return changes.map(({ value }) => String(value)).find((value) => [...value].length === 60) ?? ''
  }
  for (const piece of ['A\u0308', '  ', '&amp;', '"', '\r\n', '😀']) expect(textOf('')).toContain(piece)
  expect(textOf('^[\\p{L}\\p{M} ]+$')).toMatch(/^K.*A\u0308K {2}K/u)
  expect(textOf('^[a-z]+$')).toBe('')
})

it('a field that takes several lines also gets a text of one line, as long as allowed', () => {
  const text = { type: 'object', properties: { text: { type: 'string', maxLength: 60 } } }
  const longest = boundaryValueBodies(readContract(), text, { text: 'Ida' })
    .flat()
    .map(({ value }) => String(value))
    .filter((value) => [...value].length === 60)
  expect(longest.map((value) => /[\r\n]/.test(value))).toEqual([true, false])
  expect(longest[1]).toContain('€ 漢 😀')
})
