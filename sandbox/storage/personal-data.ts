/** Who a private customer is, the account that they pay from and what they agreed to. */
import { eq } from 'drizzle-orm'
import type { BankData } from '#generated/model/bank-data.ts'
import type { PrivacySettings } from '#generated/model/privacy-settings.ts'
import type { UpdateBankDataRequest } from '#generated/model/update-bank-data-request.ts'
import type { UpdateBankPersonalInformationRequest } from '#generated/model/update-bank-personal-information-request.ts'
import type { UpdatePrivacySettingsRequest } from '#generated/model/update-privacy-settings-request.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { accounts, privateCustomers } from '#sandbox/storage/tables/people.ts'
import { bankData, privacySettings } from '#sandbox/storage/tables/personal-data.ts'

/** The only row that a customer has; throws when there is none, which the seed and every write rule out. */
function only<Row>([row]: Row[], { id }: Customer): Row {
  if (row === undefined) throw new Error(`The customer ${id} lacks personal data`)
  return row
}

/** The account has the name and the e-mail address, the customer the rest; with the version, which is not yet an etag. */
export async function personalInformationOf(db: Database, customer: Customer) {
  const { salutation, title, birthdate, street, zipcode, city, employee, version } = privateCustomers
  const { firstName, lastName, email } = accounts
  const rows = await db
    .select({ salutation, title, firstName, lastName, birthdate, street, zipcode, city, email, employee, version })
    .from(privateCustomers)
    .innerJoin(accounts, eq(accounts.customerId, privateCustomers.customerId))
    .where(eq(privateCustomers.customerId, customer.id))
  return only(rows, customer)
}

export async function savePersonalInformation(
  db: Database,
  { id }: Customer,
  information: UpdateBankPersonalInformationRequest,
): Promise<void> {
  const { firstName, lastName, email, title = null, ...details } = information
  await db
    .update(privateCustomers)
    .set({ ...details, title })
    .where(eq(privateCustomers.customerId, id))
  await db.update(accounts).set({ firstName, lastName, email: email.toLowerCase() }).where(eq(accounts.customerId, id))
}

export async function bankDataOf(db: Database, customer: Customer): Promise<BankData> {
  const { accountHolder, iban, signDate, version } = bankData
  const rows = await db
    .select({ accountHolder, iban, signDate, version })
    .from(bankData)
    .where(eq(bankData.customerId, customer.id))
  const { version: counted, ...data } = only(rows, customer)
  return withEtag(counted, data)
}

export async function saveBankData(db: Database, { id }: Customer, data: UpdateBankDataRequest): Promise<void> {
  await db.update(bankData).set(data).where(eq(bankData.customerId, id))
}

export async function privacySettingsOf(db: Database, customer: Customer): Promise<PrivacySettings> {
  const rows = await db.select().from(privacySettings).where(eq(privacySettings.customerId, customer.id))
  const { customerId: _, version, ...settings } = only(rows, customer)
  return withEtag(version, settings)
}

export async function savePrivacySettings(
  db: Database,
  { id }: Customer,
  settings: UpdatePrivacySettingsRequest,
): Promise<void> {
  await db.update(privacySettings).set(settings).where(eq(privacySettings.customerId, id))
}
