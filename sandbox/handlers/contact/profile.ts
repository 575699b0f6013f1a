/** Names and e-mail address of who is signed in. */
import type { Account } from '#sandbox/domain/account.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { idleSeconds } from '#sandbox/domain/session.ts'
import type { Answer, Call } from '#sandbox/handlers/handler.ts'
import { accountOf, updateAccount } from '#sandbox/storage/accounts.ts'
import { type HistoryObject, record } from '#sandbox/storage/history.ts'

/** In whose history a person's own changes stand. */
export const personOf = ({ area, id, customerId }: Account): HistoryObject =>
  area === 'private'
    ? { objectType: 'PRIVATE_CUSTOMER', objectId: customerId ?? id }
    : { objectType: 'BUSINESS_ADMIN', objectId: id }

export async function readProfile({
  db,
  session,
  environment,
}: Call<'privateGetProfile' | 'businessGetProfile'>): Promise<Answer<'privateGetProfile'>> {
  const { email, firstName, lastName, version } = await accountOf(db, session.account.id)
  const sessionIdleSeconds = idleSeconds(environment)
  return { status: 200, body: withEtag(version, { email, firstName, lastName, sessionIdleSeconds }) }
}

export async function updateProfile(
  call: Call<'privateUpdateProfile' | 'businessUpdateProfile'>,
): Promise<Answer<'privateUpdateProfile'>> {
  const { account } = call.session
  const { firstName, lastName } = call.body
  await updateAccount(call.db, account.id, { firstName, lastName })
  await record(call, personOf(account), 'Name geändert')
  return { status: 204 }
}
