import { getBusinessListAdministratorsQueryKey } from '#generated/api/business-administrators/business-administrators.ts'
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
import { changeCommand } from '#src/shared/query/write-commands.ts'

/** The list of administrators shows the signed-in person too (R767). */
const reloads = [getBusinessGetProfileQueryKey(), getBusinessListAdministratorsQueryKey()]

export const profileAdapter: ProfilePort = {
  profile: () => getBusinessGetProfileSuspenseQueryOptions(),
  changeName: changeCommand('businessUpdateProfile', (sent, headers) => businessUpdateProfile(sent, headers), reloads),
  changePassword: command('businessChangePassword', businessChangePassword),
  requestEmailCode: command('businessRequestEmailTan', businessRequestEmailTan),
  changeEmail: changeCommand('businessChangeEmail', (sent, headers) => businessChangeEmail(sent, headers), reloads),
}
