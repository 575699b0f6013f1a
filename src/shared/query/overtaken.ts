import { ApiError, problemField } from '../http/api-error.ts'
import type { Stored } from './port.ts'

/** The record as it is stored now, when a change was refused because somebody else was faster; undefined for anything else. */
export function overtakenBy<TRecord extends Stored>(error: unknown): TRecord | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined
  const current = problemField(error, 'current') as TRecord | undefined
  return typeof current?.etag === 'string' ? current : undefined
}
