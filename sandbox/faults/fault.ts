/** Mistakes of a backend, planted on purpose, to prove that the conformance kit finds them. */
import type { OperationId } from '#generated/operations.ts'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import type { Server, answerCall } from '#sandbox/server/answer-call.ts'
import type { RawRequest } from '#sandbox/server/request.ts'

type AnswerCall = typeof answerCall

export type Fault = {
  /** As SANDBOX_FAULTS names it. */
  name: string
  /** Where it shows; a check of these operations is enough to find it. */
  operations: readonly OperationId[]
  plant: (next: AnswerCall) => AnswerCall
}

type Body = Record<string, unknown>
type Change = (answer: OutgoingAnswer, raw: RawRequest) => OutgoingAnswer | Promise<OutgoingAnswer>

/** Answers of some operations go out changed; `changed` names them where it shows in other operations. */
export const changeAnswers = (
  name: string,
  operations: readonly OperationId[],
  change: Change,
  changed = operations,
): Fault => ({
  name,
  operations,
  plant: (next) => async (server, called, raw) => {
    const answer = await next(server, called, raw)
    return changed.includes(called) ? change(answer, raw) : answer
  },
})

/** The body of a success goes out changed. */
export const changeBody = (
  name: string,
  operation: OperationId,
  change: (body: Body, raw: RawRequest) => object,
): Fault =>
  changeAnswers(name, [operation], (answer, raw) =>
    answer.status < 300 ? { ...answer, body: change(answer.body as Body, raw) } : answer,
  )

/** The body of a refusal goes out changed. */
export const changeProblem = (
  name: string,
  operation: OperationId,
  status: number,
  change: (body: Body) => object,
): Fault =>
  changeAnswers(name, [operation], (answer) =>
    answer.status === status ? { ...answer, body: change(answer.body as Body) } : answer,
  )

/** One status goes out as another one. */
export const replaceStatus = (name: string, operation: OperationId, from: number, to: number): Fault =>
  changeAnswers(name, [operation], (answer) => {
    if (answer.status !== from) return answer
    return to === 204 ? { status: 204 } : { ...answer, status: to, ...withStatus(answer.body, to) }
  })

const withStatus = (body: unknown, status: number) =>
  typeof body === 'object' && body !== null && 'traceId' in body ? { body: { ...body, status } } : {}

type Query = Record<string, string | string[]>

/** What the contract refuses is refused, and then another query is answered. */
export const changeQuery = (name: string, operation: OperationId, change: (query: Query) => Query): Fault => ({
  name,
  operations: [operation],
  plant: (next) => (server, called, raw) => {
    if (called !== operation) return next(server, called, raw)
    const read: Server['requestCheck']['read'] = (contracted, sent) => ({
      ...server.requestCheck.read(contracted, { ...sent, query: change(sent.query) }),
      violations: server.requestCheck.read(contracted, sent).violations,
    })
    return next({ ...server, requestCheck: { ...server.requestCheck, read } }, called, raw)
  },
})

export const omitField = <T>(fields: Record<string, T>, left: string): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left))

/** A key of the query does nothing. */
export const ignoreQueryKey = (name: string, operation: OperationId, key: string): Fault =>
  changeQuery(name, operation, (query) => omitField(query, key))

/** A rule of the contract is not looked at. */
export const ignoreRule = (name: string, operation: OperationId, rule: string): Fault => ({
  name,
  operations: [operation],
  plant: (next) => (server, called, raw) => {
    if (called !== operation) return next(server, called, raw)
    const read: Server['requestCheck']['read'] = (contracted, sent) => {
      const { request, violations } = server.requestCheck.read(contracted, sent)
      return { request, violations: violations.filter((one) => one.rule !== rule) }
    }
    return next({ ...server, requestCheck: { ...server.requestCheck, read } }, called, raw)
  },
})
