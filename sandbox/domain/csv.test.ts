import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCsv, writeCsv } from '#sandbox/domain/csv.ts'

it.each([
  ['a;b\r\n1;2\r\n', [1, 2]],
  ['a;b\n\n1;2', [1, 3]],
  ['a;b\n;\n1;2', [1, 3]],
  ['a;b\n"1\n1";2\n3;4', [1, 2, 4]],
  ['a;b\r\n"1\r\n1";"2"\r\n3;4\n5;6', [1, 2, 4, 5]],
])('rows of %j start on the lines %j', (text, lines) => {
  expect(readCsv(text)?.map(({ line }) => line)).toEqual(lines)
})

it('cells lose blanks at their ends and keep everything else', () => {
  expect(readCsv(' a ;" b;""c"" ";d"e\r\n')?.[0]?.cells).toEqual(['a', 'b;"c"', 'd"e'])
})

it.each(['a;b\n"1;2\n3;4', 'a;b\n"1"x;2\n'])(
  'a quote that is never closed, or closed too early, is reported: %j',
  (text) => {
    expect(readCsv(text)).toBeUndefined()
  },
)

const hostile = [
  '=HYPERLINK("http://evil.example";"Rechnung")',
  '+43',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1',
  "'=1",
  "''-1",
]

it('a negative amount stays a number for a spreadsheet', () => {
  expect(writeCsv([['-12,50', '-12,5', '-1,00+1']])).toBe(`\ufeff-12,50;"'-12,5";"'-1,00+1"\r\n`)
})

it.each(hostile)('%j is no formula in a written file, and is read again as it was', (text) => {
  const file = writeCsv([['before', text, 'after']])
  expect(file).toMatch(/^\ufeffbefore;"?'/)
  expect(readCsv(file.slice(1))?.[0]?.cells).toEqual(['before', text, 'after'])
})

it('a long run of blanks within a cell takes no longer to read than letters', () => {
  const blanks = `x${' '.repeat(1_000_000)}y`
  expect(readCsv(`a\n${blanks}`)?.[1]?.cells).toEqual([blanks])
})

it('numbers and what is missing stay what they are', () => {
  expect(writeCsv([[1.5, null, "'a", 12]])).toBe("\ufeff1.5;;'a;12\r\n")
})

it('what is written is read again, whatever people enter; no cell begins as a formula', () => {
  const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@"';\t\n a]{0,4}$/))
  // Blanks at the ends are ignored; the line ends of a cell are those of the file.
  const normalized = cell.map((text) => text.replaceAll('\r\n', '\n').replaceAll(/^ +| +$/g, ''))
  fc.assert(
    fc.property(
      fc.array(fc.array(normalized, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      (rows) => {
        const full = rows.filter((cells) => cells.some((text) => text !== ''))
        fc.pre(full.length > 0)
        const file = writeCsv(full)
        expect(readCsv(file.slice(1))?.map(({ cells }) => cells)).toEqual(full)
        for (const text of full.flat()) expect(writeCsv([[text]])).not.toMatch(/^\ufeff"?[=+\-@\t\r\n＝＋－＠](?!\n?$)/)
      },
    ),
  )
})
