/** A company and its administrators, as they and the bank see and change them. */
import {
  changeAdministrator,
  changeColleague,
  createAdministrator,
  listAdministrators,
  namedAdministrator,
} from '#sandbox/handlers/companies/administrators.ts'
import { changeBillEmails, changeCompany, readCompany } from '#sandbox/handlers/companies/company-data.ts'
import { createCompany } from '#sandbox/handlers/companies/create-company.ts'
import { answer, on, read, write } from '#sandbox/handlers/entry.ts'
import { of, twins } from '#sandbox/handlers/twins.ts'
import { company, nobody, own } from '#sandbox/handlers/ways.ts'

const administrator = on(namedAdministrator)

export const companyHandlers = {
  ...twins(
    { business: own, bank: company },
    { ListAdministrators: read(listAdministrators), CreateAdministrator: write(createAdministrator) },
  ),
  ...of(own, {
    businessGetCompanyData: read(readCompany),
    businessUpdateCompanyData: write(changeBillEmails),
    businessUpdateAdministrator: administrator.write(changeColleague),
  }),
  ...of(company, {
    bankGetCompany: read(readCompany),
    bankUpdateCompany: write(changeCompany),
    bankUpdateAdministrator: administrator.write(changeAdministrator),
  }),
  ...of(nobody, { bankCreateCompany: answer(createCompany) }),
}
