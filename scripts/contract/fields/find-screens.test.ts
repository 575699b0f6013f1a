import { beforeAll, expect, it } from 'vitest'
import { readDocument } from '#scripts/contract/read-document.ts'
import type { FieldScreens } from '../field-screens.ts'
import { findScreens } from './find-screens.ts'

let found: FieldScreens
beforeAll(() => {
  found = findScreens(readDocument('generated/openapi.yaml'))
}, 600_000)

const customer = '/bank/private-customer/$bpNumber'
const company = '/bank/business-customer/$bpNumber'

/** Looked up by hand in the code. */
it.each([
  // Taken out of a row, in columns.
  ['Fee.amount', [`${company}/administration`, `${customer}/administration`]],
  ['Receipt.amountOpen', ['/business', '/private', company, customer].map((one) => `${one}/receipts-and-transactions`)],
  [
    'Transaction.feeType',
    ['/business', '/private', company, customer].map((one) => `${one}/receipts-and-transactions`),
  ],
  ['PrivateCustomer.birthDate', [customer, '/bank/private-customers']],
  // In a column that two lists share, for what both have of their rows.
  ['PrivateCustomer.taskOpen', ['/bank/private-customers']],
  // Named in a form that begins with the record, under the name of what is sent.
  ['PrivacySettings.bigDataAnalysis', [`${customer}/mypaybox`, '/private/mypaybox']],
  // The bank's form takes fields that are written for the customer's own.
  ['BankPersonalInformation.street', [`${customer}/mypaybox`]],
  ['PersonalInformation.street', ['/private/mypaybox']],
  // A part of the type that a port defines itself.
  ['BillRunCalculation.allBillRuns', ['/bank/administration']],
  ['BankEmployee.roles', ['/bank/administration']],
  // Read by an adapter, for a port that exposes whether a task is open for somebody.
  ['BusinessAdmin.taskOpen', [`${company}/administration`]],
  // Spread into something that takes no such field.
  ['PrivateCustomer.user', []],
  ['Product.terminationReason', []],
])('%s is read on %j', (field, screens) => {
  expect(found[field]).toEqual(screens.toSorted())
})
