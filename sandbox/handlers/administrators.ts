/** Administrators of a company: listed, added, changed and deactivated by each other and by the bank, never deleted (A137). */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { CreateBusinessAdminRequest } from '#generated/model/create-business-admin-request.ts'
import type { UpdateBusinessAdminRequest } from '#generated/model/update-business-admin-request.ts'
import type { Account } from '#sandbox/domain/account.ts'
import { type Customer, isWorking, workUntil } from '#sandbox/domain/customer.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { addedFields, changedFields } from '#sandbox/domain/history-changes.ts'
import { mailTo } from '#sandbox/domain/message.ts'
import {
  type Answer,
  type Handlers,
  type ReadCall,
  type WriteCall,
  okList,
  refuse,
  forCompany,
  forOwnCustomer,
  created,
  noContent,
} from '#sandbox/handlers/handler.ts'
import { companyOf } from '#sandbox/storage/customers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import type { ActivityOf } from '#sandbox/domain/activity-words.ts'
import { administratorTarget } from '#sandbox/domain/history-target.ts'
import { record } from '#sandbox/storage/history.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { accounts } from '#sandbox/storage/tables/people.ts'

type Administrator = { account: Account; company: Customer }

/** The administrator that the path names, held until the transaction ends; undefined, a 404, when the company has none with this id. */
async function namedAdministrator(
  { db, params }: { db: Database; params: { adminId: string } },
  company: Customer,
): Promise<Administrator | undefined> {
  const isNamed = and(
    eq(accounts.id, params.adminId),
    eq(accounts.customerId, company.id),
    eq(accounts.area, 'business'),
  )
  const [account] = await db.select().from(accounts).where(isNamed).for('no key update')
  return account && { account, company }
}

const toAdministratorResponse = (account: Account, now: Date): BusinessAdmin =>
  withEtag(account.version, {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    isActive: account.deactivatedAt === null,
    taskOpen: isWorking(account, now),
  })
const refuseTakenAddress = (call: WriteCall) =>
  refuse(call, 409, 'Another administrator of the company has this e-mail address')

async function listAdministrators({ db, now }: ReadCall, company: Customer) {
  return okList((await administratorsOf(db, company)).map((account) => toAdministratorResponse(account, now)))
}

async function createAdministrator(
  call: WriteCall<CreateBusinessAdminRequest>,
  company: Customer,
): Promise<Extract<Answer<'bankCreateAdministrator'>, { status: 201 | 409 }>> {
  const { db, now, body } = call
  if (await isAddressTaken(db, company, body.email)) return refuseTakenAddress(call)
  const account = await addAdministrator(db, company, body, workUntil(now))
  const { name } = await companyOf(db, company.id)
  await send(db, newAdministratorMail(account, name, now))
  await record(call, administratorTarget(account), 'Administrator angelegt', addedFields(account))
  return created(toAdministratorResponse(account, now))
}

type Changed = Extract<Answer<'bankUpdateAdministrator'>, { status: 204 | 409 }>
type Change = WriteCall<UpdateBusinessAdminRequest>

/** By the bank, which may take the access of the last one too: it can add another one. */
const changeAdministrator = (call: Change, administrator: Administrator) => saveChange(call, administrator)

/** By an administrator: the own address only with a code, in the profile, and one administrator stays active. */
async function changeColleague(call: Change, administrator: Administrator) {
  const { db, body, session } = call
  const { account, company } = administrator
  const isOwn = account.id === session.account.id
  if (isOwn && body.email.toLowerCase() !== account.email) {
    return refuse(call, 460, 'The own e-mail address is changed in the profile, with a code')
  }
  if (!body.isActive && (await isLastAdministrator(db, company, account))) {
    return refuse(call, 461, 'The last active administrator of a company stays active')
  }
  return saveChange(call, administrator)
}

/** An administrator who is deactivated or has another address is signed out everywhere: see server/write-transaction.ts. */
async function saveChange(call: Change, { account, company }: Administrator): Promise<Changed> {
  const { db, now, body } = call
  if (await isAddressTaken(db, company, body.email, account.id)) return refuseTakenAddress(call)
  const { isActive, ...person } = body
  const deactivatedAt = isActive ? null : (account.deactivatedAt ?? now)
  const change = { ...person, email: person.email.toLowerCase() }
  await db
    .update(accounts)
    .set({ ...change, deactivatedAt })
    .where(eq(accounts.id, account.id))
  const wasActive = account.deactivatedAt === null
  const changes = changedFields({ ...account, isActive: wasActive }, { ...change, isActive })
  await record(call, administratorTarget({ ...account, ...change }), activityOf(wasActive, isActive), changes)
  return noContent
}

function activityOf(wasActive: boolean, isActive: boolean): ActivityOf<'ADMINISTRATOR'> {
  if (wasActive === isActive) return 'Daten des Administrators geändert'
  return isActive ? 'Administrator aktiviert' : 'Administrator deaktiviert'
}

const newAdministratorMail = (account: Account, company: string, now: Date) =>
  mailTo(account, now, {
    subject: `Sie sind Administratorin oder Administrator von ${company}`,
    lines: [
      `Sie verwalten ab jetzt ${company} (Kundennummer ${account.customerNumber}) im Portal für Firmenkunden.`,
      'Damit Sie sich anmelden können, legen Sie bitte Ihr Passwort fest: Geben Sie auf der Anmeldeseite Ihre E-Mail-Adresse ein und folgen Sie den Schritten.',
    ],
  })

/** By last and first name. */
const administratorsOf = (db: Database, company: Customer): Promise<Account[]> =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.customerId, company.id), eq(accounts.area, 'business')))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id))

/** Whether another administrator of the company has this e-mail address, in any case. */
async function isAddressTaken(db: Database, company: Customer, email: string, besides?: string) {
  const same = and(eq(accounts.customerId, company.id), eq(accounts.email, email.toLowerCase()))
  const [other] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(besides === undefined ? same : and(same, ne(accounts.id, besides)))
  return other !== undefined
}

/** Whether no other administrator is active. The company must be locked, so that two do not leave at once. */
async function isLastAdministrator(db: Database, company: Customer, { id, deactivatedAt }: Account) {
  const others = and(eq(accounts.customerId, company.id), ne(accounts.id, id), isNull(accounts.deactivatedAt))
  return deactivatedAt === null && (await db.$count(accounts, others)) === 0
}

/** Inserts an administrator without a password. */
async function addAdministrator(
  db: Database,
  company: Customer,
  { email, firstName, lastName }: CreateBusinessAdminRequest,
  taskOpenUntil: Date,
): Promise<Account> {
  const [account] = await db
    .insert(accounts)
    .values({
      id: randomUUID(),
      area: 'business',
      email: email.toLowerCase(),
      customerNumber: company.bpNumber,
      customerId: company.id,
      firstName,
      lastName,
      taskOpenUntil,
    })
    .returning()
  return account!
}

export const administratorHandlers = {
  businessListAdministrators: forOwnCustomer.read(listAdministrators),
  bankListAdministrators: forCompany.read(listAdministrators),
  businessCreateAdministrator: forOwnCustomer.write(createAdministrator),
  bankCreateAdministrator: forCompany.write(createAdministrator),
  businessUpdateAdministrator: forOwnCustomer.withResource(namedAdministrator).write(changeColleague),
  bankUpdateAdministrator: forCompany.withResource(namedAdministrator).write(changeAdministrator),
} satisfies Partial<Handlers>
