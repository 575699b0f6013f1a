/** A private customer's personal information, bank data and privacy settings, as the bank reads and changes them. */
import { privateCustomer, privateCustomerHeld } from '#sandbox/handlers/customer-of.ts'
import {
  changeBankData,
  changeInformation,
  changePrivacy,
  readBankData,
  readInformation,
  readPrivacy,
} from '#sandbox/handlers/personal-data.ts'
import { handler } from '#sandbox/server/handler.ts'

export const bankPersonalData = {
  bankGetPersonalInformation: handler('bankGetPersonalInformation', {
    subject: privateCustomer,
    handle: readInformation,
  }),
  bankUpdatePersonalInformation: handler('bankUpdatePersonalInformation', {
    subject: privateCustomerHeld,
    handle: changeInformation,
  }),
  bankGetBankData: handler('bankGetBankData', { subject: privateCustomer, handle: readBankData }),
  bankUpdateBankData: handler('bankUpdateBankData', { subject: privateCustomerHeld, handle: changeBankData }),
  bankGetPrivacySettings: handler('bankGetPrivacySettings', { subject: privateCustomer, handle: readPrivacy }),
  bankUpdatePrivacySettings: handler('bankUpdatePrivacySettings', {
    subject: privateCustomerHeld,
    handle: changePrivacy,
  }),
}
