import { describe, expect, it } from 'vitest'
import { readContract } from '#contract-checks/contract.ts'
import { ExpressionError, evaluator, parseExpression } from '#contract-checks/expression.ts'
import { typeOf } from '#contract-checks/expression-type.ts'
import { findBrokenRelations, invariantsOf } from '#contract-checks/relations.ts'

const now = new Date('2026-11-20T23:30:00Z')
const holds = (text: string, self: unknown = {}) => evaluator(parseExpression(text))({ self, now, path: { id: 'a' } })
const limit = { monthlyLimitEUR: 400, remainingLimitEUR: 19.99, until: '2026-12-31', from: null }

describe('an expression', () => {
  it.each([
    ['remainingLimitEUR <= monthlyLimitEUR', true],
    ['remainingLimitEUR > monthlyLimitEUR', false],
    ['remainingLimitEUR + 380.01 == monthlyLimitEUR', true],
    ['monthlyLimitEUR - 400 > -1 && monthlyLimitEUR - 400 < 1', true],
    ['monthlyLimitEUR in [100, 400] || remainingLimitEUR == 0', true],
    ['true || true && false', true],
    ['(true || true) && false', false],
    ['1 < 2 == true', true],
    ["until.startsWith('2026-') && until.contains('-12-')", true],
    ["path.id == 'a'", true],
    ['self.monthlyLimitEUR == monthlyLimitEUR', true],
  ])('is read and worth something: %s', (text, worth) => {
    expect(holds(text, limit)).toBe(worth)
  })

  it('knows days and moments in Vienna, where it is tomorrow already', () => {
    expect(holds("today == '2026-11-21' && day(now) == today")).toBe(true)
    expect(holds("firstOfMonth('2026-12-24', 1) == '2027-01-01' && firstOfMonth('2026-12-24') == '2026-12-01'")).toBe(
      true,
    )
    expect(holds("lastOfMonth('2028-02-03') == '2028-02-29' && addYears('2028-02-29', -1) == '2027-02-28'")).toBe(true)
    expect(holds("addSeconds(now, 90) == '2026-11-21T00:31:30+01:00'")).toBe(true)
  })

  it('looks into every item of a list', () => {
    const list = {
      rows: [
        { at: '2026-11-20T10:00:00Z', n: 0.1 },
        { at: '2026-11-20T10:00:00.5Z', n: 0.2 },
      ],
      total: 0.3,
    }
    expect(holds('sum(rows.n) == total && size(rows) == 2 && unique(rows.n)', list)).toBe(true)
    expect(holds('ascending(rows.at)', list)).toBe(true)
    expect(holds('descending(rows.at)', list)).toBe(false)
    expect(holds('unique(rows.n)', { rows: [{ n: 1 }, { n: 1 }] })).toBe(false)
    expect(holds('unique(rows)', { rows: [{ n: 1 }, { n: 1 }] })).toBe(false)
    expect(holds('unique(rows.n) && unique(rows)', { rows: [{ m: 1 }, { m: 2 }, { n: 3 }] })).toBe(true)
  })

  it('has no order where something is missing, and null is the same as absent', () => {
    expect(holds('from <= until && gone > 3 && lastOfMonth(from) == from', limit)).toBe(true)
    expect(holds('from == null && gone == null && from == gone', limit)).toBe(true)
    expect(holds('from != null || gone in [1]', limit)).toBe(false)
  })

  it.each(['', 'a <', 'a < )', '(a', 'a b', 'size(a', '[1, 2', 'a = 1', "a == 'x", 'a # b'])(
    'is refused: %j',
    (text) => {
      expect(() => parseExpression(text)).toThrow(ExpressionError)
    },
  )
})

describe('the type of an expression', () => {
  const { schemas } = readContract()
  const ofFee = (text: string) => typeOf(schemas, schemas.Fee!, parseExpression(text)).is

  it('is that of its schemas', () => {
    expect(['startDate', 'amount', 'product.type', 'firstOfMonth(startDate, 1)', 'amount < 1'].map(ofFee)).toEqual([
      'day',
      'number',
      'text',
      'day',
      'boolean',
    ])
  })

  it('allows a sum with what may be missing, which is not equal to anything then', () => {
    const text = 'product == null || amount == amount + product.amount'
    const schema = {
      ...schemas.Fee!,
      required: ['amount'],
      properties: { amount: { type: 'number' }, product: { ...schemas.Fee! } },
    }
    expect(typeOf(schemas, schema, parseExpression(text)).is).toBe('boolean')
    expect(holds('a == null || 1 == 1 + a.b')).toBe(true)
    expect(holds('a == null || 1 == 1 + a.b', { a: {} })).toBe(false)
  })

  it.each([
    ['amount < startDate', 'number cannot be compared with day'],
    ['fees > 1', 'there is no field fees'],
    ["itemType == 'TIP'", 'TIP is no choice'],
    ["itemType in ['MONTHLY_BASE_FEE', 'TIP']", 'TIP is no choice'],
    ['amount == null', 'always there'],
    ['last(amount) == 1', 'no function last'],
    ['size(amount) == 1', 'size takes list'],
    ['startDate && true', 'between conditions'],
    ['(plannedEndDate > startDate) == true', 'holds, so it is no condition'],
    ['amount + startDate > 1', '+ is for numbers'],
  ])('of %s is a mistake: %s', (text, message) => {
    expect(() => ofFee(text)).toThrow(message)
  })
})

describe('what holds between fields', () => {
  const schemas = {
    Row: { properties: { n: {} }, 'x-invariants': ['n >= 0'] },
    List: {
      allOf: [{ properties: { rows: { items: { anyOf: [{ $ref: '#/components/schemas/Row' }, {}] } } } }],
      'x-invariants': ['size(rows) <= total'],
    },
  }
  const relations = invariantsOf(schemas, { $ref: '#/components/schemas/List' }, '#/paths/x')

  it('is found through references, lists and choices, and points at its place', () => {
    expect(relations).toEqual([
      { path: [], holds: 'size(rows) <= total', pointer: '#/components/schemas/List/x-invariants/0' },
      { path: ['rows', '*'], holds: 'n >= 0', pointer: '#/components/schemas/Row/x-invariants/0' },
    ])
  })

  it('is checked for every present value, and for no other', () => {
    const value = { rows: [{ n: 1 }, null, { n: -1 }], total: 2 }
    expect(findBrokenRelations(relations, value, { now }).map(({ place }) => place.join('.'))).toEqual(['', 'rows.2'])
    expect(findBrokenRelations(relations, { total: 0 }, { now })).toEqual([])
    expect(findBrokenRelations(relations, undefined, { now })).toEqual([])
  })
})
