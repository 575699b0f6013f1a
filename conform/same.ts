/** Whether two answers say the same: whatever the order of their names, and whatever has happened by itself meanwhile. */
import type { Fields } from '#conform/views.ts'

/** What runs by itself does not count as a change (the contract's Etag). */
export const runsByItself: ReadonlySet<string> = new Set(['taskOpen', 'remainingLimitEUR', 'sessionIdleSeconds'])
const beside: ReadonlySet<string> = new Set([...runsByItself, 'etag'])
const nothing: ReadonlySet<string> = new Set()

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type How = { without: ReadonlySet<string>; asSets?: boolean }

function textWith(value: unknown, how: How): string {
  const { without, asSets = false } = how
  return JSON.stringify(value, (name, part: unknown) => {
    if (without.has(name)) return undefined
    if (isFields(part)) return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (!asSets || !Array.isArray(part)) return part
    return part.toSorted((a, b) => (textWith(a, how) < textWith(b, how) ? -1 : 1))
  })
}

/** The text of a record without what runs by itself, to compare it with another time or another place. */
export const steadyText = (record: unknown): string => textWith(record, { without: runsByItself })

/** The same without its etag. */
export const textOf = (record: unknown): string => textWith(record, { without: beside })

export const isSame = (one: unknown, other: unknown): boolean => steadyText(one) === steadyText(other)

/** Whether a value is the one that was sent; lists are sets there. */
export const isSent = (sent: unknown, shown: unknown): boolean => {
  const how = { without: nothing, asSets: true }
  return textWith(sent, how) === textWith(shown, how)
}
