/** The bank's customers, one by number and as lists. */
import { businessCustomerOutside, privateCustomerOutside } from '#sandbox/domain/customer.ts'
import { handler } from '#sandbox/server/handler.ts'
import { companyWithNumber, personWithNumber } from '#sandbox/storage/customer-rows.ts'

export const bankCustomers = {
  bankGetPrivateCustomer: handler('bankGetPrivateCustomer', {
    subject: ({ db, params }) => personWithNumber(db, params.bpNumber),
    handle: async ({ now }, person) => ({ status: 200, body: privateCustomerOutside(person, now) }),
  }),
  bankGetBusinessCustomer: handler('bankGetBusinessCustomer', {
    subject: ({ db, params }) => companyWithNumber(db, params.bpNumber),
    handle: async ({ now }, company) => ({ status: 200, body: businessCustomerOutside(company, now) }),
  }),
}
