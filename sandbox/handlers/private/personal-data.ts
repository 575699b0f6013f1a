/** The customer's own personal information, bank data and privacy settings. */
import { ownCustomer, ownCustomerHeld } from '#sandbox/handlers/customer-of.ts'
import {
  changeOwnInformation,
  changePrivacy,
  readBankData,
  readOwnInformation,
  readPrivacy,
} from '#sandbox/handlers/personal-data.ts'
import { handler } from '#sandbox/server/handler.ts'

export const privatePersonalData = {
  privateGetPersonalInformation: handler('privateGetPersonalInformation', {
    subject: ownCustomer,
    handle: readOwnInformation,
  }),
  privateUpdatePersonalInformation: handler('privateUpdatePersonalInformation', {
    subject: ownCustomerHeld,
    handle: changeOwnInformation,
  }),
  privateGetBankData: handler('privateGetBankData', { subject: ownCustomer, handle: readBankData }),
  privateGetPrivacySettings: handler('privateGetPrivacySettings', { subject: ownCustomer, handle: readPrivacy }),
  privateUpdatePrivacySettings: handler('privateUpdatePrivacySettings', {
    subject: ownCustomerHeld,
    handle: changePrivacy,
  }),
}
