import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Constant } from '#contract-checks/contract.ts'
import { constantsOf, fillConstants } from '#scripts/contract/constants.ts'
import { checkConstants } from '#scripts/contract/rules/constants.ts'
import { contract } from './read-contract.ts'

const rows = new Map(
  readFileSync('docs/spec/requirements.tsv', 'utf8')
    .split('\n')
    .map((line) => [line.split('\t')[0]!, line]),
)
const valueOf = (name: string) => constantsOf(contract).find((one) => one.name === name)?.value

it.each([['monthlyCreditLimit', 'R618 R773 R902']])('the requirements have the same figure for %s', (name, ids) => {
  for (const id of ids.split(' ')) expect(rows.get(id)).toMatch(new RegExp(`\\b${valueOf(name)}\\b`))
})

/** What the lint finds about one more constant of a note. */
function messagesFor(constant: object, name = 'oneMore') {
  const copy = structuredClone(contract)
  copy.components.schemas.CreateNoteRequest!['x-constants'] = { [name]: constant as Constant }
  return checkConstants(copy).map(({ message }) => message)
}
const rows10 = { value: 10, unit: 'rows', description: 'Rows.' }

it.each([
  ['no number', { ...rows10, value: '10' }, 'has no number'],
  ['neither a value nor a keyword', { ...rows10, value: undefined }, 'has not one of value and keyword'],
  ['both', { ...rows10, keyword: 'maxLength' }, 'has not one of value and keyword'],
  ['a keyword that its schema does not have', { ...rows10, value: undefined, keyword: 'maximum' }, 'has no number'],
  ['no unit', { ...rows10, unit: '' }, 'has no unit'],
  ['no description', { ...rows10, description: '' }, 'has no description'],
  ['a word more', { ...rows10, from: 1 }, 'has from'],
])('the lint refuses a constant with %s', (_what, constant, expected) => {
  expect(messagesFor(constant)).toEqual([`oneMore ${expected}`])
})

it('the lint refuses a name twice, a name in capitals, and a text with a name that is not there', () => {
  expect(messagesFor(rows10, 'monthlyCreditLimit')).toEqual([expect.stringContaining('stands in')])
  expect(messagesFor(rows10, 'PAGE_SIZE')).toEqual(['PAGE_SIZE is no camelCase name'])
  expect(messagesFor({ ...rows10, description: 'At most ${notThere}.' })).toEqual(['there is no constant notThere'])
})

it('puts values into texts and expressions of the bundle', () => {
  const text = 'description: Up to ${limit} EUR.\nholds: amount <= ${limit} && a <= ${other}'
  expect(fillConstants(text, [{ name: 'limit', value: 30 }])).toBe(
    'description: Up to 30 EUR.\nholds: amount <= 30 && a <= ${other}',
  )
})
