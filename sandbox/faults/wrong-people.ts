/** Faults of identity: the caller, one-time codes and the owner of a record. */
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { type Fault, changeAnswers } from '#sandbox/faults/fault.ts'
import type { OperationId } from '#generated/operations.ts'
import type { RawRequest } from '#sandbox/server/request.ts'

/** Answers of one operation, changed by what its body was. */
const changeAnswerByBody = (
  name: string,
  operation: OperationId,
  change: (answer: OutgoingAnswer, body: string, raw: RawRequest) => OutgoingAnswer,
): Fault => ({
  name,
  operations: [operation],
  plant: (next) => async (server, called, raw) => {
    if (called !== operation) return next(server, called, raw)
    let body = ''
    const readBody: RawRequest['readBody'] = async (most) => {
      const read = await raw.readBody(most)
      body = read.toString()
      return read
    }
    return change(await next(server, called, { ...raw, readBody }), body, raw)
  },
})

/** A code that was right once stays so. */
function keepCodeValid(name: string, operation: OperationId): Fault {
  const right = new Set<string>()
  return changeAnswerByBody(name, operation, (answer, body) => {
    if (answer.status < 300) right.add(body)
    return right.has(body) ? { status: 204 } : answer
  })
}

/** The customer in the path is ignored once the record was found. */
function ignoreOwner(name: string, operation: OperationId, record: string): Fault {
  const owners = new Map<string, string>()
  return {
    name,
    operations: [operation],
    plant: (next) => async (server, called, raw) => {
      const id = raw.params[record] ?? ''
      const owner = called === operation ? owners.get(id) : undefined
      const params = owner === undefined ? raw.params : { ...raw.params, customerId: owner }
      const answer = await next(server, called, { ...raw, params })
      if (called === operation && answer.status < 300) owners.set(id, raw.params.customerId ?? '')
      return answer
    },
  }
}

/** What a call answers is stored outside of it, so that one that ends later has the answer of another one. */
function mixUpAnswers(name: string, operation: OperationId): Fault {
  let running = 0
  let last: OutgoingAnswer | undefined
  return {
    name,
    operations: [operation],
    plant: (next) => async (server, called, raw) => {
      if (called !== operation) return next(server, called, raw)
      running += 1
      const mine = await next(server, called, raw)
      const answer = running > 1 && mine.status === 200 ? (last ?? mine) : mine
      running -= 1
      last = mine.status === 200 ? mine : undefined
      return answer
    },
  }
}

export const wrongPeople: Fault[] = [
  changeAnswers('the headers say who calls', ['privateGetProduct'], (answer, { headers, traceId }) =>
    answer.status === 200 && headers['x-user-email'] !== undefined
      ? { status: 403, body: { status: 403, title: 'Somebody else', traceId } }
      : answer,
  ),
  mixUpAnswers('of two calls at once one has the answer of the other', 'privateGetProfile'),
  ignoreOwner('a record is found at another customer', 'bankDownloadDocument', 'documentId'),
  keepCodeValid('a code works as often as one likes', 'businessResetPassword'),
  changeAnswerByBody('an unknown address is never locked', 'bankLogin', (answer, body, { traceId }) =>
    answer.status === 462 && body.includes('"konform.')
      ? { status: 401, body: { status: 401, title: 'Wrong', traceId } }
      : answer,
  ),
]
