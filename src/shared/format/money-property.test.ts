import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney } from './money.ts'

const cents = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 })

it('every amount in cents can be read back from its German form to the cent @R003 @R004', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const shown = formatMoney(amount / 100)
      expect(shown).toMatch(/^-?\d{1,3}(\.\d{3})*,\d{2}$/)
      expect(Math.round(Number(shown.replaceAll('.', '').replace(',', '.')) * 100)).toBe(amount)
    }),
  )
})
