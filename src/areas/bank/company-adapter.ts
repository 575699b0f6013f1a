import {
  bankCreateCompany,
  bankUpdateCompany,
  getBankGetCompanyQueryKey,
  getBankGetCompanySuspenseQueryOptions,
} from '#generated/api/bank-companies/bank-companies.ts'
import { getBankListBusinessCustomersQueryKey } from '#generated/api/bank-business-customers/bank-business-customers.ts'
import type { CompanyPort, NewCompanyPort } from '#src/features/company/company-port.ts'
import { changeCommand } from '#src/shared/query/port.ts'
import { idempotentCommand } from '#src/shared/query/idempotent-command.ts'

/** The list and the customer's header show name, address and that work runs after a change. */
export const bankCompany = (customerId: string): CompanyPort => ({
  company: () => getBankGetCompanySuspenseQueryOptions(customerId),
  save: changeCommand('bankUpdateCompany', (sent, headers) => bankUpdateCompany(customerId, sent, headers), [
    getBankGetCompanyQueryKey(customerId),
    getBankListBusinessCustomersQueryKey(), // its branch holds each customer's header too
  ]),
})

export const newCompanyAdapter: NewCompanyPort = {
  add: idempotentCommand('bankCreateCompany', (sent, headers) => bankCreateCompany(sent, headers), [
    getBankListBusinessCustomersQueryKey(),
  ]),
}
