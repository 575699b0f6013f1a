import { expect, it } from 'vitest'
import { call, jsonOf, outline, schema, tidy } from './read-contract.ts'

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
  ['POST /business/calling-numbers/csv-upload', '460', 'line?:integer, message'],
  ['POST /bank/business/{customerId}/calling-numbers/csv-upload', '460', 'line?:integer, message'],
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
