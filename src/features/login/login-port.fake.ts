import type { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import type { LoginRequest } from '#generated/model/login-request.ts'
import type { LoginResponse } from '#generated/model/login-response.ts'
import type { PasswordResetRequest } from '#generated/model/password-reset-request.ts'
import type { PasswordTanRequest } from '#generated/model/password-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { fakeCommandOf } from '#src/shared/query/command.fake.ts'
import type { LoginPort } from './login-port.ts'

const code: TanCreated = { expiresAt: '2026-11-20T12:05:00Z', nextRequestPossibleAt: '2026-11-20T12:01:00Z' }

/** Accepts everything; a test sets what is refused. */
export const fakeLoginPort = () =>
  ({
    checkEmail: fakeCommandOf('privateCheckEmail')<CheckEmailRequest, void>(undefined),
    logIn: fakeCommandOf('privateLogin')<LoginRequest, LoginResponse>({ token: 'a.token' }),
    requestCode: fakeCommandOf('privateRequestPasswordTan')<PasswordTanRequest, TanCreated>(code),
    resetPassword: fakeCommandOf('privateResetPassword')<PasswordResetRequest, void>(undefined),
  }) satisfies LoginPort
