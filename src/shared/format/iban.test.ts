import { expect, it } from 'vitest'
import { formatIban } from './iban.ts'

it('groups an IBAN of any length by four', () => {
  expect(formatIban('AT611904300234573201')).toBe('AT61 1904 3002 3457 3201')
  expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947')
  expect(formatIban('')).toBe('')
})
