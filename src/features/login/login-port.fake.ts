import type { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import type { LoginRequest } from '#generated/model/login-request.ts'
import type { LoginResponse } from '#generated/model/login-response.ts'
import type { PasswordResetRequest } from '#generated/model/password-reset-request.ts'
import type { PasswordTanRequest } from '#generated/model/password-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { fakeCommand } from '#src/shared/query/command.fake.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { LoginPort } from './login-port.ts'

const code: TanCreated = { expiresAt: '2026-11-20T12:05:00Z', nextRequestPossibleAt: '2026-11-20T12:01:00Z' }

/** A bank that knows everybody; a test tells it what to refuse. */
export const fakeLoginPort = () =>
  ({
    checkEmail: fakeCommand<CheckEmailRequest, void, StatusOf<LoginPort['checkEmail']>>('privateCheckEmail', undefined),
    logIn: fakeCommand<LoginRequest, LoginResponse, StatusOf<LoginPort['logIn']>>('privateLogin', { token: 'a.token' }),
    requestCode: fakeCommand<PasswordTanRequest, TanCreated, StatusOf<LoginPort['requestCode']>>(
      'privateRequestPasswordTan',
      code,
    ),
    resetPassword: fakeCommand<PasswordResetRequest, void, StatusOf<LoginPort['resetPassword']>>(
      'privateResetPassword',
      undefined,
    ),
  }) satisfies LoginPort
