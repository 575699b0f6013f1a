import { expect, it } from 'vitest'
import { answers } from '../../generated/answers.ts'
import { isReadable } from '../../src/shared/http/readable.ts'
import { documentedAnswers } from './documented-answers.ts'
import { contract, operations } from './read-contract.ts'

/** The first documented answer of a list, with its rows repeated until it has that many. */
function longList(operation: 'privateListTransactions' | 'bankListPrivateCustomers', rows: number): unknown {
  const { body } = documentedAnswers(
    contract,
    operations.find(({ id }) => id === operation)!,
  )[0]!
  const [name, known] = Object.entries(body as object).find(([, value]) => Array.isArray(value)) as [string, unknown[]]
  return { ...(body as object), [name]: Array.from({ length: rows }, (_, index) => known[index % known.length]) }
}

/** The time of one run in milliseconds: the median of many, so that a busy machine does not count. */
function medianMs(run: () => unknown): number {
  const took = Array.from({ length: 301 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return took.sort((a, b) => a - b)[150]!
}

it.each([
  ['privateListTransactions', 20],
  ['privateListTransactions', 50],
  ['bankListPrivateCustomers', 20],
  ['bankListPrivateCustomers', 50],
] as const)('a person does not wait for the judgement of %s with %i rows', (operation, rows) => {
  const list = longList(operation, rows)
  const text = JSON.stringify(list)
  expect(isReadable(answers[operation], list)).toBe(true)
  const judging = medianMs(() => isReadable(answers[operation], list))
  const parsing = medianMs(() => JSON.parse(text))
  console.log(`${operation} ${rows}: judged in ${judging.toFixed(3)} ms, parsed in ${parsing.toFixed(3)} ms`)
  expect(judging).toBeLessThan(1)
  expect(judging / parsing).toBeLessThan(10)
})
