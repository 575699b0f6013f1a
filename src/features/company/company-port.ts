import type { CompanyData } from '#generated/model/company-data.ts'
import type { CreateCompanyRequest } from '#generated/model/create-company-request.ts'
import type { UpdateCompanyDataRequest } from '#generated/model/update-company-data-request.ts'
import type { UpdateCompanyRequest } from '#generated/model/update-company-request.ts'
import type { ApplicationStatus, Change, Command, Query } from '#src/shared/query/port.ts'

/** The data of one company; its administrators and the bank may change different parts of them (R644). */
export type CompanyPort = {
  company: () => Query<CompanyData>
  /** Changes the e-mail addresses for bills. */
  saveBillEmails?: Change<CompanyData, UpdateCompanyDataRequest>
  /** Changes everything but the limit (R645). */
  save?: Change<CompanyData, UpdateCompanyRequest, unknown, ApplicationStatus<'bankUpdateCompany'>>
}

export type NewCompanyPort = {
  add: Command<CreateCompanyRequest, CompanyData, ApplicationStatus<'bankCreateCompany'>>
}
