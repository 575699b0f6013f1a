/** Personal information, bank data and privacy settings: the customer's calls and their bank twins. */
import type { UpdateBankDataRequest } from '#generated/model/update-bank-data-request.ts'
import type { UpdateBankPersonalInformationRequest } from '#generated/model/update-bank-personal-information-request.ts'
import type { UpdatePersonalInformationRequest } from '#generated/model/update-personal-information-request.ts'
import type { UpdatePrivacySettingsRequest } from '#generated/model/update-privacy-settings-request.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { isEmailTaken } from '#sandbox/storage/accounts.ts'
import { isValidIBAN } from 'ibantools'
import { withEtag } from '#sandbox/domain/etag.ts'
import type { Session } from '#sandbox/handlers/handler.ts'
import { invalid, refuse } from '#sandbox/handlers/problem.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { historyOf, record } from '#sandbox/storage/history.ts'
import {
  bankDataOf,
  personalInformationOf,
  privacySettingsOf,
  saveBankData,
  savePersonalInformation,
  savePrivacySettings,
} from '#sandbox/storage/personal-data.ts'

type Reading = { db: Database }
type Writing<Body> = { db: Database; now: Date; traceId: string; session: Session; body: Body }

const done = { status: 204 } as const
const unchangeable = { firstName: 'FIRST_NAME_UNCHANGEABLE', lastName: 'LAST_NAME_UNCHANGEABLE' } as const

/** As the customer sees it: without e-mail address and employee flag. */
export async function readOwnInformation({ db }: Reading, customer: Customer) {
  const { version, email: _, employee: __, ...information } = await personalInformationOf(db, customer)
  return { status: 200 as const, body: withEtag(version, information) }
}

export async function readInformation({ db }: Reading, customer: Customer) {
  const { version, ...information } = await personalInformationOf(db, customer)
  return { status: 200 as const, body: withEtag(version, information) }
}

/** The customer sends the names unchanged; only the bank changes them (R204). */
export async function changeOwnInformation(call: Writing<UpdatePersonalInformationRequest>, customer: Customer) {
  const { db, body } = call
  const stored = await personalInformationOf(db, customer)
  const renamed = (['firstName', 'lastName'] as const).filter((name) => body[name] !== stored[name])
  if (renamed.length > 0)
    return invalid(
      call,
      renamed.map((field) => ({ field, rule: 'readOnly', code: unchangeable[field] })),
    )
  const { email, employee } = stored
  await savePersonalInformation(db, customer, { ...body, email, employee })
  await record(call, historyOf(customer), 'Persönliche Daten geändert')
  return done
}

export async function changeInformation(call: Writing<UpdateBankPersonalInformationRequest>, customer: Customer) {
  const { db, body } = call
  const { email } = await personalInformationOf(db, customer)
  const isNew = body.email.toLowerCase() !== email
  const whose = { area: 'private', customerId: customer.id } as const
  if (isNew && (await isEmailTaken(db, whose, body.email))) return refuse(call, 409, 'The address is taken')
  await savePersonalInformation(db, customer, body)
  await record(call, historyOf(customer), 'Persönliche Daten geändert')
  return done
}

export const readBankData = async ({ db }: Reading, customer: Customer) => ({
  status: 200 as const,
  body: await bankDataOf(db, customer),
})

export async function changeBankData(call: Writing<UpdateBankDataRequest>, customer: Customer) {
  const { db, body } = call
  if (!isValidIBAN(body.iban)) return refuse(call, 460, 'The IBAN is wrong')
  await saveBankData(db, customer, body)
  await record(call, historyOf(customer), 'Bankdaten geändert')
  return done
}

export const readPrivacy = async ({ db }: Reading, customer: Customer) => ({
  status: 200 as const,
  body: await privacySettingsOf(db, customer),
})

export async function changePrivacy(call: Writing<UpdatePrivacySettingsRequest>, customer: Customer) {
  await savePrivacySettings(call.db, customer, call.body)
  await record(call, historyOf(customer), 'Einstellungen zur Privatsphäre geändert')
  return done
}
