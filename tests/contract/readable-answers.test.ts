import { expect, it } from 'vitest'
import { requestValidator } from '../../contract-checks/validator.ts'
import { answers } from '../../generated/answers.ts'
import type { OperationId } from '../../generated/operations.ts'
import { isReadable } from '../../src/shared/http/readable.ts'
import { documentedAnswers } from './contract-examples.ts'
import { contract, operations, success } from './read-contract.ts'

const validate = requestValidator(contract.components.schemas)

/** Every documented success with data, with what the portal and what the contract say about it. */
const documented = operations.flatMap((operation) => {
  const promised = answers[operation.id as OperationId]
  const { json } = success(operation)
  if (promised === null || Array.isArray(promised) || json === undefined) return []
  return documentedAnswers(contract, operation)
    .filter(({ status }) => status < 300)
    .map(({ body, example }) => ({
      name: `${operation.id} ${example}`,
      body,
      reads: (data: unknown) => isReadable(promised, data),
      violations: (data: unknown) => new Set(validate(json, data).map(({ keyword }) => keyword)),
    }))
})

type Container = Record<string, unknown>
/** Every place of a value that has a name or a number, deepest last. */
function* places(value: unknown, path: string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield [...path, key]
    yield* places(inner, [...path, key])
  }
}

/** A copy of a value in which one place is changed. */
function changed(value: unknown, path: string[], change: (container: Container, key: string) => void): unknown {
  const copy: unknown = structuredClone(value)
  const container = path.slice(0, -1).reduce<unknown>((part, key) => (part as Container)[key], copy)
  change(container as Container, path.at(-1)!)
  return copy
}

it('the portal reads every success that the contract documents', () => {
  expect(documented.length).toBeGreaterThan(80)
  for (const { name, body, reads } of documented) expect([name, reads(body)]).toEqual([name, true])
})

it('an answer without one of its fields is read exactly when the contract can do without it', () => {
  let required = 0
  for (const { name, body, reads, violations } of documented) {
    for (const path of places(body)) {
      const parent = path.slice(0, -1).reduce<unknown>((part, key) => (part as Container)[key], body)
      if (Array.isArray(parent)) continue
      const without = changed(body, path, (container, key) => delete container[key])
      const needed = violations(without).has('required')
      required += Number(needed)
      expect([name, path, reads(without)]).toEqual([name, path, !needed])
    }
  }
  expect(required).toBeGreaterThan(500)
})

it.each([
  ['an object', { unexpected: true }],
  ['a list', [[]]],
  ['a number', 17.25],
  ['a yes', true],
  ['a text', 'unexpected'],
])('%s where the contract has another type is never read', (_, wrong) => {
  for (const { name, body, reads } of documented) {
    for (const path of places(body)) {
      const old = path.reduce<unknown>((part, key) => (part as Container)[key], body)
      const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
      if (old === null || kind(old) === kind(wrong)) continue
      const other = changed(body, path, (container, key) => (container[key] = wrong))
      expect([name, path, reads(other)]).toEqual([name, path, false])
    }
  }
})

it('what the contract may add without a break, and a value beyond its rules, is read', () => {
  for (const { name, body, reads } of documented) {
    for (const path of places(body)) {
      const old = path.reduce<unknown>((part, key) => (part as Container)[key], body)
      const newer = changed(body, path, (container, key) => {
        if (typeof old === 'string') container[key] = `${old} NEW`.repeat(50)
        else if (typeof old === 'number') container[key] = Math.trunc(old) * 3 + 1_000_000_007
        else if (typeof old === 'object' && old !== null && !Array.isArray(old)) container[key] = { ...old, added: [1] }
      })
      expect([name, path, reads(newer)]).toEqual([name, path, true])
    }
  }
})

it('refuses an empty answer and an answer of the wrong type for every operation', () => {
  for (const { name, reads } of documented) {
    for (const nothing of [undefined, null, '', 'OK', 0, 1, true, [], {}, [{}]]) {
      expect([name, nothing, reads(nothing)]).toEqual([name, nothing, false])
    }
  }
})

/** The first documented answer of a list, with its rows repeated until it has that many. */
function longList(operation: 'privateListTransactions' | 'bankListPrivateCustomers', rows: number): unknown {
  const { body } = documentedAnswers(
    contract,
    operations.find(({ id }) => id === operation)!,
  )[0]!
  const [name, known] = Object.entries(body as object).find(([, value]) => Array.isArray(value)) as [string, unknown[]]
  return { ...(body as object), [name]: Array.from({ length: rows }, (_, index) => known[index % known.length]) }
}

/** The time of one run in milliseconds: the median of many, so that a pause of the machine does not count. */
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
] as const)('a person does not wait for the validation of %s with %i rows', (operation, rows) => {
  const list = longList(operation, rows)
  const text = JSON.stringify(list)
  expect(isReadable(answers[operation], list)).toBe(true)
  const validating = medianMs(() => isReadable(answers[operation], list))
  const parsing = medianMs(() => JSON.parse(text))
  console.log(`${operation} ${rows}: validated in ${validating.toFixed(3)} ms, parsed in ${parsing.toFixed(3)} ms`)
  expect(validating / parsing).toBeLessThan(10)
})
