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
import { changeCommand } from '#src/shared/query/write-commands.ts'

export const bankPersonalData = (customerId: string): PersonalDataPort => ({
  information: {
    full: {
      read: () => getBankGetPersonalInformationSuspenseQueryOptions(customerId),
      change: changeCommand(
        'bankUpdatePersonalInformation',
        (information: UpdateBankPersonalInformationRequest, headers) =>
          bankUpdatePersonalInformation(customerId, information, headers),
        // The lists and the header show the name too.
        [getBankGetPersonalInformationQueryKey(customerId), getBankListPrivateCustomersQueryKey()],
      ),
    },
  },
  bankData: () => getBankGetBankDataSuspenseQueryOptions(customerId),
  changeBankData: changeCommand(
    'bankUpdateBankData',
    (data: UpdateBankDataRequest, headers) => bankUpdateBankData(customerId, data, headers),
    [getBankGetBankDataQueryKey(customerId)],
  ),
  privacy: {
    read: () => getBankGetPrivacySettingsSuspenseQueryOptions(customerId),
    change: changeCommand(
      'bankUpdatePrivacySettings',
      (settings: UpdatePrivacySettingsRequest, headers) => bankUpdatePrivacySettings(customerId, settings, headers),
      [getBankGetPrivacySettingsQueryKey(customerId)],
    ),
  },
})
