import {
  getPrivateGetBankDataSuspenseQueryOptions,
  getPrivateGetPersonalInformationQueryKey,
  getPrivateGetPersonalInformationSuspenseQueryOptions,
  getPrivateGetPrivacySettingsQueryKey,
  getPrivateGetPrivacySettingsSuspenseQueryOptions,
  privateUpdatePersonalInformation,
  privateUpdatePrivacySettings,
} from '#generated/api/private-personal-data/private-personal-data.ts'
import type { PersonalDataPort } from '#src/features/personal-data/personal-data-port.ts'
import { changeCommand } from '#src/shared/query/write-commands.ts'

export const personalDataAdapter: PersonalDataPort = {
  information: {
    own: {
      read: () => getPrivateGetPersonalInformationSuspenseQueryOptions(),
      change: changeCommand(
        'privateUpdatePersonalInformation',
        (sent, headers) => privateUpdatePersonalInformation(sent, headers),
        [getPrivateGetPersonalInformationQueryKey()],
      ),
    },
  },
  bankData: () => getPrivateGetBankDataSuspenseQueryOptions(),
  privacy: {
    read: () => getPrivateGetPrivacySettingsSuspenseQueryOptions(),
    change: changeCommand(
      'privateUpdatePrivacySettings',
      (sent, headers) => privateUpdatePrivacySettings(sent, headers),
      [getPrivateGetPrivacySettingsQueryKey()],
    ),
  },
}
