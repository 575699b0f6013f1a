import {
  bankCreateCompany,
  bankUpdateCompany,
  getBankGetCompanyQueryKey,
  getBankGetCompanySuspenseQueryOptions,
} from '#generated/api/bank-companies/bank-companies.ts'
import { getBankListBusinessCustomersQueryKey } from '#generated/api/bank-business-customers/bank-business-customers.ts'
import type { CompanyPort, NewCompanyPort } from '#src/features/company/company-port.ts'
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'

/** A change is also shown in the list and in the customer's header: name, address and the task that it starts. */
export const bankCompany = (customerId: string): CompanyPort => ({
  company: () => getBankGetCompanySuspenseQueryOptions(customerId),
  save: changeCommand('bankUpdateCompany', (sent, headers) => bankUpdateCompany(customerId, sent, headers), [
    getBankGetCompanyQueryKey(customerId),
    getBankListBusinessCustomersQueryKey(), // includes the queries of single customers
  ]),
})

export const newCompanyAdapter: NewCompanyPort = {
  add: idempotentCommand('bankCreateCompany', bankCreateCompany, [getBankListBusinessCustomersQueryKey()]),
}
