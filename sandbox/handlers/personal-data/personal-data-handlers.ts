/** A private customer's personal information, bank data and privacy settings. */
import { read, write } from '#sandbox/handlers/entry.ts'
import {
  changeBankData,
  changeInformation,
  changeOwnInformation,
  changePrivacy,
  readBankData,
  readInformation,
  readOwnInformation,
  readPrivacy,
} from '#sandbox/handlers/personal-data/personal-data.ts'
import { of, twins } from '#sandbox/handlers/twins.ts'
import { own, person } from '#sandbox/handlers/ways.ts'

export const personalDataHandlers = {
  ...twins(
    { private: own, bank: person },
    {
      GetBankData: read(readBankData),
      GetPrivacySettings: read(readPrivacy),
      UpdatePrivacySettings: write(changePrivacy),
    },
  ),
  ...of(own, {
    privateGetPersonalInformation: read(readOwnInformation),
    privateUpdatePersonalInformation: write(changeOwnInformation),
  }),
  ...of(person, {
    bankGetPersonalInformation: read(readInformation),
    bankUpdatePersonalInformation: write(changeInformation),
    bankUpdateBankData: write(changeBankData),
  }),
}
