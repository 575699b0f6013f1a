import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatFileSize, formatSizeLimit, visibleFileName } from './file-text.ts'

it.each([
  [0, '0\u00a0kB'],
  [1, '1\u00a0kB'],
  [1024 * 1023, '1.023\u00a0kB'],
  [1024 * 1024 - 1, '1\u00a0MB'],
  [1024 * 1024, '1\u00a0MB'],
  [1024 * 1024 + 1, '1,1\u00a0MB'],
  [10_485_760, '10\u00a0MB'],
  [10_485_761, '10,1\u00a0MB'],
])('formats the file size %i as %s', (bytes, size) => expect(formatFileSize(bytes)).toBe(size))

it.each([
  [1024 * 1024 - 1, '1.023\u00a0kB'],
  [10_000_000, '9,5\u00a0MB'],
  [10_485_760, '10\u00a0MB'],
])('formats the limit %i as %s', (bytes, size) => expect(formatSizeLimit(bytes)).toBe(size))

it('never shows the limit for a larger file', () => {
  const bytes = fc.integer({ min: 1, max: 60_000_000 })
  fc.assert(
    fc.property(bytes, bytes, (limit, more) => {
      expect(formatFileSize(limit + more)).not.toBe(formatSizeLimit(limit))
      expect(formatFileSize(limit + 1)).not.toBe(formatSizeLimit(limit))
    }),
  )
})

it('removes direction marks that hide the file extension', () => {
  const marks = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']
  for (const mark of marks) expect(visibleFileName(`Rechnung${mark}fdp.exe`)).toBe('Rechnungfdp.exe')
})

it('removes line breaks and other invisible characters', () => {
  expect(visibleFileName('a\r\nb\u0000\u200b\ufeff.pdf')).toBe('ab.pdf')
})

it('keeps emoji, Arabic and Persian names', () => {
  for (const name of ['👩‍👩‍👧‍👦.png', 'مرحبا بالعالم.pdf', 'می‌خواهم.txt', 'Führerschein Gruber.pdf']) {
    expect(visibleFileName(name)).toBe(name)
  }
})
