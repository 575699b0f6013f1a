import type { Profile } from '#generated/model/profile.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { fakeChangeOf, fakeCommandOf, fakeQuery } from '#src/shared/query/port.fake.ts'
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
    changeName: fakeChangeOf('businessUpdateProfile', [queryKey]),
    changePassword: fakeCommandOf('businessChangePassword', undefined),
    requestEmailCode: fakeCommandOf('businessRequestEmailTan', code),
    changeEmail: fakeChangeOf('businessChangeEmail', [queryKey]),
  } satisfies ProfilePort
  return { bank, port }
}
