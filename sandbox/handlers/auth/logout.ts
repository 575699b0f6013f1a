import type { Answer, Context } from '#sandbox/handlers/handler.ts'
import { recordLogin } from '#sandbox/storage/history.ts'
import { endSession } from '#sandbox/storage/sessions.ts'

/** Ends this session and no other; its token answers 401 from here on (A151). */
export async function logout(
  call: Pick<Context<'privateLogout'>, 'db' | 'now' | 'session'>,
): Promise<Answer<'privateLogout'>> {
  await endSession(call.db, call.session.id, 'logout', call.now)
  await recordLogin(call, call.session.account, 'Abgemeldet')
  return { status: 204 }
}
