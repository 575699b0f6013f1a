import {
  businessUpdateCompanyData,
  getBusinessGetCompanyDataQueryKey,
  getBusinessGetCompanyDataSuspenseQueryOptions,
} from '#generated/api/business-company-data/business-company-data.ts'
import type { CompanyPort } from '#src/features/company/company-port.ts'
import { changeCommand } from '#src/shared/query/write-commands.ts'

export const companyAdapter: CompanyPort = {
  company: () => getBusinessGetCompanyDataSuspenseQueryOptions(),
  saveBillEmails: changeCommand(
    'businessUpdateCompanyData',
    (sent, headers) => businessUpdateCompanyData(sent, headers),
    [getBusinessGetCompanyDataQueryKey()],
  ),
}
