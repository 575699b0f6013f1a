import { expect, it } from 'vitest'
import { contradictions, untranslated } from './catalog-entries.ts'

const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"'
const catalog = (...entries: string[]) => [header, ...entries].join('\n\n')
const hello = '#: src/hello.tsx:3\nmsgid "Hello"\nmsgstr "Guten Tag"'

it('a sentence without German is named, on one line or on several', () => {
  const long = 'msgid ""\n"Good"\n"bye"\nmsgstr ""'
  expect(untranslated(catalog(hello, 'msgid "Welcome"\nmsgstr ""', long))).toEqual(['Welcome', 'Goodbye'])
})

it('a translation on several lines is one', () => {
  expect(untranslated(catalog('msgid "Hello"\nmsgstr ""\n"Guten "\n"Tag"'))).toEqual([])
})

it('a sentence with two translations is named with both', () => {
  const other = catalog('msgid "Hello"\nmsgstr "Servus"')
  expect(contradictions([catalog(hello), catalog(hello), other])).toEqual([['Hello', ['Guten Tag', 'Servus']]])
})

it('a sentence that is not translated yet contradicts none', () => {
  expect(contradictions([catalog(hello), catalog('msgid "Hello"\nmsgstr ""')])).toEqual([])
})

it('a context makes it another sentence', () => {
  expect(contradictions([catalog(hello), catalog('msgctxt "a friend"\nmsgid "Hello"\nmsgstr "Servus"')])).toEqual([])
})
