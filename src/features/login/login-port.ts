import type { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import type { LoginRequest } from '#generated/model/login-request.ts'
import type { LoginResponse } from '#generated/model/login-response.ts'
import type { PasswordResetRequest } from '#generated/model/password-reset-request.ts'
import type { PasswordTanRequest } from '#generated/model/password-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import type { ApplicationStatus, Command } from '#src/shared/query/port.ts'

/** What the login needs of its area. */
export type LoginPort = {
  checkEmail: Command<CheckEmailRequest, void, ApplicationStatus<'privateCheckEmail'>>
  logIn: Command<LoginRequest, LoginResponse, ApplicationStatus<'privateLogin'>>
  requestCode: Command<PasswordTanRequest, TanCreated, ApplicationStatus<'privateRequestPasswordTan'>>
  resetPassword: Command<PasswordResetRequest, void, ApplicationStatus<'privateResetPassword'>>
}

/** Who is signing in: what the first step found out and every later step sends. */
export type Person = { email: string; customerNumber: string | null }
