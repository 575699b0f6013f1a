/** The key of a cause: the place in the contract and what is wrong there, the same in every run and on every machine. */
import { createHash } from 'node:crypto'
import type { Finding } from '#conform/finding.ts'
import { purposes } from '#conform/people.ts'

const people = Object.keys(purposes)
  .filter((name) => name.includes('.'))
  .map((name) => name.replace('.', String.raw`\.`))

/** What differs from run to run or from record to record, and what replaces it. */
const values: readonly [RegExp, string][] = [
  [/"(?:[^"\\]|\\.)*"/g, '‹value›'],
  [/\b[a-z]+:\/\/\S+/g, '‹address›'],
  [/[^\s@]+@[^\s@]+\.\w+/g, '‹address›'],
  [new RegExp(String.raw`\b(?:${people.join('|')})\b`, 'g'), '‹person›'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '‹id›'],
  [/\b\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?/g, '‹moment›'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '‹address›'],
  [/\b[A-Z]{2,}(?:_[A-Z]+)*\b/g, '‹value›'],
  [/\b(?:true|false|null|undefined)\b/g, '‹value›'],
  [/[+-]?\d+(?:\.\d+)?/g, '‹number›'],
]

/** The sentence without indexes, ids, moments, values and names of people, and its operations without their area. */
export const withoutValues = (sentence: string): string =>
  withoutArea(values.reduce((text, [value, name]) => text.replaceAll(value, name), sentence))

/** `privateGetProduct` and `bankGetProduct` are one: twins share their code in most backends. */
export const withoutArea = (sentence: string): string =>
  sentence.replaceAll(/\b(?:private|business|bank)([A-Z]\w*)/g, '$1')

/** The place in the contract without the operation; successes of all operations are one place. */
const placeOf = (pointer: string): string =>
  pointer.replace(/^#\/paths\/[^/]+\/[a-z]+/, 'operation').replace(/^operation\/responses\/2\d\d$/, 'operation/success')

/** The keys of a finding; with several fields each of them alone may be the cause. */
export function keysOf({ pointer, says, cause = withoutValues(says), fields }: Finding): string[] {
  const key = `${placeOf(pointer)}\n${cause}`
  return fields === undefined || fields.length === 0 ? [key] : fields.map((field) => `${key}: ${field}`)
}

/** The place in the contract that a key begins with. */
export const placeOfKey = (key: string): string => key.split('\n')[0]!

/** A short id for a key. */
export const idOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 8)
