import { expect, it } from 'vitest'
import type { Parameter, Schema } from '#contract-checks/contract.ts'
import { answeredBy, call, operations, outline, schema, success, tidy } from './read-contract.ts'

const query = (name: string): Parameter[] => call(name).parameters.filter((parameter) => parameter.in === 'query')

/** A query parameter as it is written below: its name and, behind an equals sign, its default. */
function written({ name, schema: given }: Parameter): string {
  const { default: value } = given as Schema & { default?: unknown }
  return value === undefined ? name : `${name}=${String(value)}`
}

it.each([
  [
    'GET /bank/private/customers',
    '@R682 @R684',
    'page=1, limit=20, sort_by=bpNumber, sort_order=desc, statusFilter, searchParams',
  ],
  [
    'GET /bank/business/customers',
    '@R714 @R684',
    'page=1, limit=20, sort_by=bpNumber, sort_order=desc, statusFilter, searchParams',
  ],
  ['GET /bank/common/{customerId}/notes', '@R708', 'page=1, limit=25'],
  ['GET /bank/common/{customerId}/notification', '@R709', 'page=1, limit=25, sortBy=sentAt, sortOrder=desc'],
  ['GET /bank/common/history/{objectType}/{objectId}', '@R710', 'loginActivity=false'],
  ['GET /bank/common/{customerId}/receipts', '@R704', 'filterFromReceiptDate, filterToReceiptDate'],
  [
    'GET /bank/private/{customerId}/transactions',
    '@R702 @R763',
    'status, fromDate, toDate, callNumber, invoiceNumber, limit=20, offset=0, sort=transactionTimestamp_desc',
  ],
  [
    'GET /bank/business/{customerId}/transactions',
    '@R732 @R763',
    'status, fromDate, toDate, callNumber, invoiceNumber, limit=20, offset=0, sort=transactionTimestamp_desc',
  ],
  ['GET /bank/bill-run-calculation-view/', '@R742', 'billRunId'],
  ['GET /bank/bill-run-transactions-view/', '@R743', 'billRunId'],
])('%s takes exactly its query parameters, each optional %s', (name, _rows, expected) => {
  expect(query(name).map(written).sort()).toEqual(expected.split(', ').sort())
  expect(query(name).filter((parameter) => parameter.required === true)).toEqual([])
})

it.each([
  ['GET /bank/private/customers', '@R683', 'results:array, total:integer'],
  ['GET /bank/business/customers', '@R683', 'results:array, total:integer'],
  ['GET /bank/common/history/{objectType}/{objectId}', '@R710', 'historyEntries:array'],
  [
    'GET /bank/bill-run-calculation-view/',
    '@R742 @R465',
    'allBillRuns:array{id, year, month, runNumber}, results:array{day, transactionsScheduled}',
  ],
  [
    'GET /bank/bill-run-transactions-view/',
    '@R743 @R466',
    'allBillRuns:array{id, year, month, runNumber}, results:array{trxDate, customerType, sapCode, itemType, count, sumAmount, sentToSap}',
  ],
])('%s answers exactly its envelope %s', (name, _rows, expected) => {
  expect(outline(success(call(name)).json!, expected)).toBe(tidy(expected))
})

/** One envelope where the specification names none (A20). */
it.each([
  'CustomerNoteList',
  'NotificationList',
  'CustomerDocumentList',
  'FeeList',
  'BusinessAdminList',
  'TaskList',
  'BankEmployeeList',
  'AllowEntryList',
  'DenyEntryList',
  'PreferredCityList',
])('%s is an envelope of results and total', (name) => {
  expect(outline(schema(name), 'results:array, total:integer')).toBe('results:array, total:integer')
})

it('a list of customers holds the rows of its area @R683', () => {
  expect(answeredBy(call('GET /bank/private/customers'))).toBe('PrivateCustomerList')
  expect(answeredBy(call('GET /bank/business/customers'))).toBe('BusinessCustomerList')
  expect(schema('PrivateCustomerList').properties!.results!.items!.$ref).toMatch(/\/PrivateCustomer$/)
  expect(schema('BusinessCustomerList').properties!.results!.items!.$ref).toMatch(/\/BusinessCustomer$/)
})

it('the metadata of an upload travels in four headers @R470', () => {
  const headers = call('POST /bank/common/{customerId}/documents').parameters.filter(({ name }) =>
    name.startsWith('Doc-'),
  )
  expect(headers.map((header) => `${header.in} ${header.name}${header.required ? '' : '?'}`).sort()).toEqual([
    'header Doc-Comment?',
    'header Doc-Mimetype',
    'header Doc-Name',
    'header Doc-Type',
  ])
})

it('the body of an upload is the file itself @R471', () => {
  const { content } = call('POST /bank/common/{customerId}/documents').body!
  expect(Object.values(content).map(({ schema: given }) => given!.format)).toEqual(['binary'])
})

it.each([
  'customerId',
  'bpNumber',
  'callingNumberId',
  'adminId',
  'feeId',
  'documentId',
  'productChangeId',
  'bankEmployeeId',
  'billRunId',
  'archiveReferenceId',
])('records are named by %s @R508', (name) => {
  const named = operations.flatMap(({ parameters }) => parameters).filter((parameter) => parameter.name === name)
  expect(named.map((parameter) => parameter.in)).toContain(name === 'billRunId' ? 'query' : 'path')
})
