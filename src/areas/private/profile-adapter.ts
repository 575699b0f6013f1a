import {
  privateChangeEmail,
  privateChangePassword,
  getPrivateGetProfileQueryKey,
  getPrivateGetProfileSuspenseQueryOptions,
  privateRequestEmailTan,
} from '#generated/api/private-profile/private-profile.ts'
import type { ProfilePort } from '#src/features/profile/profile-port.ts'
import { command } from '#src/shared/query/port.ts'

export const profileAdapter: ProfilePort = {
  profile: () => getPrivateGetProfileSuspenseQueryOptions(),

  changePassword: command('privateChangePassword', privateChangePassword),
  requestEmailCode: command('privateRequestEmailTan', privateRequestEmailTan),
  changeEmail: command('privateChangeEmail', privateChangeEmail, [getPrivateGetProfileQueryKey()]),
}
