import { expect, it } from 'vitest'
import { operations } from './read-contract.ts'

/** The path of a call, with the examples of its parameters. */
const examplePath = ({ path, parameters }: (typeof operations)[number]): string =>
  parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path)

it('the path of a call has a digit only where it names a record, so that the portal can tell a missing call', () => {
  for (const operation of operations) {
    expect(operation.path.replaceAll(/\{\w+\}/g, ''), operation.id).not.toMatch(/\d/)
    if (operation.path.includes('{')) expect(examplePath(operation)).toMatch(/\d/)
  }
})

it('a call that names no record is never refused because there is none', () => {
  const refused = operations.filter(({ path, responses }) => responses['404'] !== undefined && !path.includes('{'))
  // These two name a record in the query, and have a sentence of their own.
  expect(refused.map(({ id }) => id)).toEqual(['bankGetBillRunCalculation', 'bankGetBillRunTransactions'])
})
