import { expect, it } from 'vitest'
import { formatCallNumber } from './call-number.ts'

it('formats a call number with country code and non-breaking spaces', () => {
  expect(formatCallNumber('6641234501')).toBe('+43\u00a0664\u00a01234501')
})
