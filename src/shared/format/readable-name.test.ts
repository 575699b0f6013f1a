import { expect, it } from 'vitest'
import { readableName } from './readable-name.ts'

it('marks that turn the reading direction do not hide the ending of a file', () => {
  const marks = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']
  for (const mark of marks) expect(readableName(`Rechnung${mark}fdp.exe`)).toBe('Rechnungfdp.exe')
})

it('line breaks and other characters without a shape are left out', () => {
  expect(readableName('a\r\nb\u0000\u200b\ufeff.pdf')).toBe('ab.pdf')
})

it('emoji, Arabic and Persian names stay as they are written', () => {
  for (const name of ['👩‍👩‍👧‍👦.png', 'مرحبا بالعالم.pdf', 'می‌خواهم.txt', 'Führerschein Gruber.pdf']) {
    expect(readableName(name)).toBe(name)
  }
})
