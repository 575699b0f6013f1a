import type { ChangeEmailRequest } from '#generated/model/change-email-request.ts'
import type { ChangePasswordRequest } from '#generated/model/change-password-request.ts'
import type { EmailTanRequest } from '#generated/model/email-tan-request.ts'
import type { Profile } from '#generated/model/profile.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import type { UpdateProfileRequest } from '#generated/model/update-profile-request.ts'
import { fakeChangeOf, fakeCommandOf } from '#src/shared/query/command.fake.ts'
import { fakeQuery } from '#src/shared/query/query.fake.ts'
import type { ProfilePort } from './profile-port.ts'

const queryKey = ['fake', 'profile']

/** Katharina's account, read again after each change; a test sets what is refused. */
export function fakeProfilePort() {
  const bank: Profile = {
    etag: 'profile-1',
    email: 'katharina@bergland.example',
    firstName: 'Katharina',
    lastName: 'Moser',
  }
  const code: TanCreated = {
    expiresAt: new Date(Date.now() + 300_000).toISOString(),
    nextRequestPossibleAt: new Date(Date.now() + 60_000).toISOString(),
  }
  const port = {
    profile: () => fakeQuery(queryKey, () => ({ ...bank, etag: JSON.stringify(bank) })),
    changeName: fakeChangeOf('businessUpdateProfile')<UpdateProfileRequest, void>(undefined, [queryKey]),
    changePassword: fakeCommandOf('businessChangePassword')<ChangePasswordRequest, void>(undefined),
    requestEmailCode: fakeCommandOf('businessRequestEmailTan')<EmailTanRequest, TanCreated>(code),
    changeEmail: fakeChangeOf('businessChangeEmail')<ChangeEmailRequest, void>(undefined, [queryKey]),
  } satisfies ProfilePort
  return { bank, port }
}
