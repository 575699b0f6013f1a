/** The body of every refusal (A148). */
import type { Problem } from '#generated/model/problem.ts'
import type { Violation } from '#generated/model/violation.ts'
import type { ComeBackLater } from '#sandbox/domain/come-back-later.ts'

type Traced = { traceId: string }

/** A refusal for a handler to answer with; `title` is for logs, `more` is what the status carries beyond Problem. */
export function refuse<S extends number, More extends object = Record<never, never>>(
  { traceId }: Traced,
  status: S,
  title: string,
  more?: More,
): { status: S; body: Problem & More } {
  return { status, body: { status, title, traceId, ...more } as Problem & More }
}

/** 400 for a rule between fields, which the contract's schemas cannot say. */
export const invalid = (call: Traced, violations: Violation[]) =>
  refuse(call, 400, 'The request breaks the contract', { violations })

const titles = { 429: 'Too many attempts', 503: 'Too many passwords are waiting to be compared' } as const

/** 429 and 503 say when trying again is worth it. */
export const comeBackLater = (call: Traced, { status, seconds }: ComeBackLater) => ({
  ...refuse(call, status, titles[status]),
  headers: { 'retry-after': String(seconds) },
})
