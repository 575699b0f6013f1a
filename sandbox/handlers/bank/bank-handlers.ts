import { bankActions } from '#sandbox/handlers/bank/actions.ts'
import { bankAuth } from '#sandbox/handlers/bank/auth.ts'
import { bankCallNumber } from '#sandbox/handlers/bank/call-number.ts'
import { bankCallingNumbers } from '#sandbox/handlers/bank/calling-numbers.ts'
import { bankCompanies } from '#sandbox/handlers/bank/companies.ts'
import { bankCustomers } from '#sandbox/handlers/bank/customers.ts'
import { bankHistory } from '#sandbox/handlers/bank/history.ts'
import { bankFees } from '#sandbox/handlers/bank/fees.ts'
import { bankMoney } from '#sandbox/handlers/bank/money.ts'
import { bankPapers } from '#sandbox/handlers/bank/papers.ts'
import { bankPersonalData } from '#sandbox/handlers/bank/personal-data.ts'
import { bankProducts } from '#sandbox/handlers/bank/products.ts'
import { bankBillRuns } from '#sandbox/handlers/bank/bill-runs.ts'
import { bankEmployeeCalls } from '#sandbox/handlers/bank/employees.ts'
import { bankRegistrations } from '#sandbox/handlers/bank/registrations.ts'
import { bankTasks } from '#sandbox/handlers/bank/tasks.ts'

export const bankHandlers = {
  ...bankActions,
  ...bankAuth,
  ...bankCallNumber,
  ...bankCallingNumbers,
  ...bankCompanies,
  ...bankCustomers,
  ...bankPersonalData,
  ...bankProducts,
  ...bankHistory,
  ...bankMoney,
  ...bankFees,
  ...bankBillRuns,
  ...bankEmployeeCalls,
  ...bankRegistrations,
  ...bankTasks,
  ...bankPapers,
}
