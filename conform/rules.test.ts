import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Place, ruleText, rules } from '#conform/rules.ts'
import { readContract } from '#contract-checks/contract.ts'

const documents = ['docs/spec/decisions.md', 'docs/spec/requirements.tsv']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const contract = readContract()
const isInContract = (pointer: string) => contract.along(pointer).length === pointer.split('/').length - 1

it('every rule beyond the contract is written down', () => {
  for (const source of Object.values(rules).flatMap((rule) => [...rule.source])) {
    if (source.startsWith('RFC ')) continue
    if (source.startsWith('#/')) expect(source).toSatisfy(isInContract)
    else if (source.startsWith('decision '))
      expect(globSync(`docs/decisions/${source.slice('decision '.length)}-*.md`)).toHaveLength(1)
    else expect(documents).toMatch(new RegExp(`^(?:- )?${source}\\s`, 'm'))
  }
})

it('the guide has every rule beyond the contract', () => {
  const guide = readFileSync('docs/backend-teams.md', 'utf8')
  const rows = [...guide.matchAll(/^\| `(rule\/[^`]+)` +\| (\S.*?) +\|$/gm)].map(([, place, text]) => [place, text])
  expect(rows).toEqual(Object.entries(rules).map(([place, { text }]) => [place, text]))
})

const sources = globSync('conform/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

it('every place that a check names is in the contract, and every rule is one of a check', () => {
  const places = new Set([...sources.matchAll(/'(#\/components\/[^']+)'/g)].map(([, place]) => place!))
  expect(places.size).toBeGreaterThan(5)
  expect([...places].filter((place) => !isInContract(place))).toEqual([])
  for (const rule of Object.keys(rules)) expect(sources.split(`'${rule}'`).length).toBeGreaterThan(2)
})

it('a check whose rule stands nowhere does not compile', () => {
  const { pointer } = contract.operation('privateGetProduct')
  // @ts-expect-error -- the rule is not listed
  expect(rules).not.toHaveProperty('rule/nowhere' satisfies Place)
  // @ts-expect-error -- a whole operation demands nothing in particular
  expect(pointer satisfies Place).toMatch(/^#\/paths/)
  expect(`${pointer}/responses/200` satisfies Place).toMatch(/200$/)
})

it.each([
  ['#/components/schemas/Money/type', 'Money: type is "number". Amount in EUR with at most two decimals.'],
  ['#/components/schemas/ProductLimit/x-invariants/0', 'ProductLimit: remainingLimitEUR <= monthlyLimitEUR. Limit of'],
  ['#/paths/~1private~1product/get', 'GET /private/product: Read the product of the signed-in customer'],
  ['#/paths/~1private~1product/get/responses/403', 'GET /private/product answers 403: '],
  [
    '#/paths/~1private~1product/get/responses',
    'GET /private/product answers 200, 400, 401, 403, 458, 459 and nothing else.',
  ],
  ['#/components/parameters/UserId', "UserId: The token's sub claim"],
  ['rule/refusals-change-nothing', 'A refused request changes nothing.'],
])('the rule at %s is stated in words', (place, text) => {
  expect(ruleText(place)).toContain(text)
})
