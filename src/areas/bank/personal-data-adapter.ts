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
import type { UpdateBankDataRequest } from '#generated/model/update-bank-data-request.ts'
import type { UpdateBankPersonalInformationRequest } from '#generated/model/update-bank-personal-information-request.ts'
import type { UpdatePrivacySettingsRequest } from '#generated/model/update-privacy-settings-request.ts'
import type { PersonalDataPort } from '#src/features/personal-data/personal-data-port.ts'
import { command } from '#src/shared/query/port.ts'

export const bankPersonalData = (customerId: string): PersonalDataPort => ({
  information: {
    full: {
      read: () => getBankGetPersonalInformationSuspenseQueryOptions(customerId),
      change: command(
        'bankUpdatePersonalInformation',
        (information: UpdateBankPersonalInformationRequest) => bankUpdatePersonalInformation(customerId, information),
        // The lists and the header show the name too.
        [getBankGetPersonalInformationQueryKey(customerId), getBankListPrivateCustomersQueryKey()],
      ),
    },
  },
  bankData: () => getBankGetBankDataSuspenseQueryOptions(customerId),
  changeBankData: command('bankUpdateBankData', (data: UpdateBankDataRequest) => bankUpdateBankData(customerId, data), [
    getBankGetBankDataQueryKey(customerId),
  ]),
  privacy: {
    read: () => getBankGetPrivacySettingsSuspenseQueryOptions(customerId),
    change: command(
      'bankUpdatePrivacySettings',
      (settings: UpdatePrivacySettingsRequest) => bankUpdatePrivacySettings(customerId, settings),
      [getBankGetPrivacySettingsQueryKey(customerId)],
    ),
  },
})
