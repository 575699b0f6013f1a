import { expect, it } from 'vitest'
import { operationsOf, resolveRef } from '#contract-checks/contract.ts'
import { call, contract, fieldsOf, jsonOf, outline, personalInformation, schema, tidy } from './read-contract.ts'

const locks =
  'securityLockRM:boolean, securityLockSL:boolean, securityLockCustomerWish:boolean, securityLockCS:boolean, inactivityLock?:boolean, returnDebitLock:string|null'

/** What an entity carries: `?` may be absent, `:kind` is checked, `{}` is the inside. */
it.each([
  [
    'a private customer',
    '@R072',
    'PrivateCustomer',
    `id, bpNumber, firstName, lastName, callNumber, email, postalAddress{zipcode, city, street}, birthDate:date, taskOpen:boolean, status,
     terminationReason:string|null, terminationDate:date|null, locks{${locks}}, user{salutation, firstName, lastName}`,
  ],
  [
    'a product',
    '@R073',
    'Product',
    `productType, activationDate:date, terminationDate:date|null, terminationReason:string|null,
     limits{activeProduct:number, inactiveProduct:number}, costs{starter:number, premium:number, rabatt:number}, productChangeId:string|null`,
  ],
  ['a product limit', '@R074 @R454', 'ProductLimit', 'monthlyLimitEUR:number, remainingLimitEUR:number'],
  ['the inactivity lock', '@R075', 'InactivityLock', 'inactivityLock:boolean'],
  ['bank data', '@R076', 'BankData', 'accountHolder, iban, signDate:date'],
  ['the call number', '@R077', 'CustomerCallNumber', 'callNumber'],
  ['personal information', '@R078', 'PersonalInformation', personalInformation],
  [
    "personal information in the bank's view",
    '@R078',
    'BankPersonalInformation',
    `${personalInformation}, email, employee:boolean`,
  ],
  [
    'the privacy settings',
    '@R079',
    'PrivacySettings',
    `contactViaEmail:boolean, contactViaSms:boolean, contactViaPhone:boolean, contactViaMail:boolean, contactViaSocialMedia:boolean,
     personalizedOffers:boolean, bigDataAnalysis:boolean, customerProfileData:boolean, dataAvailableToOthers:boolean`,
  ],
  [
    'a receipt, of a company with the amount that is open',
    '@R080 @R504',
    'Receipt',
    'invoiceNumber, typeText, receiptDate:date, amount:number, amountOpen?:number, archiveReferencePdf:string|null, archiveReferenceCsv:string|null, composition?',
  ],
  [
    'the list of receipts',
    '@R081',
    'ReceiptList',
    'receipts:array{invoiceNumber, typeText, receiptDate, amount, amountOpen?, archiveReferencePdf, archiveReferenceCsv, composition?}, paymentCondition?:integer',
  ],
  [
    'the list of transactions, of a company with the call number',
    '@R082 @R505',
    'TransactionList',
    `transactions:array{transactionId, transactionTimestamp:date-time, amount:number, feeTypeName, feeType, merchantName, statusName,
     callNumber?, invoiceNumber?, refusal?}, meta{total:integer}`,
  ],
  [
    'a business customer',
    '@R450',
    'BusinessCustomer',
    `id, bpNumber, companyName, limit:integer, postalAddress{zipcode, city, street}, taskOpen:boolean, locks{${locks}},
     statusDetails{status, terminationReason:string|null, terminationDate:date|null}`,
  ],
  ['the locks record', '@R451', 'Locks', locks],
  ['a bank employee', '@R456', 'BankEmployee', 'id, email, firstName, lastName, roles:array, active:boolean'],
  [
    'an entry of the allow list',
    '@R457 @R458',
    'AllowEntry',
    'id, firstName, lastName, birthdate:date, phoneNumber, note:string|null',
  ],
  [
    'an entry of the deny list',
    '@R457 @R458',
    'DenyEntry',
    'id, firstName:string|null, lastName:string|null, birthdate:date|null, phoneNumber:string|null, iban:string|null, note:string|null',
  ],
  [
    'an entry of the history',
    '@R459',
    'HistoryEntry',
    'activityTimestamp:date-time, user, userType, loginActivity:boolean, activity, changes?, subject?',
  ],
  [
    'a task',
    '@R461',
    'Task',
    `id, creationDate:date-time, objectType, businessIdentifier, taskType, attempts:integer, nextAttemptNotBefore:date-time|null,
     supportId:string|null, errorMessage:string|null`,
  ],
  ['a bill run', '@R464', 'BillRun', 'id, year:integer, month:integer, runNumber:integer'],
  ["a row of the bill run's calculation", '@R465', 'BillRunDay', 'day:date, transactionsScheduled:boolean'],
  [
    "a row of the bill run's transactions",
    '@R466',
    'BillRunTransaction',
    'trxDate:date, customerType, sapCode, itemType, count:integer, sumAmount:number, sentToSap:boolean',
  ],
  ['a note', '@R467', 'CustomerNote', 'id?, createdAt:date-time, note, recordedBy'],
  [
    'a document',
    '@R469',
    'CustomerDocument',
    'id, documentType, filename, addedBy, addedAt:date-time, comment:string|null, deleted:boolean',
  ],
  [
    'a notification',
    '@R474',
    'Notification',
    `id, dateTimeSent:date-time|null, subject, recipient, state, content, replyMessage:string|null, attachmentId:string|null,
     attachmentDocumentId:string|null`,
  ],
  [
    'a fee',
    '@R476',
    'Fee',
    `id, transactionText, itemType, amount:number, startDate:date, plannedEndDate:date|null, actualEndDate:date|null,
     product{activationDate:date, type}`,
  ],
  [
    'the list of fee products',
    '@R480',
    'FeeProductList',
    'products:array{productId, isActive:boolean, activationDate:date, productType}',
  ],
  // taskOpen by R446: the bank sees it in the list of administrators
  ['an administrator', '@R499', 'BusinessAdmin', 'id, email, firstName, lastName, isActive:boolean, taskOpen:boolean'],
  ['the profile of an administrator', '@R500', 'Profile', 'firstName, lastName, email, sessionIdleSeconds?'],
  [
    'the list of calling numbers',
    '@R501 @R502',
    'CallingNumberList',
    `callingNumbers:array{id, callingNumber, firstName, lastName, email:string|null, employeeNumber:string|null,
     custReportAttr1:string|null, custReportAttr2:string|null, carNumber, preferredCity, reloadValue:integer, limit:integer, status,
     taskOpen:boolean, activationDate:date|null, deactivationDate:date|null, deactivationReason:string|null}, customerTerminated:boolean`,
  ],
  ['a preferred city', '@R503', 'PreferredCity', 'cityId, name, active:boolean'],
])('%s carries exactly its fields %s', (_, _rows, name, fields) => {
  expect(outline(schema(name), fields)).toBe(tidy(fields))
})

it('there are three areas for three kinds of people, and nothing else but the version @R001', () => {
  const areas = new Set(operationsOf(contract).map(({ area }) => area))
  expect(areas).toEqual(new Set(['private', 'business', 'bank', 'common']))
  expect(operationsOf(contract).filter(({ area }) => area === 'common')).toHaveLength(1)
})

it('the history names the three kinds of people @R224', () => {
  expect(schema('UserType').enum).toEqual(['PRIVATE_CUSTOMER', 'BUSINESS_ADMIN', 'BANK_EMPLOYEE'])
})

it('a bank employee has at least one of the six sub-roles @R226 @R227', () => {
  const roles = 'ADMINISTRATOR BACKOFFICE RISK SERVICELINE DELETE_ADMINISTRATOR CREDIT_ADMINISTRATOR'.split(' ')
  expect(schema('BankRole').enum).toEqual(roles)
  for (const owner of ['BankEmployee', 'CreateBankEmployeeRequest', 'UpdateBankEmployeeRequest']) {
    expect(resolveRef(contract, fieldsOf(schema(owner)).roles!.schema)).toMatchObject({ type: 'array', minItems: 1 })
  }
})

it('a private customer cannot even name another customer @R228', () => {
  const own = operationsOf(contract).filter(({ area }) => area === 'private')
  expect(own.length).toBeGreaterThan(20)
  for (const { id, parameters } of own) {
    expect(
      parameters.map(({ name }) => name),
      id,
    ).not.toContain('customerId')
  }
})

const problem = 'status:integer, title, traceId, violations?:array'

it.each([
  ['Version', 'A44', 'version, contractVersion'],
  ['PendingProductChange', 'A46', 'productChangeId, productType, activationDate:date'],
  [
    'ProductChange',
    'A46',
    'pendingChange{productChangeId, productType, activationDate:date}, earliestActivationDate:date',
  ],
  ['TanCreated', 'A146', 'expiresAt:date-time, nextRequestPossibleAt:date-time'],
  ['Problem', 'A147, A148', 'status:integer, title, traceId, violations?:array{code?, field, rule}'],
])('%s has the shape that was decided (%s)', (name, _, fields) => {
  expect(outline(schema(name), fields)).toBe(tidy(fields))
})

/** The refusals that carry data of their own (A61). */
it.each([
  ['POST /private/auth/login', '462', 'accountLockedUntil?:date-time'],
  ['POST /business/auth/login', '462', 'accountLockedUntil?:date-time'],
  ['POST /bank/auth/login', '462', 'accountLockedUntil?:date-time'],
  ['PUT /private/profile/password', '462', 'accountLockedUntil?:date-time'],
  ['POST /business/profile/password', '462', 'accountLockedUntil?:date-time'],
  ['POST /private/call-number/sms-tan', '460', 'secondsUntilCreationPossible:integer'],
  ['POST /business/calling-numbers', '460', 'customerNumber?'],
  ['PUT /business/calling-numbers/{callingNumberId}', '460', 'customerNumber?'],
  ['POST /bank/business/{customerId}/calling-numbers', '460', 'customerNumber?'],
  ['PUT /bank/business/{customerId}/calling-numbers/{callingNumberId}', '460', 'customerNumber?'],
  ['POST /business/calling-numbers/csv-upload', '460', 'line?:integer, message, faults?'],
  ['POST /bank/business/{customerId}/calling-numbers/csv-upload', '460', 'line?:integer, message, faults?'],
  ['POST /bank/business/company', '462', 'templates:array'],
  ['PUT /bank/business/{customerId}/company', '462', 'templates:array'],
])('%s refused with %s is a problem that carries %s', (name, status, own) => {
  const like = `${problem}, ${own}`
  expect(outline(jsonOf(call(name).responses[status]!.content)!, like)).toBe(tidy(like))
})

it.each([
  ['HistoryObjectType', 'A40', ['PRIVATE_CUSTOMER', 'BUSINESS_CUSTOMER', 'CALLING_NUMBER', 'BUSINESS_ADMIN']],
  ['SortOrder', 'A17', ['asc', 'desc']],
  ['UserType', 'R001', ['PRIVATE_CUSTOMER', 'BUSINESS_ADMIN', 'BANK_EMPLOYEE']],
  ['PaymentMethod', 'R556', ['OPEN_INVOICE', 'COLLECTION']],
])('%s has exactly the values that were decided (%s)', (name, _, values) => {
  expect([...schema(name).enum!].sort()).toEqual([...values].sort())
})
