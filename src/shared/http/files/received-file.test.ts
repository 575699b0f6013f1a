import { expect, it } from 'vitest'
import { receivedFile } from './received-file.ts'

const nameOf = (disposition: unknown) => receivedFile(new Blob(['x']), disposition).name

it.each([
  ['attachment; filename="Rechnung 4711.pdf"', 'Rechnung 4711.pdf'],
  ['attachment; filename=rechnung.pdf', 'rechnung.pdf'],
  ["attachment; filename*=UTF-8''B%C3%BCro%20%E2%82%AC.pdf", 'Büro €.pdf'],
  ['attachment; filename="Buro.pdf"; filename*=UTF-8\'\'B%C3%BCro.pdf', 'Büro.pdf'],
  ['attachment; filename*=UTF-8\'\'B%C3%BCro.pdf; filename="Buro.pdf"', 'Büro.pdf'],
  ["attachment; filename*=ISO-8859-1''B%FCro.pdf", 'Büro.pdf'],
  ['inline; FileName="a;b.csv"', 'a;b.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a -b-.csv'],
])('%s is saved as %s @R257 @R765', (disposition, name) => expect(nameOf(disposition)).toBe(name))

it.each([
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\Windows\\\\x.pdf"', 'x.pdf'],
  ["attachment; filename*=UTF-8''..%2F..%2Fx.pdf", 'x.pdf'],
  ['attachment; filename=".htaccess"', 'htaccess'],
  ["attachment; filename*=UTF-8''a%0D%0Ab%00.pdf", 'ab.pdf'],
  ["attachment; filename*=UTF-8''beleg%E2%80%AEfdp.exe", 'belegfdp.exe'],
  ['attachment; filename="a<b>:c|d?e*.csv"', 'a-b--c-d-e-.csv'],
])('nothing of %s leads out of the folder or deceives', (disposition, name) => expect(nameOf(disposition)).toBe(name))

it('a name that no disk takes is cut, and keeps its ending', () => {
  const name = nameOf(`attachment; filename="${'x'.repeat(400)}.pdf"`)
  expect(name).toHaveLength(200)
  expect(name).toMatch(/x\.pdf$/)
})

it.each([
  undefined,
  null,
  '',
  'attachment',
  'attachment; filename=',
  'attachment; filename=".."',
  ';;;=',
  "a; filename*=x'",
])('without a usable name (%j) it is left to the caller', (disposition) => expect(nameOf(disposition)).toBe(''))

it('content and type stay as they came', async () => {
  const file = receivedFile(new Blob(['a;b'], { type: 'text/csv' }), 'attachment; filename=a.csv')
  expect([await file.text(), file.type]).toEqual(['a;b', 'text/csv'])
})
