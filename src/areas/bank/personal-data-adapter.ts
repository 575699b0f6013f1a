import {
  bankUpdateBankData,
  bankUpdatePersonalInformation,
  bankUpdatePrivacySettings,
  getBankGetBankDataQueryKey,
  getBankGetBankDataSuspenseQueryOptions,
  getBankGetPersonalInformationQueryKey,
  getBankGetPersonalInformationSuspenseQueryOptions,
  getBankGetPrivacySettingsQueryKey,
  getBankGetPrivacySettingsSuspenseQueryOptions,
} from '#generated/api/bank-personal-data/bank-personal-data.ts'
import { getBankListPrivateCustomersQueryKey } from '#generated/api/bank-private-customers/bank-private-customers.ts'
import type { BankData } from '#generated/model/bank-data.ts'
import type { BankPersonalInformation } from '#generated/model/bank-personal-information.ts'
import type { PrivacySettings } from '#generated/model/privacy-settings.ts'
import type { PersonalDataPort } from '#src/features/personal-data/personal-data-port.ts'
import { command } from '#src/shared/query/port.ts'

export const bankPersonalData = (customerId: string): PersonalDataPort => ({
  information: {
    full: {
      read: () => getBankGetPersonalInformationSuspenseQueryOptions(customerId),
      change: command(
        'bankUpdatePersonalInformation',
        (information: BankPersonalInformation) => bankUpdatePersonalInformation(customerId, information),
        // The lists and the header show the name too.
        [getBankGetPersonalInformationQueryKey(customerId), getBankListPrivateCustomersQueryKey()],
      ),
    },
  },
  bankData: () => getBankGetBankDataSuspenseQueryOptions(customerId),
  changeBankData: command('bankUpdateBankData', (data: BankData) => bankUpdateBankData(customerId, data), [
    getBankGetBankDataQueryKey(customerId),
  ]),
  privacy: {
    read: () => getBankGetPrivacySettingsSuspenseQueryOptions(customerId),
    change: command(
      'bankUpdatePrivacySettings',
      (settings: PrivacySettings) => bankUpdatePrivacySettings(customerId, settings),
      [getBankGetPrivacySettingsQueryKey(customerId)],
    ),
  },
})
