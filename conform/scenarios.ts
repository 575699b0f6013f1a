import type { Scenarios } from '#conform/scenario.ts'
import { administratorScenarios } from '#conform/scenarios/administrators.ts'
import { backOfficeScenarios } from '#conform/scenarios/back-office.ts'
import { callNumberScenarios, personalDataScenarios, profileScenarios } from '#conform/scenarios/profile.ts'
import { callingNumberScenarios } from '#conform/scenarios/calling-numbers.ts'
import { companyScenarios } from '#conform/scenarios/companies.ts'
import { customerScenarios } from '#conform/scenarios/customers.ts'
import { feeScenarios } from '#conform/scenarios/fees.ts'
import { limitScenarios, productScenarios } from '#conform/scenarios/products.ts'
import { loginScenarios } from '#conform/scenarios/login.ts'
import { documentAndNoteScenarios } from '#conform/scenarios/documents-and-notes.ts'
import { receiptScenarios } from '#conform/scenarios/receipts.ts'

/** Scenarios of all operations that need more than the contract's example. */
export const scenarios: Scenarios = {
  ...loginScenarios,
  ...personalDataScenarios,
  ...callNumberScenarios,
  ...profileScenarios,
  ...productScenarios,
  ...limitScenarios,
  ...receiptScenarios,
  ...documentAndNoteScenarios,
  ...callingNumberScenarios,
  ...companyScenarios,
  ...administratorScenarios,
  ...customerScenarios,
  ...feeScenarios,
  ...backOfficeScenarios,
}
