import { expect, it } from 'vitest'
import { formatCallNumber } from './call-number.ts'

it('a call number shows the country and does not break across lines', () => {
  expect(formatCallNumber('6641234501')).toBe('+43\u00a0664\u00a01234501')
})
