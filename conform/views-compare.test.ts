import { describe, expect, it } from 'vitest'
import { isSame, isSameAsSent, textWithoutEtag } from './views.ts'

const fee = { id: 'a', etag: '"1"', amount: 3, products: [{ type: 'Starter', from: '2026-01-01' }] }

describe('whether two answers say the same', () => {
  it('does not hang on the order of names, at any depth: other languages write another one', () => {
    expect(isSame(fee, { products: [{ from: '2026-01-01', type: 'Starter' }], amount: 3, etag: '"1"', id: 'a' })).toBe(
      true,
    )
  })

  it.each(['taskOpen', 'remainingLimitEUR', 'sessionIdleSeconds'])(
    'does not hang on %s, which moves by itself',
    (name) => {
      expect(isSame({ rows: [{ ...fee, [name]: 1 }] }, { rows: [{ ...fee, [name]: 2 }] })).toBe(true)
      expect(isSameAsSent({ [name]: 1 }, { [name]: 2 })).toBe(false)
    },
  )

  it('hangs on each other value, on the order of rows, and on the etag unless it is left out', () => {
    expect(isSame(fee, { ...fee, amount: 4 })).toBe(false)
    expect(isSame({ rows: [1, 2] }, { rows: [2, 1] })).toBe(false)
    expect(isSame(fee, { ...fee, etag: '"2"' })).toBe(false)
    expect(textWithoutEtag(fee)).toBe(textWithoutEtag({ ...fee, etag: '"2"' }))
    expect(isSame(undefined, fee)).toBe(false)
  })

  it('takes lists that were sent for sets', () => {
    expect(isSameAsSent({ roles: ['RISK', 'BACKOFFICE'] }, { roles: ['BACKOFFICE', 'RISK'] })).toBe(true)
    expect(isSameAsSent({ roles: ['RISK'] }, { roles: ['RISK', 'RISK'] })).toBe(false)
  })
})
