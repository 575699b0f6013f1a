import {
  privateChangeEmail,
  privateChangePassword,
  getPrivateGetProfileQueryKey,
  getPrivateGetProfileSuspenseQueryOptions,
  privateRequestEmailTan,
} from '#generated/api/private-profile/private-profile.ts'
import type { ProfilePort } from '#src/features/profile/profile-port.ts'
import { command } from '#src/shared/query/port.ts'
import { changeCommand } from '#src/shared/query/write-commands.ts'

export const profileAdapter: ProfilePort = {
  profile: () => getPrivateGetProfileSuspenseQueryOptions(),
  changePassword: command('privateChangePassword', privateChangePassword),
  requestEmailCode: command('privateRequestEmailTan', privateRequestEmailTan),
  changeEmail: changeCommand('privateChangeEmail', (sent, headers) => privateChangeEmail(sent, headers), [
    getPrivateGetProfileQueryKey(),
  ]),
}
