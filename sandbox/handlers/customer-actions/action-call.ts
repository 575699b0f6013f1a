/** What all actions of the bank on a customer have in common. */
import type { Session } from '#sandbox/server/handler.ts'
import { invalid } from '#sandbox/server/problem.ts'
import type { Customer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'

export type Writing<Body> = { db: Database; now: Date; traceId: string; session: Session; body: Body }

/** 400 when the body names another customer than the path. */
export const otherCustomer = (call: Writing<{ customerId: string }>, { id }: Customer) =>
  call.body.customerId === id ? undefined : invalid(call, [{ field: 'customerId', rule: 'equal' }])

/** The history keeps at most this much of a note. */
const noteLength = 1500

/** What was done, and why when somebody wrote it down. */
export function withNote(activity: string, note: string | null | undefined): string {
  if (note === null || note === undefined) return activity
  const signs = [...note]
  return `${activity}. Notiz: ${signs.length > noteLength ? `${signs.slice(0, noteLength).join('')} …` : note}`
}
