import { administratorHandlers } from '#sandbox/handlers/administrators.ts'
import { billRunHandlers } from '#sandbox/handlers/bill-runs.ts'
import { callNumberHandlers } from '#sandbox/handlers/call-number.ts'
import { callingNumberHandlers } from '#sandbox/handlers/calling-numbers.ts'
import { companyHandlers } from '#sandbox/handlers/companies.ts'
import { customerActionHandlers } from '#sandbox/handlers/customer-actions.ts'
import { customerHandlers } from '#sandbox/handlers/customers.ts'
import { documentHandlers } from '#sandbox/handlers/documents.ts'
import { employeeHandlers } from '#sandbox/handlers/employees.ts'
import { feeHandlers } from '#sandbox/handlers/fees.ts'
import { historyHandlers } from '#sandbox/handlers/history.ts'
import { loginHandlers } from '#sandbox/handlers/login.ts'
import { noteHandlers } from '#sandbox/handlers/notes.ts'
import { notificationHandlers } from '#sandbox/handlers/notifications.ts'
import { personalDataHandlers } from '#sandbox/handlers/personal-data.ts'
import { productHandlers } from '#sandbox/handlers/products.ts'
import { profileHandlers } from '#sandbox/handlers/profile.ts'
import { receiptHandlers } from '#sandbox/handlers/receipts.ts'
import { registrationHandlers } from '#sandbox/handlers/registrations.ts'
import { taskHandlers } from '#sandbox/handlers/tasks.ts'
import { transactionHandlers } from '#sandbox/handlers/transactions.ts'
import { callingNumberUploadHandlers } from '#sandbox/handlers/upload-calling-numbers.ts'
import { type Handlers, handler, ok } from '#sandbox/handlers/handler.ts'

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  /** Which release answers, and to which version of the contract (A44). */
  commonGetVersion: handler('commonGetVersion', {
    handle: async ({ environment: { release, contractVersion } }) => ok({ version: release, contractVersion }),
  }),
  ...loginHandlers,
  ...profileHandlers,
  ...callNumberHandlers,
  ...productHandlers,
  ...personalDataHandlers,
  ...receiptHandlers,
  ...transactionHandlers,
  ...callingNumberHandlers,
  ...callingNumberUploadHandlers,
  ...companyHandlers,
  ...administratorHandlers,
  ...customerHandlers,
  ...historyHandlers,
  ...customerActionHandlers,
  ...feeHandlers,
  ...documentHandlers,
  ...noteHandlers,
  ...notificationHandlers,
  ...employeeHandlers,
  ...billRunHandlers,
  ...registrationHandlers,
  ...taskHandlers,
}
