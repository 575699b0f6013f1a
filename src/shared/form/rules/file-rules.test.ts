import { expect, it } from 'vitest'
import { fileMaximumBytes } from '#generated/model/constants.ts'
import { csvFile, fileKind, fileName, fileRequired, maxFilesize, minFilesize } from './file-rules.ts'
import { keysOf } from './rules.fake.ts'

const fileOf = (size: number, name = 'rufnummern.csv', type = 'text/csv') =>
  new File([new Uint8Array(size)], name, { type })

it('a file must be chosen, at least one @R162', () => {
  for (const nothing of [null, undefined, []]) expect(keysOf(nothing, fileRequired())).toEqual(['required'])
  expect(keysOf(fileOf(1), fileRequired())).toEqual([])
  expect(keysOf([fileOf(1)], fileRequired())).toEqual([])
})

it('a file has at most the bytes of the contract, and exactly these are allowed @R163', () => {
  expect(keysOf(fileOf(fileMaximumBytes), maxFilesize())).toEqual([])
  expect(keysOf(fileOf(fileMaximumBytes + 1), maxFilesize())).toEqual([`maxFilesize:${fileMaximumBytes}`])
})

it('an empty file is refused @R164', () => {
  expect(keysOf(fileOf(0), minFilesize())).toEqual(['minFilesize'])
  expect(keysOf(fileOf(1), minFilesize())).toEqual([])
})

it.each([
  ['a.csv', 'text/csv', true],
  ['a.txt', 'text/csv', true],
  ['a.csv', 'application/vnd.ms-excel', true],
  ['a.CSV', '', true],
  ['a.xlsx', '', false],
  ['a.csv', 'text/plain', false],
  ['a.csv', 'application/pdf', false],
])('%s of type %j is a CSV file: %s @R165', (name, type, good) => {
  expect(keysOf(fileOf(1, name, type), csvFile())).toEqual(good ? [] : ['csvFile'])
})

it.each([
  ['Vertrag.PDF', true],
  ['foto.jpg', true],
  ['pdf', false],
  ['virus.pdf.exe', false],
])('%s is of an accepted kind: %s', (name, good) => {
  expect(keysOf(fileOf(1, name, ''), fileKind(['pdf', 'jpg']))).toEqual(good ? [] : ['fileKind:pdf, jpg'])
})

it('a name has at most 255 characters', () => {
  expect(keysOf(fileOf(1, 'ä'.repeat(255)), fileName())).toEqual([])
  expect(keysOf(fileOf(1, 'a'.repeat(256)), fileName())).toEqual(['fileName:255'])
})
