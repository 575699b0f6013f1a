/** Three-way merge of a form with a record that somebody else has changed: baseline, the own entries, what is stored now. Pure. */
import { get } from 'react-hook-form'
import { toOutgoing } from '../../http/outgoing.ts'
import type { ComparableField } from '../fields/form-context.ts'

type Fields = ReadonlyMap<string, ComparableField>

/** The text of a value as it is sent, in the notation of its field: values that look the same are equal. */
export const comparableText = (toText: ComparableField['toText'], value: unknown): string =>
  toText(toOutgoing(value)).trim()

/** For values without a field. */
const asJson = (value: unknown): string => JSON.stringify(value ?? null)

export type MergeInput = {
  /** The fields that the person sees, with their notation. */
  fields: Fields
  /** The values that the person began with, and those that are stored now. */
  baseline: object
  stored: object
  entries: object
  /** Fields that await a decision since an earlier conflict. */
  undecided?: ReadonlySet<string>
  /** The form starts with the record's own values, so that a stored value can replace an entry. */
  startsWithRecord: boolean
}

/** A field that both have changed differently. */
export type ConflictQuestion = {
  name: string
  field: ComparableField
  /** What is stored, and what the person had entered at the conflict. */
  stored: unknown
  entry: unknown
}

/** What the person has decided: for what is stored, for an entry of their own, or nothing yet. Another entry is a decision too. */
export function decisionOf(
  { field: { toText }, stored, entry }: ConflictQuestion,
  current: unknown,
  isKept: boolean,
): 'stored' | 'entry' | undefined {
  const text = comparableText(toText, current)
  if (text === comparableText(toText, stored)) return 'stored'
  return isKept || text !== comparableText(toText, entry) ? 'entry' : undefined
}

export type Merge = {
  /** Values to replace in the form, by the name of the field. */
  adopted: Map<string, unknown>
  questions: ConflictQuestion[]
}

/**
 * What the person did not touch takes the stored value; what both changed alike asks nothing; what both changed differently conflicts.
 * A value without a field, such as a name that only the bank changes, cannot have been touched.
 */
export function mergeChanges(input: MergeInput): Merge {
  const { fields, baseline, stored, entries, undecided, startsWithRecord } = input
  const adopted = new Map<string, unknown>()
  const questions: ConflictQuestion[] = []
  const names = new Set([...fields.keys(), ...(startsWithRecord ? leavesOf(stored) : [])])
  for (const name of names) {
    const toText = fields.get(name)?.toText ?? asJson
    const textIn = (values: object) => comparableText(toText, get(values, name))
    const current: unknown = get(stored, name)
    if (current === undefined) continue
    const isUndecided = undecided?.has(name) === true
    const [before, now, own] = [textIn(baseline), textIn(stored), textIn(entries)]
    if ((now === before && !isUndecided) || now === own) continue
    if (startsWithRecord && own === before && !isUndecided) adopted.set(name, current)
    else if (fields.has(name))
      questions.push({ name, field: fields.get(name)!, stored: current, entry: get(entries, name) })
  }
  return { adopted, questions }
}

/** The names of all values at any depth, such as `contractAddress.street`; a list is one value. */
function leavesOf(values: object, path = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
      ? leavesOf(value, `${path}${name}.`)
      : [`${path}${name}`],
  )
}

/**
 * Whether the record has the sent value in each field of the form, and is no longer as the person saw it: then the change was
 * stored although its response was lost. Fields that only the record or only the form has are ignored.
 */
export function matchesSentValues(
  fields: Fields,
  { seen, stored, sent }: { seen: object; stored: object; sent: object },
): boolean {
  const both = [...fields].filter(([name]) => get(stored, name) !== undefined)
  const textOf = (values: object, name: string, { toText }: ComparableField) =>
    comparableText(toText, get(values, name))
  return (
    both.every(([name, field]) => textOf(stored, name, field) === textOf(sent, name, field)) &&
    both.some(([name, field]) => textOf(stored, name, field) !== textOf(seen, name, field))
  )
}
