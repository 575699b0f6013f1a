/** A private customer's personal information, bank data and privacy settings, for the customer and for the bank. */
import { eq } from 'drizzle-orm'
import { isValidIBAN } from 'ibantools'
import type { BankData } from '#generated/model/bank-data.ts'
import type { HistoryChange } from '#generated/model/history-change.ts'
import type { PrivacySettings } from '#generated/model/privacy-settings.ts'
import type { UpdateBankDataRequest } from '#generated/model/update-bank-data-request.ts'
import type { UpdateBankPersonalInformationRequest } from '#generated/model/update-bank-personal-information-request.ts'
import type { UpdatePersonalInformationRequest } from '#generated/model/update-personal-information-request.ts'
import type { UpdatePrivacySettingsRequest } from '#generated/model/update-privacy-settings-request.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { changedFields } from '#sandbox/domain/history-changes.ts'
import {
  type Handlers,
  type ReadCall,
  type WriteCall,
  noContent,
  invalid,
  ok,
  refuse,
  forOwnCustomer,
  forPrivateCustomer,
} from '#sandbox/handlers/handler.ts'
import { isEmailTaken } from '#sandbox/storage/accounts.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf } from '#sandbox/domain/history-target.ts'
import { record } from '#sandbox/storage/history.ts'
import { accounts, privateCustomers } from '#sandbox/storage/tables/people.ts'
import { bankData, privacySettings } from '#sandbox/storage/tables/personal-data.ts'

const unchangeable = { firstName: 'FIRST_NAME_UNCHANGEABLE', lastName: 'LAST_NAME_UNCHANGEABLE' } as const

/** As the customer sees it: without e-mail address and employee flag. */
async function readOwnInformation({ db }: ReadCall, customer: Customer) {
  const { version, email: _, employee: __, ...information } = await personalInformationOf(db, customer)
  return ok(withEtag(version, information))
}

async function readInformation({ db }: ReadCall, customer: Customer) {
  const { version, ...information } = await personalInformationOf(db, customer)
  return ok(withEtag(version, information))
}

/** The customer sends the names unchanged; only the bank changes them (R204). */
async function changeOwnInformation(call: WriteCall<UpdatePersonalInformationRequest>, customer: Customer) {
  const { db, body } = call
  const stored = await personalInformationOf(db, customer)
  const renamed = (['firstName', 'lastName'] as const).filter((name) => body[name] !== stored[name])
  if (renamed.length > 0)
    return invalid(
      call,
      renamed.map((field) => ({ field, rule: 'readOnly', code: unchangeable[field] })),
    )
  const { email, employee } = stored
  const changes = await savePersonalInformation(db, customer, { ...body, email, employee })
  await record(call, historyOf(customer), 'Persönliche Daten geändert', changes)
  return noContent
}

async function changeInformation(call: WriteCall<UpdateBankPersonalInformationRequest>, customer: Customer) {
  const { db, body } = call
  const { email } = await personalInformationOf(db, customer)
  const isNew = body.email.toLowerCase() !== email
  const whose = { area: 'private', customerId: customer.id } as const
  if (isNew && (await isEmailTaken(db, whose, body.email))) return refuse(call, 409, 'The address is taken')
  const changes = await savePersonalInformation(db, customer, body)
  await record(call, historyOf(customer), 'Persönliche Daten geändert', changes)
  return noContent
}

const readBankData = async ({ db }: ReadCall, customer: Customer) => ok(await bankDataOf(db, customer))

async function changeBankData(call: WriteCall<UpdateBankDataRequest>, customer: Customer) {
  const { db, body } = call
  if (!isValidIBAN(body.iban)) return refuse(call, 460, 'The IBAN is wrong')
  const before = await bankDataOf(db, customer)
  await db.update(bankData).set(body).where(eq(bankData.customerId, customer.id))
  await record(call, historyOf(customer), 'Bankdaten geändert', changedFields(before, body))
  return noContent
}

const readPrivacy = async ({ db }: ReadCall, customer: Customer) => ok(await privacySettingsOf(db, customer))

async function changePrivacy(call: WriteCall<UpdatePrivacySettingsRequest>, customer: Customer) {
  const before = await privacySettingsOf(call.db, customer)
  await call.db.update(privacySettings).set(call.body).where(eq(privacySettings.customerId, customer.id))
  const changes = changedFields(before, call.body)
  await record(call, historyOf(customer), 'Einstellungen zur Privatsphäre geändert', changes)
  return noContent
}

/** The only row that a customer has; throws when there is none, which the seed and every write rule out. */
function onlyRow<Row>([row]: Row[], { id }: Customer): Row {
  if (row === undefined) throw new Error(`The customer ${id} lacks personal data`)
  return row
}

/** The account has the name and the e-mail address, the customer the rest; with the version, which is not yet an etag. */
async function personalInformationOf(db: Database, customer: Customer) {
  const { salutation, title, birthdate, street, zipcode, city, employee, version } = privateCustomers
  const { firstName, lastName, email } = accounts
  const rows = await db
    .select({ salutation, title, firstName, lastName, birthdate, street, zipcode, city, email, employee, version })
    .from(privateCustomers)
    .innerJoin(accounts, eq(accounts.customerId, privateCustomers.customerId))
    .where(eq(privateCustomers.customerId, customer.id))
  return onlyRow(rows, customer)
}

/** Resolves to what it has changed. */
async function savePersonalInformation(
  db: Database,
  customer: Customer,
  information: UpdateBankPersonalInformationRequest,
): Promise<HistoryChange[]> {
  const { id } = customer
  const before = await personalInformationOf(db, customer)
  const { firstName, lastName, email, title = null, ...details } = information
  await db
    .update(privateCustomers)
    .set({ ...details, title })
    .where(eq(privateCustomers.customerId, id))
  const account = { firstName, lastName, email: email.toLowerCase() }
  await db.update(accounts).set(account).where(eq(accounts.customerId, id))
  return changedFields(before, { ...details, title, ...account })
}

async function bankDataOf(db: Database, customer: Customer): Promise<BankData> {
  const { accountHolder, iban, signDate, version } = bankData
  const rows = await db
    .select({ accountHolder, iban, signDate, version })
    .from(bankData)
    .where(eq(bankData.customerId, customer.id))
  const { version: counted, ...data } = onlyRow(rows, customer)
  return withEtag(counted, data)
}

async function privacySettingsOf(db: Database, customer: Customer): Promise<PrivacySettings> {
  const rows = await db.select().from(privacySettings).where(eq(privacySettings.customerId, customer.id))
  const { customerId: _, version, ...settings } = onlyRow(rows, customer)
  return withEtag(version, settings)
}

export const personalDataHandlers = {
  privateGetBankData: forOwnCustomer.read(readBankData),
  bankGetBankData: forPrivateCustomer.read(readBankData),
  privateGetPrivacySettings: forOwnCustomer.read(readPrivacy),
  bankGetPrivacySettings: forPrivateCustomer.read(readPrivacy),
  privateUpdatePrivacySettings: forOwnCustomer.write(changePrivacy),
  bankUpdatePrivacySettings: forPrivateCustomer.write(changePrivacy),
  privateGetPersonalInformation: forOwnCustomer.read(readOwnInformation),
  privateUpdatePersonalInformation: forOwnCustomer.write(changeOwnInformation),
  bankGetPersonalInformation: forPrivateCustomer.read(readInformation),
  bankUpdatePersonalInformation: forPrivateCustomer.write(changeInformation),
  bankUpdateBankData: forPrivateCustomer.write(changeBankData),
} satisfies Partial<Handlers>
