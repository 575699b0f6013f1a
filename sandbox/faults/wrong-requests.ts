/** Sessions, roles and rules that are not looked at, and writes that do nothing. */
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { type Fault, ignoreRule } from '#sandbox/faults/fault.ts'
import type { OperationId } from '#generated/operations.ts'
import type { RawRequest } from '#sandbox/server/request.ts'
import type { Server } from '#sandbox/server/answer-call.ts'
import { checkSession } from '#sandbox/server/check-session.ts'

const tokenIn = (answer: OutgoingAnswer) => (answer.body as { token?: string } | undefined)?.token

/** Whether the session of a token lasts, whatever its person may call. */
async function isAlive(
  { db, environment }: Server,
  operation: OperationId,
  { traceId, now }: RawRequest,
  token: string,
) {
  const query = { traceId, now, db, idleMinutes: environment.idleMinutes, authorization: `Bearer ${token}` }
  const checked = await checkSession(operation, query)
  return 'session' in checked || checked.refusal.status === 403
}

/** The call is answered as for the person of the token that `choose` returns, of the sessions that were begun and still last. */
function actAs(
  name: string,
  operation: OperationId,
  choose: (sent: string | undefined, alive: string[]) => string | undefined,
): Fault {
  const seen: string[] = []
  return {
    name,
    operations: [operation],
    plant: (next) => async (server, called, raw) => {
      const { authorization } = raw.headers
      const alive: string[] = []
      for (const one of called === operation ? seen : []) if (await isAlive(server, called, raw, one)) alive.push(one)
      const token = called === operation ? choose(authorization?.replace(/^Bearer /, ''), alive) : undefined
      const headers = token === undefined ? raw.headers : { ...raw.headers, authorization: `Bearer ${token}` }
      const answer = await next(server, called, { ...raw, headers })
      const signedIn = called.endsWith('Login') ? tokenIn(answer) : undefined
      if (signedIn !== undefined) seen.push(signedIn)
      return answer
    },
  }
}

type Claims = { sub?: string; groups?: string[] }
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims
const isIn = (token: string, group: string) => claimsOf(token).groups?.includes(group) === true
const withGroup = (alive: string[], group: string) => alive.findLast((token) => isIn(token, group))

/** For somebody of one group, the token of somebody of another one. */
const instead = (sent: string | undefined, alive: string[], group: string, other: string) =>
  alive.some((token) => token === sent && isIn(token, group) && !isIn(token, other))
    ? withGroup(alive, other)
    : undefined

/** A write is answered, and nothing is written. */
const loseWrite = (name: string, operation: OperationId, status: number): Fault => ({
  name,
  operations: [operation],
  plant: (next) => async (server, called, raw) => {
    if (called !== operation) return next(server, called, raw)
    // All of it runs in a transaction that is undone.
    const undone = new Error('undone')
    let answer: OutgoingAnswer = { status }
    await server.db
      .transaction(async (db) => {
        answer = await next({ ...server, db }, called, raw)
        if (answer.status < 300) throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return answer
  },
})

/** The session is checked before the body is read and not again: if it has ended meanwhile, another session of the person is used. */
function checkSessionTooEarly(name: string, operation: OperationId): Fault {
  const seen: string[] = []
  return {
    name,
    operations: [operation],
    plant: (next) => async (server, called, raw) => {
      const { db, environment } = server
      const { traceId, now } = raw
      const { authorization } = raw.headers
      const asking = { traceId, now, db, idleMinutes: environment.idleMinutes, authorization }
      const wasAlive = called === operation && 'session' in (await checkSession(called, asking))
      let body: ReturnType<RawRequest['readBody']> | undefined
      const readBody: RawRequest['readBody'] = (most) => (body ??= raw.readBody(most))
      let answer = await next(server, called, { ...raw, readBody })
      const signedIn = called.endsWith('Login') ? tokenIn(answer) : undefined
      if (signedIn !== undefined) seen.push(signedIn)
      const { sub } = wasAlive ? claimsOf(authorization!) : {}
      for (const token of seen.filter((one) => claimsOf(one).sub === sub)) {
        if (answer.status !== 401 || !wasAlive) break
        answer = await next(server, called, {
          ...raw,
          readBody,
          headers: { ...raw.headers, authorization: `Bearer ${token}` },
        })
      }
      return answer
    },
  }
}

/** A record that was listed before can be read by anybody. */
function leakListedRecords(name: string): Fault {
  const numbers = new Map<string, object>()
  return {
    name,
    operations: ['businessGetCallingNumber'],
    plant: (next) => async (server, called, raw) => {
      const answer = await next(server, called, raw)
      if (called === 'bankListCallingNumbers' && answer.status === 200) {
        const { callingNumbers } = answer.body as { callingNumbers: { id: string }[] }
        for (const one of callingNumbers) numbers.set(one.id, one)
      }
      const body = numbers.get(raw.params.callingNumberId ?? '')
      const leaks = called === 'businessGetCallingNumber' && answer.status === 404 && body !== undefined
      return leaks ? { status: 200, body } : answer
    },
  }
}

/** Once a state has refused a call, it also refuses requests that break the contract, which are a 400. */
function refuseByStateFirst(name: string, operation: OperationId, status: number): Fault {
  let refusal: OutgoingAnswer | undefined
  return {
    name,
    operations: [operation],
    plant: (next) => async (server, called, raw) => {
      const answer = await next(server, called, raw)
      if (called !== operation) return answer
      if (answer.status === status) refusal = answer
      if (answer.status < 300) refusal = undefined
      if (answer.status !== 400 || refusal === undefined) return answer
      return { ...refusal, body: { ...(refusal.body as object), traceId: raw.traceId } }
    },
  }
}

export const wrongRequests: Fault[] = [
  actAs('a call without a session is answered', 'privateGetProduct', (sent, alive) =>
    sent ? undefined : withGroup(alive, 'private-customer'),
  ),
  actAs('a forged token is accepted', 'privateGetProduct', (sent, alive) =>
    alive.find((token) => sent?.slice(0, -6) === token.slice(0, -6)),
  ),
  actAs('a role is ignored', 'bankListEmployees', (sent, alive) =>
    instead(sent, alive, 'bank-employee', 'ADMINISTRATOR'),
  ),
  actAs('the area is ignored', 'businessGetLimit', (sent, alive) =>
    instead(sent, alive, 'private-customer', 'business-admin'),
  ),
  {
    name: 'signing out ends nothing',
    operations: ['privateGetProfile'],
    plant: (next) => async (server, called, raw) =>
      called === 'privateLogout' ? { status: 204 } : next(server, called, raw),
  },
  {
    name: 'the body is checked before the session',
    operations: ['privateChangePassword'],
    plant: (next) => async (server, called, raw) => {
      const { authorization } = raw.headers
      if (called !== 'privateChangePassword' || authorization !== undefined) return next(server, called, raw)
      const { traceId } = raw
      return { status: 400, body: { status: 400, title: 'The request breaks the contract', traceId, violations: [] } }
    },
  },
  refuseByStateFirst('a change of today is refused before the request is validated', 'privateCreateProductChange', 460),
  checkSessionTooEarly('a session that ends while the body is sent still writes', 'privateUpdatePrivacySettings'),
  leakListedRecords('the number of another company is shown'),
  loseWrite('a write that is lost', 'privateUpdatePrivacySettings', 204),
  loseWrite('a document that is lost', 'bankUploadDocument', 201),
  ignoreRule('texts may be too long', 'bankCreateNote', 'maxLength'),
  ignoreRule('patterns are not looked at', 'privateUpdatePersonalInformation', 'pattern'),
  ignoreRule('required fields may be missing', 'businessCreateAdministrator', 'required'),
  ignoreRule('unknown fields and query keys are accepted', 'bankCreateAllowEntry', 'additionalProperties'),
  ignoreRule('any choice will do', 'bankTerminatePrivateCustomer', 'enum'),
  ignoreRule('a rule between body and path is ignored', 'bankChangeProductLimit', 'equal'),
  ignoreRule('any media type will do', 'businessUploadCallingNumbers', 'contentMediaType'),
]
