import {
  businessChangeEmail,
  businessChangePassword,
  getBusinessGetProfileQueryKey,
  getBusinessGetProfileSuspenseQueryOptions,
  businessRequestEmailTan,
  businessUpdateProfile,
} from '#generated/api/business-profile/business-profile.ts'
import type { ProfilePort } from '#src/features/profile/profile-port.ts'
import { command } from '#src/shared/query/port.ts'

export const profileAdapter: ProfilePort = {
  profile: () => getBusinessGetProfileSuspenseQueryOptions(),
  changeName: command('businessUpdateProfile', businessUpdateProfile, [getBusinessGetProfileQueryKey()]),
  changePassword: command('businessChangePassword', businessChangePassword),
  requestEmailCode: command('businessRequestEmailTan', businessRequestEmailTan),
  changeEmail: command('businessChangeEmail', businessChangeEmail, [getBusinessGetProfileQueryKey()]),
}
