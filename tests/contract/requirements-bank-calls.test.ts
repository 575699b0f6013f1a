import { describe, expect, it } from 'vitest'
import { answeredBy, call, personalInformation, sentBy, tidy } from './read-contract.ts'

const person = `${personalInformation}, email, employee:boolean`
const privacy =
  'contactViaEmail, contactViaSms, contactViaPhone, contactViaMail, contactViaSocialMedia, personalizedOffers, bigDataAnalysis, customerProfileData, dataAvailableToOthers'
const locks = 'securityLockRM?, securityLockSL?, securityLockCustomerWish?, securityLockCS?, note?:string|null'
const termination = 'customerId, terminationDate:date, terminationReason, note?:string|null'
const limit = 'customerId, monthlyLimitEUR:integer, note?:string|null'
const newFee = 'transactionText, itemType, amount:number, startDate:date, plannedEndDate?:date|null'
const admin = 'email, firstName, lastName'
const allow = 'firstName, lastName, birthdate:date, phoneNumber, note?:string|null'
const deny = 'firstName?, lastName?, birthdate?, phoneNumber?, iban?, note?'

type Row = [name: string, rows: string, sent: string, answered: string]

/** Below a customer's or a company's path: call, rows, what it sends (`?` may be left out), what it answers. */
const privateCustomers: Row[] = [
  ['GET /privacy-settings', '@R686', 'nothing', 'PrivacySettings'],
  ['PUT /privacy-settings', '@R686', privacy, 'nothing'],
  ['GET /product', '@R687', 'nothing', 'Product'],
  ['GET /product/limit', '@R688', 'nothing', 'ProductLimit'],
  ['PUT /product/limit', '@R688 @R455', limit, 'nothing'],
  ['GET /product/change', '@R689', 'nothing', 'ProductChange'],
  ['POST /product/change', '@R689', 'activationDate:date, productType', 'PendingProductChange'],
  ['DELETE /product/change/{productChangeId}', '@R690', 'nothing', 'nothing'],
  ['GET /personal-information', '@R691', 'nothing', 'BankPersonalInformation'],
  ['PUT /personal-information', '@R691', person, 'nothing'],
  ['GET /locks', '@R692', 'nothing', 'Locks'],
  ['PUT /locks', '@R692 @R453', locks, 'nothing'],
  ['GET /bank-data', '@R693', 'nothing', 'BankData'],
  ['PUT /bank-data', '@R693', 'accountHolder, iban, signDate:date', 'nothing'],
  ['GET /call-number', '@R694', 'nothing', 'CustomerCallNumber'],
  ['PUT /call-number', '@R694', 'callNumber', 'nothing'],
  ['PUT /terminate', '@R695', termination, 'nothing'],
  ['DELETE /terminate', '@R696', 'customerId, note?:string|null', 'nothing'],
  ['DELETE /deletion', '@R697', 'nothing', 'nothing'],
  ['GET /fees', '@R698', 'nothing', 'FeeList'],
  ['POST /fees', '@R698 @R477 @R478', `productId, ${newFee}`, 'Fee'],
  ['GET /fees/products', '@R699', 'nothing', 'FeeProductList'],
  ['DELETE /fees/{feeId}', '@R700', 'nothing', 'nothing'],
  ['PATCH /fees/{feeId}', '@R700 @R479', 'plannedEndDate:date', 'nothing'],
  ['DELETE /fees/{feeId}/planned-end-date', '@R701', 'nothing', 'nothing'],
  ['GET /transactions', '@R702', 'nothing', 'TransactionList'],
  ['GET /inactivity', '@R703', 'nothing', 'InactivityLock'],
  ['DELETE /inactivity', '@R703', 'nothing', 'nothing'],
]

const common: Row[] = [
  ['GET /receipts', '@R704', 'nothing', 'ReceiptList'],
  ['GET /receipts/{archiveReferenceId}', '@R705', 'nothing', 'file'],
  ['GET /documents', '@R706', 'nothing', 'CustomerDocumentList'],
  ['POST /documents', '@R706 @R471', 'file', 'CustomerDocument'],
  ['GET /documents/{documentId}', '@R707', 'nothing', 'file'],
  ['PUT /documents/{documentId}', '@R707 @R472', 'documentType, documentComment?, deleted:boolean', 'nothing'],
  ['DELETE /documents/{documentId}', '@R707', 'nothing', 'nothing'],
  ['GET /notes', '@R708', 'nothing', 'CustomerNoteList'],
  ['POST /notes', '@R708 @R468', 'note', 'CustomerNote'],
  ['GET /notification', '@R709', 'nothing', 'NotificationList'],
]

const companies: Row[] = [
  ['GET /admins', '@R718', 'nothing', 'BusinessAdminList'],
  ['POST /admins', '@R718', admin, 'BusinessAdmin'],
  ['PUT /admins/{adminId}', '@R719', `${admin}, isActive:boolean`, 'nothing'],
  ['GET /limit', '@R727 @R506', 'nothing', 'ProductLimit'],
  ['POST /limit', '@R727 @R455', limit, 'nothing'],
  ['PUT /terminate', '@R728', termination, 'nothing'],
  ['DELETE /terminate', '@R728', 'customerId, note?:string|null', 'nothing'],
  ['GET /fees', '@R729', 'nothing', 'FeeList'],
  ['POST /fees', '@R729 @R477 @R478', `productId?:null, ${newFee}`, 'Fee'],
  ['DELETE /fees/{feeId}', '@R730', 'nothing', 'nothing'],
  ['PATCH /fees/{feeId}', '@R730 @R479', 'plannedEndDate:date', 'nothing'],
  ['DELETE /fees/{feeId}/planned-end-date', '@R731', 'nothing', 'nothing'],
  ['GET /transactions', '@R732', 'nothing', 'TransactionList'],
  ['GET /locks', '@R733', 'nothing', 'Locks'],
  ['PUT /locks', '@R733 @R453', locks, 'nothing'],
]

/** Calls of the bank that belong to no customer. */
const administration: Row[] = [
  ['GET /private/customers/{bpNumber}', '@R685', 'nothing', 'PrivateCustomer'],
  ['GET /business/customers/{bpNumber}', '@R715', 'nothing', 'BusinessCustomer'],
  ['GET /business/calling-numbers/preferred-city', '@R734', 'nothing', 'PreferredCityList'],
  ['GET /tasks', '@R735', 'nothing', 'TaskList'],
  ['POST /tasks', '@R736', 'nothing', 'nothing'],
  ['GET /bank-employees', '@R737', 'nothing', 'BankEmployeeList'],
  ['POST /bank-employees', '@R737', 'email, firstName, lastName, roles:array', 'BankEmployee'],
  ['PUT /bank-employees/{bankEmployeeId}', '@R738', 'roles:array, active:boolean', 'nothing'],
  ['POST /bill-run', '@R739', 'nothing', 'BillRun'],
  ['GET /registration-allow', '@R740', 'nothing', 'AllowEntryList'],
  ['POST /registration-allow', '@R740', allow, 'AllowEntry'],
  ['GET /registration-allow/{id}', '@R740', 'nothing', 'AllowEntry'],
  ['PUT /registration-allow/{id}', '@R740', allow, 'nothing'],
  ['DELETE /registration-allow/{id}', '@R740', 'nothing', 'nothing'],
  ['GET /registration-deny', '@R741', 'nothing', 'DenyEntryList'],
  ['POST /registration-deny', '@R741', deny, 'DenyEntry'],
  ['GET /registration-deny/{id}', '@R741', 'nothing', 'DenyEntry'],
  ['PUT /registration-deny/{id}', '@R741', deny, 'nothing'],
  ['DELETE /registration-deny/{id}', '@R741', 'nothing', 'nothing'],
]

describe.each([
  ['/bank/private/{customerId}', privateCustomers],
  ['/bank/common/{customerId}', common],
  ['/bank/business/{customerId}', companies],
  ['/bank', administration],
] satisfies [string, Row[]][])('%s', (folder, rows) => {
  it.each(rows)('%s sends and answers what is written %s', (name, _rows, sent, answered) => {
    const operation = call(name.replace(' ', ` ${folder}`))
    expect(sentBy(operation, sent)).toBe(tidy(sent))
    expect(answeredBy(operation)).toBe(answered)
  })
})
