import type { TanCreated } from '#generated/model/tan-created.ts'
import { fakeCommandOf } from '#src/shared/query/port.fake.ts'
import type { LoginPort } from './login-port.ts'

const code: TanCreated = { expiresAt: '2026-11-20T12:05:00Z', nextRequestPossibleAt: '2026-11-20T12:01:00Z' }

/** Accepts everything; a test sets what is refused. */
export const fakeLoginPort = () =>
  ({
    checkEmail: fakeCommandOf('privateCheckEmail', undefined),
    logIn: fakeCommandOf('privateLogin', { token: 'a.token' }),
    requestCode: fakeCommandOf('privateRequestPasswordTan', code),
    resetPassword: fakeCommandOf('privateResetPassword', undefined),
  }) satisfies LoginPort
