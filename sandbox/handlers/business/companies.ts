/** What administrators see and do with their own company. */
import { changeColleague, createAdministrator, listAdministrators } from '#sandbox/handlers/companies/administrators.ts'
import { changeBillEmails, readCompany } from '#sandbox/handlers/companies/company-data.ts'
import { ownCustomer, ownCustomerHeld } from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'
import { findAdministrator } from '#sandbox/storage/administrators.ts'

export const businessCompanies = {
  businessGetCompanyData: handler('businessGetCompanyData', { subject: ownCustomer, handle: readCompany }),
  businessUpdateCompanyData: handler('businessUpdateCompanyData', {
    subject: ownCustomerHeld,
    handle: changeBillEmails,
  }),
  businessListAdministrators: handler('businessListAdministrators', {
    subject: ownCustomer,
    handle: listAdministrators,
  }),
  businessCreateAdministrator: handler('businessCreateAdministrator', {
    subject: ownCustomerHeld,
    handle: createAdministrator,
  }),
  businessUpdateAdministrator: handler('businessUpdateAdministrator', {
    subject: async (context) => {
      const company = await ownCustomerHeld(context)
      const account = await findAdministrator(context.db, company.id, context.params.adminId)
      return account && { account, company }
    },
    handle: changeColleague,
  }),
}
