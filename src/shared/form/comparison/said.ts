import { get } from 'react-hook-form'
import { outgoing } from '../../http/outgoing.ts'
import type { KnownField } from './form-fields.ts'

/** A value as its field says it and as it is sent, so that what looks the same is the same. */
export const said = (say: KnownField['say'], value: unknown): string => say(outgoing(value)).trim()

/** Whether the field is part of the record, and what is stored in it is not what the person saw. */
export const isOvertaken = (name: string, { say }: KnownField, seen: object, stored: object): boolean => {
  const now: unknown = get(stored, name)
  return now !== undefined && said(say, now) !== said(say, get(seen, name))
}

/**
 * Whether the record says what was sent in every field that it has, and no longer what the person saw: then it was stored,
 * although nobody heard the answer. What only the record or only the form has says nothing.
 */
export function saysWhatWasSent(
  known: ReadonlyMap<string, KnownField>,
  { seen, stored, sent }: { seen: object; stored: object; sent: object },
): boolean {
  const both = [...known].filter(([name]) => get(stored, name) !== undefined)
  const isAsSent = both.every(([name, { say }]) => said(say, get(stored, name)) === said(say, get(sent, name)))
  return isAsSent && both.some(([name, field]) => isOvertaken(name, field, seen, stored))
}
