import type { BankData } from '#generated/model/bank-data.ts'
import type { BankPersonalInformation } from '#generated/model/bank-personal-information.ts'
import type { PersonalInformation } from '#generated/model/personal-information.ts'
import type { PrivacySettings } from '#generated/model/privacy-settings.ts'
import { fakeChangeOf, fakeQuery } from '#src/shared/query/port.fake.ts'

export const maria: PersonalInformation = {
  etag: 'maria-1',
  salutation: 'MISS',
  title: 'Dr.in',
  firstName: 'Maria',
  lastName: 'Steiner',
  birthdate: '1965-01-07',
  street: 'Getreidegasse 9/2',
  zipcode: '5020',
  city: 'Salzburg',
}
export const mariaFull: BankPersonalInformation = { ...maria, email: 'maria.steiner@mail.example', employee: false }
const mariasBankData: BankData = {
  etag: 'account-1',
  accountHolder: 'Dr. Maria Steiner',
  iban: 'AT723200000001234567',
  signDate: '2019-02-18',
}
export const mariasPrivacy: PrivacySettings = {
  etag: 'privacy-1',
  contactViaEmail: true,
  contactViaSms: false,
  contactViaPhone: false,
  contactViaMail: false,
  contactViaSocialMedia: false,
  personalizedOffers: true,
  bigDataAnalysis: false,
  customerProfileData: false,
  dataAvailableToOthers: false,
}

const query = <TData>(name: string, data: TData) => fakeQuery(['fake', name], () => data)

const privacyCommand = () => ({
  read: () => query('privacy', mariasPrivacy),
  change: fakeChangeOf('privateUpdatePrivacySettings'),
})

/** Maria's own port: names and bank data are read-only. */
export function ownPort(information: PersonalInformation = maria) {
  const change = fakeChangeOf('privateUpdatePersonalInformation')
  return {
    information: { own: { read: () => query('own', information), change } },
    bankData: () => query('bank-data', mariasBankData),
    privacy: privacyCommand(),
  }
}

/** The port of the bank, which can change everything. */
export function bankPort() {
  const change = fakeChangeOf('bankUpdatePersonalInformation')
  return {
    information: { full: { read: () => query('full', mariaFull), change } },
    bankData: () => query('bank-data', mariasBankData),
    changeBankData: fakeChangeOf('bankUpdateBankData'),
    privacy: privacyCommand(),
  }
}
