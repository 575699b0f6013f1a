/** Who runs a company: listed, added, changed and deactivated by each other and by the bank; nobody is deleted (A137). */
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { CreateBusinessAdminRequest } from '#generated/model/create-business-admin-request.ts'
import type { UpdateBusinessAdminRequest } from '#generated/model/update-business-admin-request.ts'
import type { Account } from '#sandbox/domain/account.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { isWorking, workUntil } from '#sandbox/domain/work.ts'
import { newAdministratorMail } from '#sandbox/handlers/companies/mails.ts'
import type { Answer, Session } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import {
  addAdministrator,
  administratorsOf,
  findAdministrator,
  isAddressTaken,
  isLastAdministrator,
  updateAdministrator,
} from '#sandbox/storage/administrators.ts'
import { companyOf } from '#sandbox/storage/companies.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { record } from '#sandbox/storage/history.ts'
import { send } from '#sandbox/storage/outbox.ts'

type Context = { db: Database; now: Date; traceId: string; session: Session }
type With<Body> = Context & { body: Body }
export type Administrator = { account: Account; company: Customer }

/** The administrator that the path names; undefined, a 404, when the company has none with this id. */
export async function namedAdministrator(
  { db, params }: { db: Database; params: { adminId: string } },
  company: Customer,
): Promise<Administrator | undefined> {
  const account = await findAdministrator(db, company.id, params.adminId)
  return account && { account, company }
}

const outside = (account: Account, now: Date): BusinessAdmin =>
  withEtag(account.version, {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    isActive: account.deactivatedAt === null,
    taskOpen: isWorking(account, now),
  })
const historyOf = ({ id }: Account) => ({ objectType: 'BUSINESS_ADMIN', objectId: id }) as const
const taken = (call: Context) => refuse(call, 409, 'Another administrator of the company has this e-mail address')

export async function listAdministrators({ db, now }: Context, company: Customer): Promise<List> {
  const results = (await administratorsOf(db, company)).map((account) => outside(account, now))
  return { status: 200, body: { results, total: results.length } }
}
type List = Extract<Answer<'bankListAdministrators'>, { status: 200 }>

export async function createAdministrator(
  call: With<CreateBusinessAdminRequest>,
  company: Customer,
): Promise<Extract<Answer<'bankCreateAdministrator'>, { status: 201 | 409 }>> {
  const { db, now, body } = call
  if (await isAddressTaken(db, company, body.email)) return taken(call)
  const account = await addAdministrator(db, company, body, workUntil(now))
  const { name } = await companyOf(db, company.id)
  await send(db, newAdministratorMail(account, name, now))
  await record(call, historyOf(account), 'Administrator angelegt')
  return { status: 201, body: outside(account, now) }
}

type Changed = Extract<Answer<'bankUpdateAdministrator'>, { status: 204 | 409 }>
type Change = With<UpdateBusinessAdminRequest>

/** By the bank, which may take the access of the last one too: it can add another one. */
export const changeAdministrator = (call: Change, administrator: Administrator) => change(call, administrator)

/** By an administrator: the own address only with a code, in the profile, and somebody always stays active. */
export async function changeColleague(call: Change, administrator: Administrator) {
  const { db, body, session } = call
  const { account, company } = administrator
  const isOwn = account.id === session.account.id
  if (isOwn && body.email.toLowerCase() !== account.email) {
    return refuse(call, 460, 'The own e-mail address is changed in the profile, with a code')
  }
  if (!body.isActive && (await isLastAdministrator(db, company, account))) {
    return refuse(call, 461, 'The last active administrator of a company stays active')
  }
  return change(call, administrator)
}

/** Who is deactivated, or has another address, is signed out everywhere: see server/notify-affected-people.ts. */
async function change(call: Change, { account, company }: Administrator): Promise<Changed> {
  const { db, now, body } = call
  if (await isAddressTaken(db, company, body.email, account.id)) return taken(call)
  const { isActive, ...person } = body
  const deactivatedAt = isActive ? null : (account.deactivatedAt ?? now)
  await updateAdministrator(db, account.id, { ...person, deactivatedAt })
  await record(call, historyOf(account), activityOf(account.deactivatedAt === null, isActive))
  return { status: 204 }
}

function activityOf(wasActive: boolean, isActive: boolean): string {
  if (wasActive === isActive) return 'Daten des Administrators geändert'
  return isActive ? 'Administrator aktiviert' : 'Administrator deaktiviert'
}
