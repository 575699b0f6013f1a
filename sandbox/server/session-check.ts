/** The first two questions to a protected call (A147): is there a session (401, 458, 459), is it the right one (403). */
import { type OperationId, operations } from '#generated/operations.ts'
import { judgeSession } from '#sandbox/domain/session.ts'
import { groupsOf, sessionOf } from '#sandbox/domain/session-token.ts'
import type { Session } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { findSession, touchSession } from '#sandbox/storage/sessions.ts'
import { readSigningKey } from '#sandbox/storage/settings.ts'

type Asking = { traceId: string; now: Date; db: Database; idleMinutes: number; authorization: string | undefined }
type Checked = { session: Session } | { refusal: ReturnType<typeof refuse<number>> }

/** A session that may make this call, or the refusal; a call counts as activity (A151). */
export async function checkSession(operation: OperationId, asking: Asking): Promise<Checked> {
  const { db, now } = asking
  const refused = (status: number, title: string): Checked => ({ refusal: refuse(asking, status, title) })
  const [, token] = /^Bearer (\S+)$/i.exec(asking.authorization ?? '') ?? []
  const named = token === undefined ? undefined : await sessionOf(token, await readSigningKey(db))
  const found = named === undefined ? undefined : await findSession(db, named.id)

  const life = { idleMinutes: asking.idleMinutes, until: named?.until ?? now }
  const verdict = judgeSession(found?.state, now, life)
  if (verdict === 'replaced') return refused(458, 'The session was ended by a newer password')
  if (verdict === 'expired') return refused(459, 'The session has expired')
  if (verdict === 'ended' || named === undefined || found === undefined || found.account.deactivatedAt !== null) {
    return refused(401, 'There is no such session')
  }
  const { id } = named
  await touchSession(db, id, now)

  const { area, roles } = operations[operation]
  const { account } = found
  if (account.area !== area) return refused(403, 'The session belongs to another area')
  if (roles.length > 0 && !roles.some((role) => found.roles.includes(role))) return refused(403, 'A role is missing')
  return { session: { id, account, roles: found.roles, groups: groupsOf(account.area, found.roles) } }
}
