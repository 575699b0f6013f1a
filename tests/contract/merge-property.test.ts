import fc from 'fast-check'
import { get, set, type FieldValues } from 'react-hook-form'
import { expect, it } from 'vitest'
import { resolveRef } from '#contract-checks/contract.ts'
import { operations, records } from '#generated/operations.ts'
import { decisionOf, mergeChanges } from '#src/shared/form/shell/merge.ts'
import { contract } from './read-contract.ts'

type Changing = keyof typeof records

/** The record of the conflict that the contract shows for an operation, without its etag. */
function exampleOf(operation: Changing): FieldValues {
  const { path, method } = operations[operation]
  const { responses } = contract.paths[path]![method.toLowerCase() as 'put']!
  const { examples } = resolveRef(contract, responses['412']!).content!['application/json']!
  const example = Object.values(examples!)
    .map((one) => resolveRef(contract, one).value as { current?: FieldValues })
    .find(({ current }) => current !== undefined)
  const { etag: _etag, ...values } = example!.current!
  return values
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const leavesOf = (values: object, path = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isPlain(value) ? leavesOf(value, `${path}${name}.`) : [`${path}${name}`],
  )

/** Another value of the same kind, which differs by person; the two values of a checkbox are the same for both. */
function otherValue(value: unknown, person: string): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + person.length
  return Array.isArray(value) ? [...(value as unknown[]), person] : `${typeof value === 'string' ? value : ''}${person}`
}

function changed(values: FieldValues, names: readonly string[], person: string): FieldValues {
  const copy = structuredClone(values)
  for (const name of names) set(copy, name, otherValue(get(values, name), person))
  return copy
}

it.each(Object.keys(records) as Changing[])('%s: a merge loses no field of either', (operation) => {
  const baseline = exampleOf(operation)
  const names = leavesOf(baseline)
  const fields = new Map(
    names.map((name) => [name, { label: name, toText: (value: unknown) => JSON.stringify(value ?? null) }]),
  )
  const some = fc.subarray(names)
  fc.assert(
    fc.property(some, some, some, (own, theirs, keptStored) => {
      const entries = changed(baseline, own, 'me')
      const stored = changed(baseline, theirs, 'other')
      const { adopted, questions } = mergeChanges({ fields, baseline, stored, entries, startsWithRecord: true })
      const merged = structuredClone(entries)
      for (const [name, value] of adopted) set(merged, name, value)
      // Nothing has a default.
      for (const question of questions) {
        expect(decisionOf(question, get(merged, question.name), false)).toBeUndefined()
        if (keptStored.includes(question.name)) set(merged, question.name, question.stored)
      }
      const asked = new Set(questions.map(({ name }) => name))
      for (const name of names) {
        const [is, mine, other] = [merged, entries, stored].map((values) => get(values, name) as unknown)
        if (!own.includes(name)) expect(is, name).toEqual(other)
        else if (!theirs.includes(name)) expect(is, name).toEqual(mine)
        else expect(is, name).toEqual(asked.has(name) && keptStored.includes(name) ? other : mine)
        expect(asked.has(name), name).toBe(
          own.includes(name) && theirs.includes(name) && JSON.stringify(mine) !== JSON.stringify(other),
        )
      }
      // The entries with the next record as their baseline need no further merge.
      const again = mergeChanges({ fields, baseline: stored, stored, entries: merged, startsWithRecord: true })
      expect([again.adopted.size, again.questions]).toEqual([0, []])
    }),
    { numRuns: 50 },
  )
})
