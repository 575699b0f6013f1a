import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBrokenRelations, rulesOf } from '#contract-checks/relations.ts'
import * as vienna from '#contract-checks/vienna-day.ts'
import type { Schema } from '#contract-checks/contract.ts'
import type { FieldRule } from '#generated/model/rule.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { root } from '#scripts/run.ts'

const { schemas } = readDocument('generated/openapi.yaml').components
const now = new Date('2026-11-20T11:00:00Z')
const days = { ...vienna, today: vienna.dayOf(now) }
type Rules = Record<string, FieldRule<Record<string, unknown>>>

const files = globSync('generated/model/*-rules.ts', { cwd: root })
const sets = await Promise.all(
  files.map(async (file) => {
    const [[name, rules]] = Object.entries((await import(join(root, file))) as Record<string, Rules>) as [
      [string, Rules],
    ]
    return { file, name, schema: `${name[0]!.toUpperCase()}${name.slice(1, -'Rules'.length)}`, rules }
  }),
)

const day = fc.integer({ min: -800, max: 800 }).map((count) => {
  const moment = new Date(now)
  moment.setUTCDate(moment.getUTCDate() + count)
  return vienna.dayOf(moment)
})
const anyDay = fc.oneof(
  day,
  day.map(vienna.lastOfMonth),
  day.map((one) => vienna.firstOfMonth(one)),
)
/** Texts that conditions compare with, such as 'COLLECTION' and 'CREDIT_'. */
const texts = [...new Set([...JSON.stringify(schemas).matchAll(/'([A-Z_]+)'/g)].map(([, text]) => text!))]
const text = fc.constantFrom('GOODWILL_CREDIT_PAYBOX', 'MONTHLY_BASE_FEE', 'CREDIT_MONTHLY_BASE_FEE', ...texts)
const amount = fc.integer({ min: -5000, max: 5000 }).map((cents) => cents / 100)

/** Values of a schema; fields may be missing or null, whether required or not. */
function valuesOf(schema: Schema | undefined): fc.Arbitrary<unknown> {
  const { $ref, format, type, properties, anyOf } = schema ?? {}
  if ($ref !== undefined) return valuesOf(schemas[$ref.split('/').at(-1)!])
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(valuesOf))
  if (properties !== undefined)
    return fc.record(
      mapValues(properties, (field) => fc.option(valuesOf(field), { freq: 5 })),
      { requiredKeys: [] },
    )
  if (type === 'null') return fc.constant(null)
  if (format === 'date') return anyDay
  return type === 'number' ? amount : text
}

const mapValues = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, map(one)]))

const ofBody = (schema: string) =>
  rulesOf(schemas, { 'x-rules': schemas[schema]!['x-rules'] ?? [] }, '').filter(
    ({ holds, says }) => says === undefined && !holds.includes('path.'),
  )

describe.each(sets)('$name', ({ schema, rules, name }) => {
  const own = ofBody(schema)
  const isScalar = own.some(({ holds }) => /\bself\b/.test(holds))
  const entries = valuesOf(schemas[schema])

  it('holds every condition of its schema', () => {
    expect(Object.keys(rules)).toEqual(own.map(({ code }) => code))
  })

  it('agrees with the evaluator of the backend about any entries', () => {
    fc.assert(
      fc.property(entries, (self) => {
        for (const relation of own) {
          const isBroken = findBrokenRelations([relation], self, { now }).length > 0
          expect(rules[relation.code]!.holds(self as never, days), relation.code).toBe(!isBroken)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('gives as the bound the last value that the condition allows', () => {
    fc.assert(
      fc.property(entries, anyDay, (self, tried) => {
        for (const { field, bound, holds } of Object.values(rules)) {
          const last = bound?.(self as never, days)
          if (typeof last !== 'string' || !/^\d/.test(last)) continue
          const withValue = (at: string) => (isScalar ? at : { ...(self as object), [field]: at }) as never
          expect(holds(withValue(last), days)).toBe(true)
          const isLess = tried < last
          if (!holds(withValue(tried), days)) expect(isLess).toBe(!holds(withValue('0001-01-01'), days))
        }
      }),
    )
  })

  it('is evaluated by a form of the portal', () => {
    const users = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*', '**/*.fake.*'] }).filter((file) =>
      readFileSync(join(root, file), 'utf8').includes(`import { ${name} } from`),
    )
    expect(users).not.toEqual([])
  })
})
