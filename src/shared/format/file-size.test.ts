import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatFileSize, formatSizeLimit } from './file-size.ts'

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [1024 * 1023, '1.023 kB'],
  [1024 * 1024 - 1, '1 MB'],
  [1024 * 1024, '1 MB'],
  [1024 * 1024 + 1, '1,1 MB'],
  [10_485_760, '10 MB'],
  [10_485_761, '10,1 MB'],
])('a file of %i bytes has %s', (bytes, size) => expect(formatFileSize(bytes)).toBe(size))

it.each([
  [1024 * 1024 - 1, '1.023 kB'],
  [10_000_000, '9,5 MB'],
  [10_485_760, '10 MB'],
])('a limit of %i bytes is %s', (bytes, size) => expect(formatSizeLimit(bytes)).toBe(size))

it('a file that is larger than a limit never reads like it', () => {
  const bytes = fc.integer({ min: 1, max: 60_000_000 })
  fc.assert(
    fc.property(bytes, bytes, (limit, more) => {
      expect(formatFileSize(limit + more)).not.toBe(formatSizeLimit(limit))
      expect(formatFileSize(limit + 1)).not.toBe(formatSizeLimit(limit))
    }),
  )
})
