import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { ChangeEmailRequest } from '#generated/model/change-email-request.ts'
import type { ChangePasswordRequest } from '#generated/model/change-password-request.ts'
import type { EmailTanRequest } from '#generated/model/email-tan-request.ts'
import type { Profile } from '#generated/model/profile.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import type { UpdateProfileRequest } from '#generated/model/update-profile-request.ts'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { fakeCommand } from '#src/shared/query/command.fake.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { ProfilePort } from './profile-port.ts'

const queryKey = ['fake', 'profile'] as unknown as DataTag<QueryKey, Profile, ApiError>

/** Katharina's account, read anew after each change; a test tells what is refused. */
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
    profile: () => ({ queryKey, queryFn: () => Promise.resolve({ ...bank }) }),
    changeName: fakeCommand<UpdateProfileRequest, void>('businessUpdateProfile', undefined, [queryKey]),
    changePassword: fakeCommand<ChangePasswordRequest, void, StatusOf<ProfilePort['changePassword']>>(
      'businessChangePassword',
      undefined,
    ),
    requestEmailCode: fakeCommand<EmailTanRequest, TanCreated>('businessRequestEmailTan', code),
    changeEmail: fakeCommand<ChangeEmailRequest, void, StatusOf<ProfilePort['changeEmail']>>(
      'businessChangeEmail',
      undefined,
      [queryKey],
    ),
  } satisfies ProfilePort
  return { bank, port }
}
