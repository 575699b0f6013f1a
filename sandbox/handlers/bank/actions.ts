/** What the bank does with a customer's contract: locks, limit, termination, deletion. */
import { deletePrivateCustomer } from '#sandbox/handlers/customer-actions/deletion.ts'
import { changeCompanyLimit, changePrivateLimit, withPremium } from '#sandbox/handlers/customer-actions/limits.ts'
import { changeLocks, readLocks } from '#sandbox/handlers/customer-actions/locks.ts'
import {
  cancelTermination,
  terminate,
  withPlannedTermination,
} from '#sandbox/handlers/customer-actions/terminations.ts'
import {
  businessCustomer,
  businessCustomerHeld,
  privateCustomer,
  privateCustomerHeld,
} from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'

const [person, company] = [privateCustomerHeld, businessCustomerHeld]

export const bankActions = {
  bankGetPrivateLocks: handler('bankGetPrivateLocks', { subject: privateCustomer, handle: readLocks }),
  bankUpdatePrivateLocks: handler('bankUpdatePrivateLocks', { subject: person, handle: changeLocks }),
  bankGetBusinessLocks: handler('bankGetBusinessLocks', { subject: businessCustomer, handle: readLocks }),
  bankUpdateBusinessLocks: handler('bankUpdateBusinessLocks', { subject: company, handle: changeLocks }),
  bankChangeProductLimit: handler('bankChangeProductLimit', {
    subject: withPremium(person),
    handle: changePrivateLimit,
  }),
  bankChangeBusinessLimit: handler('bankChangeBusinessLimit', { subject: company, handle: changeCompanyLimit }),
  bankTerminatePrivateCustomer: handler('bankTerminatePrivateCustomer', { subject: person, handle: terminate }),
  bankTerminateBusinessCustomer: handler('bankTerminateBusinessCustomer', { subject: company, handle: terminate }),
  bankCancelPrivateTermination: handler('bankCancelPrivateTermination', {
    subject: withPlannedTermination(person),
    handle: cancelTermination,
  }),
  bankCancelBusinessTermination: handler('bankCancelBusinessTermination', {
    subject: withPlannedTermination(company),
    handle: cancelTermination,
  }),
  bankDeletePrivateCustomer: handler('bankDeletePrivateCustomer', {
    subject: person,
    handle: deletePrivateCustomer,
  }),
}
