import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatEuros, formatMoney, formatCallNumber, formatIban } from './numbers.ts'
import fc from 'fast-check'

it.each([
  [0, '0,00'],
  [2.5, '2,50'],
  [1234.56, '1.234,56'],
  [1_000_000, '1.000.000,00'],
  [-12.3, '-12,30'],
  [0.005, '0,01'],
  [19.999, '20,00'],
])('formats %d as %s without the currency @R003 @R004 @R330', (amount, shown) => {
  expect(formatMoney(amount)).toBe(shown)
})

it('puts the euro sign after the amount in sentences, in the same line', () => {
  expect(formatEuros(1234.5)).toBe('1.234,50\u00a0€')
})

it('writes the euro sign behind an amount nowhere else', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'src/shared/format/numbers.ts'] })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /[}\d]\s?€/.test(readFileSync(file, 'utf8')))).toEqual([])
})

const cents = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 })

it('formats every amount in cents without loss @R003 @R004', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const shown = formatMoney(amount / 100)
      expect(shown).toMatch(/^-?\d{1,3}(\.\d{3})*,\d{2}$/)
      expect(Math.round(Number(shown.replaceAll('.', '').replace(',', '.')) * 100)).toBe(amount)
    }),
  )
})

it('formats a call number with country code and non-breaking spaces', () => {
  expect(formatCallNumber('6641234501')).toBe('+43\u00a0664\u00a01234501')
})

it('groups an IBAN of any length by four', () => {
  expect(formatIban('AT611904300234573201')).toBe('AT61 1904 3002 3457 3201')
  expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947')
  expect(formatIban('')).toBe('')
})
