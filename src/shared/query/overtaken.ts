import { ApiError, problemField } from '../http/api-error.ts'
import type { Stored } from './port.ts'

/** What a refused change tells: the record as it is stored now and, if the bank knows it, who changed it and when. */
export type Overtaken<TRecord extends Stored> = { current: TRecord; changedBy?: string; changedAt?: string }

/** Whether a change was refused because somebody else had changed the record; undefined when it was anything else. */
export function overtakenBy<TRecord extends Stored>(error: unknown): Overtaken<TRecord> | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined
  const current = problemField(error, 'current') as TRecord | undefined
  if (typeof current?.etag !== 'string') return undefined
  const [changedBy, changedAt] = (['changedBy', 'changedAt'] as const).map((field) => problemField(error, field))
  return {
    current,
    ...(typeof changedBy === 'string' && { changedBy }),
    ...(typeof changedAt === 'string' && { changedAt }),
  }
}
