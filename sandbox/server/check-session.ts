/** Whether the session of a call is alive and may make it (A147, A151). */
import type { SessionEndReason } from '#generated/model/session-end-reason.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { type SessionResult, groupsOf, sessionOf, sessionStateAt } from '#sandbox/domain/session.ts'
import { type Session, refuse } from '#sandbox/handlers/handler.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { findSession, touchSession } from '#sandbox/storage/sessions.ts'
import { readSigningKey } from '#sandbox/storage/settings.ts'

type SessionQuery = {
  traceId: string
  now: Date
  db: Database
  idleMinutes: number
  authorization: string | undefined
}
type Checked = { session: Session } | { refusal: ReturnType<typeof refuse<number>> }

/** The reason for the end of a session, in the words of the contract. */
const reasons: Partial<Record<SessionResult, SessionEndReason>> = {
  idle: 'IDLE',
  tooOld: 'TOO_OLD',
  logout: 'SIGNED_OUT',
  access: 'ACCESS_REMOVED',
  email: 'EMAIL_CHANGED',
}

/** A newer password -> 458, idle for too long or too old -> 459, otherwise ended or unknown -> 401. */
function refuseEnded(query: SessionQuery, result: SessionResult) {
  if (result === 'password') return refuse(query, 458, 'The session was ended by a newer password')
  const reason = reasons[result]
  const more = reason && { reason }
  return result === 'idle' || result === 'tooOld'
    ? refuse(query, 459, 'The session has expired', more)
    : refuse(query, 401, 'There is no such session', more)
}

/** A session is touched at most this often, so that the calls of one page do not each write it. */
const touchIntervalMs = 250

const noSession = { named: undefined, found: undefined }

async function sessionWith(db: Database, token: string) {
  const named = await sessionOf(token, await readSigningKey(db))
  return named === undefined ? noSession : { named, found: await findSession(db, named.id) }
}

/** A session that may make this call, or the refusal; a call counts as activity (A151). */
export async function checkSession(operation: OperationId, query: SessionQuery): Promise<Checked> {
  const { db, now } = query
  const [, token] = /^Bearer (\S+)$/i.exec(query.authorization ?? '') ?? []
  const { named, found } = token === undefined ? noSession : await sessionWith(db, token)

  const life = { idleMinutes: query.idleMinutes, until: named?.until ?? now }
  const checked = sessionStateAt(found?.state, now, life)
  const result = checked === 'alive' && found?.account.deactivatedAt !== null ? 'access' : checked
  if (result !== 'alive' || named === undefined || found === undefined) return { refusal: refuseEnded(query, result) }
  const { id } = named
  const idle = Math.abs(now.getTime() - found.state.lastSeenAt.getTime())
  if (idle >= touchIntervalMs) await touchSession(db, id, now)

  const { area, roles } = operations[operation]
  const { account } = found
  const refused = (title: string): Checked => ({ refusal: refuse(query, 403, title) })
  if (account.area !== area) return refused('The session belongs to another area')
  if (roles.length > 0 && !roles.some((role) => found.roles.includes(role))) return refused('A role is missing')
  return { session: { id, account, roles: found.roles, groups: groupsOf(account.area, found.roles) } }
}
