import { describe, expect, it } from 'vitest'
import { answeredBy, call, outline, schema, sentBy, tidy } from './read-contract.ts'

const number =
  'callingNumber, firstName, lastName, email?, employeeNumber?, custReportAttr1?, custReportAttr2?, carNumber, preferredCity, reloadValue:integer, limit:integer'
const admin = 'email, firstName, lastName'
const reason = 'deactivationReason'

/** Each part of a company, with the requirement for its fields. */
const parts = {
  company: ['@R488', 'company{registerNumber, companyName, legalEntity, uid}'],
  contactPerson: ['@R489', 'contactPerson{salutation, title?, firstName, lastName, email, callNumber?}'],
  contractAddress: ['@R490', 'contractAddress{street, zipcode, city, country}'],
  billingAddress: ['@R492', 'billingAddress{isContractAddress:boolean, coName?, street, zipcode, city, country}'],
  paymentDetail: ['@R493', 'paymentDetail{accountHolder?, iban?, signDate?:date|null}'],
  billingSettings: [
    '@R494',
    'billingSettings{paymentMethod, taxRate:integer, paymentCondition:integer, billEmail1?, billEmail2?}',
  ],
  limit: ['@R495', 'limit:integer'],
  advertisingConsent: ['@R497', 'advertisingConsent:boolean'],
} as const
const whole = Object.values(parts)
  .map(([, outlined]) => outlined)
  .join(', ')
const discount =
  'discount{activationFeeBusiness:integer, activationFeeCallNumber:integer, monthlyFeeCallNumber:integer}'

describe.each([
  ['CompanyData', `customerNumber, ${whole}`],
  ['CreateCompanyRequest', `${whole}, ${discount}`],
  ['UpdateCompanyRequest', whole],
])('%s', (name, everything) => {
  it.each(Object.entries(parts).map(([part, [row, outlined]]) => [part, row, outlined] as const))(
    'its part %s carries exactly its fields %s',
    (_part, _row, outlined) => {
      expect(tidy(outline(schema(name), outlined))).toContain(tidy(outlined))
    },
  )

  it('it has exactly its parts @R716 @R717', () => {
    expect(outline(schema(name), everything)).toBe(tidy(everything))
  })
})

it('a discount is sent at creation only @R496', () => {
  expect(outline(schema('CreateCompanyRequest'), discount)).toContain(tidy(discount))
  expect(outline(schema('UpdateCompanyRequest'), discount)).not.toContain('discount')
  expect(outline(schema('CompanyData'), discount)).not.toContain('discount')
})

it('company data carries the customer number @R498', () => {
  expect(outline(schema('CompanyData'), 'customerNumber')).toMatch(/^customerNumber,/)
})

type Row = [name: string, rows: string, sent: string, answered: string]

/** Call, rows, what it sends (`?` may be left out), what it answers. */
const calls: Row[] = [
  ['POST /bank/business/company', '@R716', `${whole}, ${discount}`, 'CompanyData'],
  ['GET /bank/business/{customerId}/company', '@R717', 'nothing', 'CompanyData'],
  ['PUT /bank/business/{customerId}/company', '@R717', whole, 'nothing'],
  ['GET /business/profile', '@R744', 'nothing', 'Profile'],
  ['PUT /business/profile', '@R744', 'firstName, lastName', 'nothing'],
  ['POST /business/profile/password', '@R745', 'oldPassword, newPassword', 'nothing'],
  ['POST /business/profile/email', '@R746', 'email, tanToken', 'nothing'],
  ['POST /business/profile/email/tan', '@R747', 'email', 'TanCreated'],
  ['GET /business/admins', '@R748', 'nothing', 'BusinessAdminList'],
  ['POST /business/admins', '@R748', admin, 'BusinessAdmin'],
  ['PUT /business/admins/{adminId}', '@R749', `${admin}, isActive:boolean`, 'nothing'],
  ['GET /business/transactions', '@R750', 'nothing', 'TransactionList'],
  ['GET /business/receipts', '@R751', 'nothing', 'ReceiptList'],
  ['GET /business/receipts/{archiveReferenceId}', '@R752', 'nothing', 'file'],
  ['GET /business/company-data', '@R753', 'nothing', 'CompanyData'],
  ['PUT /business/company-data', '@R753', 'billEmail1?, billEmail2?', 'nothing'],
  ['GET /business/calling-number-preferred-cities', '@R754', 'nothing', 'PreferredCityList'],
  ['GET /business/limit', '@R761 @R506', 'nothing', 'ProductLimit'],
]

/** The calling numbers, below the business area and below a company in the bank. */
const numbers: [name: string, business: string, bank: string, sent: string, answered: string][] = [
  ['GET /calling-numbers', '@R755', '@R720', 'nothing', 'CallingNumberList'],
  ['POST /calling-numbers', '@R755', '@R720', number, 'CallingNumber'],
  ['GET /calling-numbers/csv', '@R756', '@R721', 'nothing', 'file'],
  ['POST /calling-numbers/csv-upload', '', '@R722', 'file', 'CallingNumberUpload'],
  ['GET /calling-numbers/{callingNumberId}', '@R757', '@R723', 'nothing', 'CallingNumber'],
  ['PUT /calling-numbers/{callingNumberId}', '@R757', '@R723', number, 'nothing'],
  ['PATCH /calling-numbers/{callingNumberId}/block', '@R758', '@R724', 'nothing', 'nothing'],
  ['PATCH /calling-numbers/{callingNumberId}/cancel-block', '@R759', '@R725', 'nothing', 'nothing'],
  ['PATCH /calling-numbers/{callingNumberId}/deactivate', '@R760', '@R726', reason, 'nothing'],
]

const below = (folder: string, name: string): string => name.replace(' ', ` ${folder}`)

it.each([
  ...calls,
  ...numbers.map(([name, row, , sent, answered]): Row => [below('/business', name), row, sent, answered]),
  ...numbers.map(([name, , row, sent, answered]): Row => [
    below('/bank/business/{customerId}', name),
    row,
    sent,
    answered,
  ]),
])('%s sends and answers what is written %s', (name, _rows, sent, answered) => {
  expect(sentBy(call(name), sent)).toBe(tidy(sent))
  expect(answeredBy(call(name))).toBe(answered)
})

const logins: [name: string, sent: string, answered: string][] = [
  ['POST /auth/check-email', 'email, customerNumber?', 'nothing'],
  ['POST /auth/login', 'email, customerNumber?, password', 'LoginResponse'],
  ['POST /auth/logout', 'nothing', 'nothing'],
  ['POST /auth/password-reset', 'email, customerNumber?, tanToken, newPassword, newPasswordConfirm', 'nothing'],
  ['POST /auth/password-tan', 'email, customerNumber?', 'TanCreated'],
]

describe.each(['/private', '/business', '/bank'])('%s', (area) => {
  it.each(logins)('%s belongs to the login set of every area @R762', (name, sent, answered) => {
    expect(sentBy(call(below(area, name)), sent)).toBe(tidy(sent))
    expect(answeredBy(call(below(area, name)))).toBe(answered)
  })
})
