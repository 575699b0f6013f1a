/** Every operation of the contract and who answers it. */
import { authHandlers } from '#sandbox/handlers/auth/auth-handlers.ts'
import { billRunHandlers } from '#sandbox/handlers/back-office/bill-runs.ts'
import { employeeHandlers } from '#sandbox/handlers/back-office/employees.ts'
import { registrationHandlers } from '#sandbox/handlers/back-office/registrations.ts'
import { taskHandlers } from '#sandbox/handlers/back-office/tasks.ts'
import { billingHandlers } from '#sandbox/handlers/billing/billing-handlers.ts'
import { callingNumberHandlers } from '#sandbox/handlers/calling-numbers/calling-number-handlers.ts'
import { companyHandlers } from '#sandbox/handlers/companies/company-handlers.ts'
import { contactHandlers } from '#sandbox/handlers/contact/contact-handlers.ts'
import { customerActionHandlers } from '#sandbox/handlers/customer-actions/customer-action-handlers.ts'
import { customerHandlers } from '#sandbox/handlers/customers/customers.ts'
import { historyHandlers } from '#sandbox/handlers/customers/history.ts'
import { documentAndNoteHandlers } from '#sandbox/handlers/documents-and-notes/document-and-note-handlers.ts'
import { feeHandlers } from '#sandbox/handlers/fees/fee-handlers.ts'
import { personalDataHandlers } from '#sandbox/handlers/personal-data/personal-data-handlers.ts'
import { productHandlers } from '#sandbox/handlers/products/product-handlers.ts'
import { versionHandlers } from '#sandbox/handlers/version.ts'
import type { Handlers } from '#sandbox/handlers/handler.ts'

export const handlers: Handlers = {
  ...versionHandlers,
  ...authHandlers,
  ...productHandlers,
  ...personalDataHandlers,
  ...contactHandlers,
  ...billingHandlers,
  ...callingNumberHandlers,
  ...companyHandlers,
  ...customerHandlers,
  ...historyHandlers,
  ...customerActionHandlers,
  ...feeHandlers,
  ...documentAndNoteHandlers,
  ...employeeHandlers,
  ...billRunHandlers,
  ...registrationHandlers,
  ...taskHandlers,
}
