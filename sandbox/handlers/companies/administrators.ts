/** Who runs a company: listed, added, changed and deactivated by each other and by the bank; nobody is deleted (A137). */
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { CreateBusinessAdminRequest } from '#generated/model/create-business-admin-request.ts'
import type { UpdateBusinessAdminRequest } from '#generated/model/update-business-admin-request.ts'
import { isWorking, workUntil } from '#sandbox/domain/work.ts'
import { newAdministratorMail } from '#sandbox/handlers/companies/mails.ts'
import { unlessWorking } from '#sandbox/handlers/customer-of.ts'
import type { Answer, Session } from '#sandbox/server/handler.ts'
import { refuse } from '#sandbox/server/problem.ts'
import type { Account } from '#sandbox/storage/accounts.ts'
import {
  addAdministrator,
  administratorsOf,
  isAddressTaken,
  updateAdministrator,
} from '#sandbox/storage/administrators.ts'
import { companyOf } from '#sandbox/storage/companies.ts'
import type { Customer } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { record } from '#sandbox/storage/history.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { endSessionsOf } from '#sandbox/storage/sessions.ts'

type Asked = { db: Database; now: Date; traceId: string; session: Session }
type With<Body> = Asked & { body: Body }
export type Administrator = { account: Account; company: Customer }

const outside = (account: Account, now: Date): BusinessAdmin => ({
  id: account.id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  isActive: account.deactivatedAt === null,
  taskOpen: isWorking(account, now),
})
const historyOf = ({ id }: Account) => ({ objectType: 'BUSINESS_ADMIN', objectId: id }) as const
const taken = (call: Asked) => refuse(call, 409, 'Another administrator of the company has this e-mail address')

export async function listAdministrators({ db, now }: Asked, company: Customer): Promise<List> {
  const results = (await administratorsOf(db, company)).map((account) => outside(account, now))
  return { status: 200, body: { results, total: results.length } }
}
type List = Extract<Answer<'bankListAdministrators'>, { status: 200 }>

export const createAdministrator = unlessWorking(
  async (
    call: With<CreateBusinessAdminRequest>,
    company: Customer,
  ): Promise<Extract<Answer<'bankCreateAdministrator'>, { status: 201 | 409 }>> => {
    const { db, now, body } = call
    if (await isAddressTaken(db, company, body.email)) return taken(call)
    const account = await addAdministrator(db, company, body, workUntil(now))
    const { name } = await companyOf(db, company.id)
    await send(db, newAdministratorMail(account, name, now))
    await record(call, historyOf(account), 'Administrator angelegt')
    return { status: 201, body: outside(account, now) }
  },
)

/** Who is deactivated is signed out everywhere and cannot sign in again (468). */
export async function changeAdministrator(
  call: With<UpdateBusinessAdminRequest>,
  { account, company }: Administrator,
): Promise<Extract<Answer<'bankUpdateAdministrator'>, { status: 204 | 409 | 423 }>> {
  return unlessWorking(async ({ db, now, body }: typeof call) => {
    if (await isAddressTaken(db, company, body.email, account.id)) return taken(call)
    const { isActive, ...person } = body
    const wasActive = account.deactivatedAt === null
    await updateAdministrator(db, account.id, {
      ...person,
      deactivatedAt: isActive ? null : (account.deactivatedAt ?? now),
    })
    if (!isActive) await endSessionsOf(db, account.id, 'logout', now)
    await record(call, historyOf(account), activityOf(wasActive, isActive))
    return { status: 204 } as const
  })(call, company)
}

function activityOf(wasActive: boolean, isActive: boolean): string {
  if (wasActive === isActive) return 'Daten des Administrators geändert'
  return isActive ? 'Administrator aktiviert' : 'Administrator deaktiviert'
}
