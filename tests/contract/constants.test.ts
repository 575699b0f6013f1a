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

it.each([
  ['monthlyCreditLimit', 'R618 R773 R902'],
  ['employeesPageSize', 'R824'],
  ['registrationsPageSize', 'R825'],
  ['tasksPageSize', 'R826'],
  ['billRunDaysPageSize', 'R827'],
  ['billRunSumsPageSize', 'R828'],
  ['historyPageSize', 'R711 R829'],
  ['documentsPageSize', 'R399 R832'],
  ['feesPageSize', 'R414 R833'],
  ['administratorsPageSize', 'R834'],
  ['callingNumbersPageSize', 'R834'],
  ['receiptsPageSize', 'R332 R835 R852'],
  ['fileMaximumBytes', 'R163 R905'],
])('the requirements have the same figure for %s', (name, ids) => {
  for (const id of ids.split(' ')) expect(rows.get(id)).toMatch(new RegExp(`\\b${valueOf(name)}\\b`))
})

it('the table of operations has the same limit of credits', () => {
  const operations = readFileSync('docs/spec/operations.tsv', 'utf8')
  const limits = [...operations.matchAll(/one-time credits must not exceed (\d+) EUR/g)].map(([, limit]) =>
    Number(limit),
  )
  expect([...new Set(limits)]).toEqual([valueOf('monthlyCreditLimit')])
})

const decisions = readFileSync('docs/spec/decisions.md', 'utf8')

it.each([
  ['monthlyCreditLimit', 'A90', 1],
  ['codeLifetimeSeconds', 'A146', 60],
  ['codeTries', 'A146', 1],
  ['codeResendSeconds', 'A146', 1],
  ['accountLockMinutes', 'A150', 1],
  ['wrongPasswordsUntilLock', 'A150', 1],
  ['assumedLockMinutes', 'A55', 1],
  ['sessionIdleMinutes', 'A151', 1],
  ['minimumAge', 'A118', 1],
  ['searchMinimum', 'A115', 1],
  ['tasksAttemptsDefault', 'A117', 1],
])('the decisions have the same figure for %s', (name, id, unit) => {
  const [line] = new RegExp(`^- ${id} .*$`, 'm').exec(decisions)!
  expect(line).toMatch(new RegExp(`\\b${valueOf(name)! / unit}\\b`))
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
