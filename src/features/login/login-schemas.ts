import * as z from 'zod/mini'
import { BpNumber } from '#generated/model/bp-number.ts'
import { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import { LoginRequest } from '#generated/model/login-request.ts'
import { Password } from '#generated/model/password.ts'
import { PasswordResetRequest } from '#generated/model/password-reset-request.ts'

/** The first step; the customer number is required once the server has asked for it (R196). */
export const emailSchema = CheckEmailRequest
export const emailAndNumberSchema = z.extend(CheckEmailRequest, { customerNumber: BpNumber })
export const passwordSchema = LoginRequest

/** The confirmation equals the new password (R189), and has no rule but that. */
export const resetSchema = z.extend(PasswordResetRequest, { newPasswordConfirm: Password }).check(
  z.refine((reset) => reset.newPassword === reset.newPasswordConfirm, {
    path: ['newPasswordConfirm'],
    error: 'passwordsDiffer',
  }),
)
