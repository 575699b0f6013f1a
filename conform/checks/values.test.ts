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
  expect(bodies.length).toBeLessThan(24)
  expect(new Set(bodies.map(({ kind }) => kind))).toEqual(new Set(['A', 'B', 'C']))
  expect(new Set(bodies.map(({ on }) => on))).toEqual(new Set([true, false]))
  expect(new Set(bodies.map(({ limit }) => limit))).toEqual(new Set([1, 9]))
  expect(bodies.map(({ name }) => name.length)).toEqual(expect.arrayContaining([2, 5]))
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
  expect(textOf('^[\\p{L}\\p{M} ]+$')).toMatch(/^K.*A\u0308.*K {2}K/u)
  expect(textOf('^[a-z]+$')).toBe('')
})

it('every piece that a pattern allows is in one of the texts, however short they are', () => {
  const text = { type: 'object', properties: { text: { type: 'string', maxLength: 6, pattern: '^[\\p{L}\\p{M} ]+$' } } }
  const texts = boundaryValueBodies(readContract(), text, { text: 'Ida' }).flat()
  for (const piece of ['Č', 'A\u0308', 'Ő', '漢', '  K  '])
    expect(texts.some(({ value }) => String(value).includes(piece))).toBe(true)
})

it('days and amounts are those that careless code changes', () => {
  const payment = {
    type: 'object',
    properties: { day: { type: 'string', format: 'date' }, amount: { type: 'number' } },
  }
  const values = boundaryValueBodies(readContract(), payment, { day: '2020-01-02', amount: -3 })
    .flat()
    .map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining(['1996-02-29', '1999-01-31', -1.15]))
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
