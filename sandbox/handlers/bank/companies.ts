/** What the bank sees and does with a company and its administrators. */
import {
  changeAdministrator,
  createAdministrator,
  listAdministrators,
} from '#sandbox/handlers/companies/administrators.ts'
import { changeCompany, readCompany } from '#sandbox/handlers/companies/company-data.ts'
import { createCompany } from '#sandbox/handlers/companies/create-company.ts'
import { businessCustomer, businessCustomerHeld } from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'
import { findAdministrator } from '#sandbox/storage/administrators.ts'

export const bankCompanies = {
  bankCreateCompany: handler('bankCreateCompany', { handle: createCompany }),
  bankGetCompany: handler('bankGetCompany', { subject: businessCustomer, handle: readCompany }),
  bankUpdateCompany: handler('bankUpdateCompany', { subject: businessCustomerHeld, handle: changeCompany }),
  bankListAdministrators: handler('bankListAdministrators', {
    subject: businessCustomer,
    handle: listAdministrators,
  }),
  bankCreateAdministrator: handler('bankCreateAdministrator', {
    subject: businessCustomerHeld,
    handle: createAdministrator,
  }),
  bankUpdateAdministrator: handler('bankUpdateAdministrator', {
    subject: async (context) => {
      const company = await businessCustomerHeld(context)
      const account = company && (await findAdministrator(context.db, company.id, context.params.adminId))
      return account && company && { account, company }
    },
    handle: changeAdministrator,
  }),
}
