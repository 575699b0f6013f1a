import { describe, expect, it } from 'vitest'
import { core, fieldsOf, schema } from './read-contract.ts'

/** The values of the schema that a field refers to. */
const valuesOf = (owner: string, field: string): unknown[] => core(fieldsOf(schema(owner))[field]!.schema).enum ?? []

const words = (text: string): string[] => text.trim().split(/\s+/)

it.each([
  ['salutations', '@R085', 'Salutation', 'MR MISS DIVERSE INTER OPEN NONE'],
  ['customer statuses', '@R117', 'CustomerStatus', 'ACTIVE TERMINATION_PLANNED TERMINATED'],
  [
    'transaction statuses',
    '@R134',
    'TransactionStatus',
    'cancelled cancelFailed captured captureFailed refund refundFailed reserved reserveFailed',
  ],
  [
    'calling number statuses',
    '@R136',
    'CallingNumberStatus',
    'ACTIVE DEACTIVATED BLOCKED IN_ACTIVATION ACTIVATION_FAILED',
  ],
  ['tiers', '@R073 @R347', 'ProductType', 'Starter Premium'],
  ['tiers that a fee may belong to', '@R480 @R347', 'FeeProductType', 'Starter Premium EmployeePremium'],
  [
    'task object types',
    '@R462',
    'TaskObjectType',
    `PRIVATE_CUSTOMER PRIVATE_CUSTOMER_PRODUCT BUSINESS_CUSTOMER EMAIL CALL_NUMBER BILL_RUN BILL_RUN_DAY
     BILL_RUN_PRIVATE_TRANSACTION BILL_RUN_BUSINESS_TRANSACTION BILL_RUN_CALL_NUMBER_TRANSACTION VPN_NUMBER_MIGRATION TEST`,
  ],
  [
    'document types',
    '@R473',
    'DocumentType',
    `1_CENT_TRANSFER ASSOCIATION_STATUTES/ASSOCIATION_REGISTER BUSINESS_LICENSE COMPANY_REGISTER_EXCERPT CREDIT_REPORT DATA_CHANGE
     DEATH_CERTIFICATE DRIVERS_LICENSE FRAUD ID_COPY IDENTITY_CARD KSV_SUBJECT_ACCESS_REPORT LIMIT_CHANGE_FORM MARRIAGE_CERTIFICATE
     OTHER PASSPORT PAYSLIP PROOF_OF_FOUNDATION PROOF_OF_OWNERSHIP REQUEST_FORM SCREENSHOT TERMINATION_FORM UID_VERIFICATION`,
  ],
  [
    'private fee item types',
    '@R481',
    'FeeItemTypePrivate',
    `MONTHLY_BASE_FEE CREDIT_MONTHLY_BASE_FEE ACTIVATION_FEE CREDIT_ACTIVATION_FEE FEE_PRODUCT_CHANGE GOODWILL_CREDIT_PAYBOX
     CREDIT_FEE_PRODUCT_CHANGE`,
  ],
  [
    'business fee item types',
    '@R482',
    'FeeItemTypeBusiness',
    `ACTIVATION_FEE_BPS CREDIT_ACTIVATION_FEE_BPS ACTIVATION_FEE_BPSS CREDIT_ACTIVATION_FEE_BPSS MONTHLY_BASE_FEE_BPSS
     CREDIT_MONTHLY_BASE_FEE_BPSS GOODWILL_CREDIT_PAYBOX`,
  ],
  ['fee occurrences', '@R483', 'FeeOccurrence', 'ONE_TIME RECURRING ONE_TIME_PER_NEW_NUMBER RECURRING_PER_NUMBER'],
  [
    'private termination reasons',
    '@R514',
    'PrivateTerminationReason',
    `ORDINARY_CUSTOMER_NO_REASON ORDINARY_CUSTOMER_CANCELLATION_WITHIN_14_DAYS ORDINARY_CUSTOMER_OBJECTION_TERMS_AND_CONDITIONS
     WITHOUT_NOTICE_BANK_BANKRUPTCY WITHOUT_NOTICE_BANK_RETURN_DEBIT WITHOUT_NOTICE_BANK_DEATH WITHOUT_NOTICE_BANK_GUARDIANSHIP
     WITHOUT_NOTICE_BANK_FRAUD`,
  ],
  [
    'business termination reasons',
    '@R515',
    'BusinessTerminationReason',
    `ORDINARY_BANK_OTHER WITHOUT_NOTICE_BANK_BANKRUPTCY WITHOUT_NOTICE_BANK_RETURN_DEBIT WITHOUT_NOTICE_BANK_DEBT_COLLECTION
     WITHOUT_NOTICE_BANK_FRAUD ORDINARY_BPS_NO_REASON EXTRAORDINARY_BPS_AGB_CONTRADICTION`,
  ],
  ['deactivation reasons', '@R540', 'DeactivationReason', 'NO_REASON RESIGNATION_FROM_COMPANY NO_USE'],
  ['notification states', '@R544', 'NotificationState', 'OPEN FAILED SENT'],
  [
    'sub-roles of the bank',
    '@R456',
    'BankRole',
    'ADMINISTRATOR BACKOFFICE RISK SERVICELINE DELETE_ADMINISTRATOR CREDIT_ADMINISTRATOR',
  ],
])('the %s are complete and exact %s', (_, _row, name, expected) => {
  expect([...schema(name).enum!].sort()).toEqual(words(expected).sort())
})

it.each([
  ['private monthly limits', '@R839', 'ChangePrivateLimitRequest', 'monthlyLimitEUR', '50 100 200 300 500'],
  [
    'business monthly limits',
    '@R840',
    'ChangeBusinessLimitRequest',
    'monthlyLimitEUR',
    '0 100 400 800 1000 2000 5000 7000 10000 15000 20000 25000 30000 50000',
  ],
  ['calling number limits', '@R841', 'CallingNumberRequest', 'limit', '50 100 200 350 500 1000 2000 4000'],
  ['reload values', '@R842', 'CallingNumberRequest', 'reloadValue', '10 20 30 40 50 60 70 80 90 100 150 200'],
  ['tax rates', '@R843', 'BillingSettings', 'taxRate', '0 20'],
  ['payment conditions', '@R844', 'BillingSettings', 'paymentCondition', '14 30'],
  ['discounts', '@R845', 'Discount', 'monthlyFeeCallNumber', '0 25 50 75 100'],
])('the options for %s are complete and exact %s', (_, _row, owner, field, expected) => {
  expect([...(valuesOf(owner, field) as number[])].sort((a, b) => a - b)).toEqual(words(expected).map(Number))
})

it('there are 29 legal forms @R846', () => {
  expect(schema('LegalEntity').enum).toHaveLength(29)
  expect(schema('LegalEntity').enum).toEqual(expect.arrayContaining(['SOLE_TRADER', 'GMBH', 'AG', 'KG', 'OTHER']))
})

describe('the occurrence of a fee follows from its type', () => {
  const { 'x-occurrence': occurrence } = schema('FeeItemType') as { 'x-occurrence'?: Record<string, string> }

  it.each([
    ['RECURRING', '@R484', 'MONTHLY_BASE_FEE CREDIT_MONTHLY_BASE_FEE'],
    [
      'ONE_TIME',
      '@R485',
      `ACTIVATION_FEE CREDIT_ACTIVATION_FEE FEE_PRODUCT_CHANGE CREDIT_FEE_PRODUCT_CHANGE GOODWILL_CREDIT_PAYBOX
       ACTIVATION_FEE_BPS CREDIT_ACTIVATION_FEE_BPS`,
    ],
    ['ONE_TIME_PER_NEW_NUMBER', '@R486', 'ACTIVATION_FEE_BPSS CREDIT_ACTIVATION_FEE_BPSS'],
    ['RECURRING_PER_NUMBER', '@R487', 'MONTHLY_BASE_FEE_BPSS CREDIT_MONTHLY_BASE_FEE_BPSS'],
  ])('exactly its types are %s %s', (kind, _row, expected) => {
    const types = Object.entries(occurrence ?? {}).filter(([, value]) => value === kind)
    expect(types.map(([type]) => type).sort()).toEqual(words(expected).sort())
  })

  it('a fee has a type of private or of business customers @R481 @R482', () => {
    const both = [...schema('FeeItemTypePrivate').enum!, ...schema('FeeItemTypeBusiness').enum!]
    expect([...schema('FeeItemType').enum!].sort()).toEqual([...new Set(both)].sort())
  })
})

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
