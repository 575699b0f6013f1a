/** Name, e-mail address and password of the signed-in person. */
import { changeEmail, requestEmailTan } from '#sandbox/handlers/contact/email.ts'
import { changePassword } from '#sandbox/handlers/contact/password.ts'
import { readProfile, updateProfile } from '#sandbox/handlers/contact/profile.ts'
import { ownCustomer, ownCustomerHeld, unlessWorking } from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'

export const privateProfile = {
  privateGetProfile: handler('privateGetProfile', { handle: readProfile }),
  privateUpdateProfile: handler('privateUpdateProfile', {
    subject: ownCustomerHeld,
    handle: unlessWorking(updateProfile),
  }),
  privateRequestEmailTan: handler('privateRequestEmailTan', {
    subject: ownCustomerHeld,
    handle: unlessWorking(requestEmailTan),
  }),
  privateChangeEmail: handler('privateChangeEmail', { subject: ownCustomerHeld, handle: unlessWorking(changeEmail) }),
  privateChangePassword: handler('privateChangePassword', {
    subject: ownCustomer,
    handle: unlessWorking(changePassword),
    ownTransactions: true,
  }),
}
