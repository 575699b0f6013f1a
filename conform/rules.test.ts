import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ruleText, rulesInWords } from '#conform/rules.ts'

const documents = ['docs/spec/decisions.md', 'docs/spec/requirements.tsv']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

it('every rule beyond the contract is written down', () => {
  const ids = Object.keys(rulesInWords).flatMap((place) => place.match(/\b[AR]\d+\b/g) ?? [])
  expect(ids.length).toBeGreaterThan(15)
  for (const id of ids) expect(documents).toMatch(new RegExp(`^(?:- )?${id}\\s`, 'm'))
})

it('the guide has every rule beyond the contract', () => {
  const guide = readFileSync('docs/backend-teams.md', 'utf8')
  const rows = [...guide.matchAll(/^\| `([^`]+)` +\| (\S.*?) +\|$/gm)].map(([, place, text]) => [place, text])
  for (const rule of Object.entries(rulesInWords)) expect(rows).toContainEqual(rule)
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
  ['A147', 'A refused request changes nothing.'],
])('the rule at %s is stated in words', (place, text) => {
  expect(ruleText(place)).toContain(text)
})
