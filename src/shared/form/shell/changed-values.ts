import { outgoing } from '../../http/outgoing.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whether something else would be sent than what was loaded: trimmed, and with nothing for what is empty (A126). */
export function isChanged(values: unknown, loaded: unknown): boolean {
  return !isSame(outgoing(values), outgoing(loaded))
}

/** What counts as a change, where one is needed: anything, or one of these fields. */
export type CountedFields = boolean | readonly string[]

/** Whether there is a change that counts. */
export function hasCountedChange(values: object, loaded: object, counted: CountedFields): boolean {
  if (typeof counted === 'boolean') return isChanged(values, loaded)
  return counted.some((name) => isChanged((values as Fields)[name], (loaded as Fields)[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one ?? null, other ?? null)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isFields(one) || !isFields(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]))
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
