import { toOutgoing } from '../../http/outgoing.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whether the values differ from the loaded ones as they would be sent: trimmed, with null for what is empty (A126). */
export function isChanged(values: unknown, loaded: unknown): boolean {
  return !isSame(toOutgoing(values), toOutgoing(loaded))
}

/** The fields whose changes count: all, none, or these names. */
export type CountedFields = boolean | readonly string[]

/** Whether one of the counted fields has changed. */
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
