import { expect, it } from 'vitest'
import { answeredBy, call, contract, operations, personalInformation, sentBy, tidy } from './read-contract.ts'

const privacy =
  'contactViaEmail, contactViaSms, contactViaPhone, contactViaMail, contactViaSocialMedia, personalizedOffers, bigDataAnalysis, customerProfileData, dataAvailableToOthers'

/** Call, rows, what it sends (`?` may be left out), what it answers. */
it.each([
  ['POST /private/auth/check-email', '@R238', 'email, customerNumber?', 'nothing'],
  ['POST /private/auth/login', '@R239', 'email, customerNumber?, password', 'LoginResponse'],
  ['POST /private/auth/password-tan', '@R240', 'email, customerNumber?', 'TanCreated'],
  [
    'POST /private/auth/password-reset',
    '@R241',
    'email, customerNumber?, tanToken, newPassword, newPasswordConfirm',
    'nothing',
  ],
  ['POST /private/auth/logout', '@R242', 'nothing', 'nothing'],
  ['GET /private/profile', '@R243', 'nothing', 'Profile'],
  ['PUT /private/profile', '@R243', 'firstName, lastName', 'nothing'],
  ['PUT /private/profile/password', '@R083 @R244', 'oldPassword, newPassword', 'nothing'],
  ['PUT /private/profile/email', '@R084 @R245', 'email, tanToken', 'nothing'],
  ['POST /private/profile/email-tan', '@R246', 'email', 'TanCreated'],
  ['GET /private/call-number', '@R247', 'nothing', 'CustomerCallNumber'],
  ['PUT /private/call-number', '@R248', 'callNumber, tanToken', 'nothing'],
  ['POST /private/call-number/sms-tan', '@R249', 'callNumber', 'TanCreated'],
  ['GET /private/product', '@R250', 'nothing', 'Product'],
  ['GET /private/product/limit', '@R251', 'nothing', 'ProductLimit'],
  ['GET /private/product/change', '@R252', 'nothing', 'ProductChange'],
  ['POST /private/product/change', '@R253', 'activationDate:date, productType', 'PendingProductChange'],
  ['DELETE /private/product/change/{productChangeId}', '@R254', 'nothing', 'nothing'],
  ['GET /private/receipts/{archiveReferencePdf}', '@R256', 'nothing', 'file'],
  ['GET /private/bank-data', '@R258', 'nothing', 'BankData'],
  ['GET /private/personal-information', '@R259', 'nothing', 'PersonalInformation'],
  ['PUT /private/personal-information', '@R259 @R202', personalInformation, 'nothing'],
  ['GET /private/privacy-settings', '@R260', 'nothing', 'PrivacySettings'],
  ['PUT /private/privacy-settings', '@R260', privacy, 'nothing'],
  ['GET /private/inactivity', '@R263', 'nothing', 'InactivityLock'],
  ['DELETE /private/inactivity', '@R263', 'nothing', 'nothing'],
  ['GET /version', '@R264', 'nothing', 'Version'],
])('%s sends and answers what is written %s', (name, _rows, sent, answered) => {
  expect(sentBy(call(name), sent)).toBe(tidy(sent))
  expect(answeredBy(call(name))).toBe(answered)
})

/** Call, rows, its query parameters; a default stands behind the equals sign. */
it.each([
  ['GET /private/receipts', '@R255', ['filterFromReceiptDate', 'filterToReceiptDate']],
  [
    'GET /private/transactions',
    '@R261 @R262 @R763',
    [
      'status',
      'fromDate',
      'toDate',
      'callNumber',
      'invoiceNumber',
      'limit',
      'offset',
      'sort=transactionTimestamp_desc',
    ],
  ],
  [
    'GET /business/transactions',
    '@R763',
    [
      'status',
      'fromDate',
      'toDate',
      'callNumber',
      'invoiceNumber',
      'limit',
      'offset',
      'sort=transactionTimestamp_desc',
    ],
  ],
])('%s takes exactly its query parameters %s', (name, _rows, expected) => {
  const query = call(name).parameters.filter((parameter) => parameter.in === 'query')
  const shown = query.map(({ name: key, schema }) => {
    const wanted = expected.find((word) => word.startsWith(`${key}=`))
    return wanted === undefined ? key : `${key}=${(schema as { default?: string }).default}`
  })
  expect(shown.sort()).toEqual([...expected].sort())
})

it('the sort of transactions is a field and an order @R262', () => {
  const orders = contract.components.schemas.TransactionSortOrder!.enum as string[]
  expect(orders).toContain('transactionTimestamp_desc')
  expect(orders.filter((order) => !/^[a-zA-Z]+_(asc|desc)$/.test(order))).toEqual([])
})

it('a customer cannot write bank data @R258', () => {
  const writes = operations.filter(({ path, method }) => path === '/private/bank-data' && method !== 'get')
  expect(writes).toEqual([])
})

it('the token of a login comes with its answer, and for how long it may be idle @R239', () => {
  const { properties, required } = contract.components.schemas.LoginResponse!
  expect(Object.keys(properties!)).toEqual(['token', 'sessionIdleSeconds'])
  expect(required).toEqual(['token'])
})

it('the version call needs no session @R264', () => {
  expect(call('GET /version').needsSession).toBe(false)
})

it('the calls stand below the prefix and the version of the interface @R229', () => {
  expect(contract.servers?.map(({ url }) => url)).toEqual(['/api/ui/v1'])
})
