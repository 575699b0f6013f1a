/** Name, e-mail address and password of the signed-in person. */
import { changeEmail, requestEmailTan } from '#sandbox/handlers/contact/email.ts'
import { changePassword } from '#sandbox/handlers/contact/password.ts'
import { readProfile, updateProfile } from '#sandbox/handlers/contact/profile.ts'
import { ownCustomer, ownCustomerHeld, unlessWorking } from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'

export const businessProfile = {
  businessGetProfile: handler('businessGetProfile', { handle: readProfile }),
  businessUpdateProfile: handler('businessUpdateProfile', {
    subject: ownCustomerHeld,
    handle: unlessWorking(updateProfile),
  }),
  businessRequestEmailTan: handler('businessRequestEmailTan', {
    subject: ownCustomerHeld,
    handle: unlessWorking(requestEmailTan),
  }),
  businessChangeEmail: handler('businessChangeEmail', { subject: ownCustomerHeld, handle: unlessWorking(changeEmail) }),
  businessChangePassword: handler('businessChangePassword', {
    subject: ownCustomer,
    handle: unlessWorking(changePassword),
    ownTransactions: true,
  }),
}
