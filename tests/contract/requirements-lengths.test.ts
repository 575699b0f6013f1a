import { expect, it } from 'vitest'
import { core, fieldsOf, schema } from './read-contract.ts'

/** The length of a field, or of a schema when no field is named. */
function lengthOf(place: string): number | undefined {
  const [owner, ...path] = place.split('.')
  const target = path.reduce((from, field) => fieldsOf(from)[field]!.schema, schema(owner!))
  return core(target).maxLength
}

/** The twenty constants in the order of the specification, as A96 reads them; A97 lifts the one of e-mails to 255. */
it.each([
  ['ZIPCODE', 4, ['PersonalInformation.zipcode', 'BankPersonalInformation.zipcode']],
  ['STREET', 60, ['PersonalInformation.street', 'ContractAddress.street', 'BillingAddress.street']],
  ['CITY', 30, ['PersonalInformation.city', 'ContractAddress.city', 'BillingAddress.city']],
  ['FIRST_NAME', 40, ['PersonalInformation.firstName', 'ContactPerson.firstName', 'CallingNumberRequest.firstName']],
  ['LAST_NAME', 40, ['PersonalInformation.lastName', 'ContactPerson.lastName', 'CallingNumberRequest.lastName']],
  ['TITLE', 40, ['PersonalInformation.title', 'ContactPerson.title']],
  ['DOCUMENT_COMMENT', 200, ['UpdateDocumentRequest.documentComment', 'CustomerDocument.comment']],
  ['IBAN', 34, ['BankData.iban', 'PaymentDetail.iban', 'DenyEntryRequest.iban']],
  ['ACCOUNT_HOLDER', 40, ['BankData.accountHolder', 'PaymentDetail.accountHolder']],
  ['NOTE', 1000, ['CreateNoteRequest.note', 'AllowEntryRequest.note', 'DenyEntryRequest.note']],
  ['LIMIT_NOTE', 100_000, ['ChangeBusinessLimitRequest.note', 'ChangePrivateLimitRequest.note']],
  ['COMPANY_NAME', 60, ['Company.companyName']],
  ['CO_NAME', 60, ['BillingAddress.coName']],
  ['EMAIL', 255, ['ChangeEmailRequest.email', 'ContactPerson.email', 'BillingSettings.billEmail1']],
  ['REGISTER', 60, ['Company.registerNumber']],
  ['UID', 15, ['Company.uid']],
  ['COUNTRY', 3, ['ContractAddress.country', 'BillingAddress.country']],
  ['EMPLOYEE_NUMBER', 12, ['CallingNumberRequest.employeeNumber']],
  ['TRANSACTION_TEXT', 80, ['CreatePrivateFeeRequest.transactionText', 'CreateBusinessFeeRequest.transactionText']],
  ['CAR_NUMBER', 10, ['CallingNumberRequest.carNumber']],
])('%s is at most %d characters long @R088', (_, expected, places) => {
  expect(Object.fromEntries(places.map((place) => [place, lengthOf(place)]))).toEqual(
    Object.fromEntries(places.map((place) => [place, expected])),
  )
})

const notes = [
  'CreateNoteRequest.note',
  'UpdateLocksRequest.note',
  'TerminatePrivateRequest.note',
  'TerminateBusinessRequest.note',
  'CancelTerminationRequest.note',
  'AllowEntryRequest.note',
  'DenyEntryRequest.note',
]

it.each(notes)('%s has the one length of notes @R346', (place) => {
  const [owner, field] = place.split('.') as [string, string]
  expect(core(fieldsOf(schema(owner))[field]!.schema)).toBe(schema('NoteText'))
  expect(lengthOf(place)).toBe(1000)
})

it.each([
  ['NoteText', 1000],
  ['PersonName', 40],
  ['DocumentComment', 200],
  ['TransactionText', 80],
])('the length of %s stands in one place of its own @R847', (name, expected) => {
  expect(schema(name).maxLength).toBe(expected)
})
