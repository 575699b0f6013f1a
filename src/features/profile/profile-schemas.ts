import * as z from 'zod/mini'
import { ChangeEmailRequest } from '#generated/model/change-email-request.ts'
import { ChangePasswordRequest } from '#generated/model/change-password-request.ts'
import { EmailTanRequest } from '#generated/model/email-tan-request.ts'
import { Password } from '#generated/model/password.ts'
import { UpdateProfileRequest } from '#generated/model/update-profile-request.ts'
import { samePasswords } from '#src/shared/form/rules/same-passwords.ts'
import { ruleBetween } from '#src/shared/form/rules/rule.ts'

export const nameSchema = UpdateProfileRequest
export const emailCodeSchema = ChangeEmailRequest

/** The repetition stands in the form only (R083, R189). */
export const passwordSchema = z.pipe(
  z.extend(ChangePasswordRequest, { newPasswordConfirm: Password }).check(samePasswords()),
  z.transform(({ oldPassword, newPassword }) => ({ oldPassword, newPassword })),
)

/** Both addresses are the same, whatever their case, which is the one rule of the repetition (R192, R193). */
export const emailSchema = z.pipe(
  z
    .extend(EmailTanRequest, { emailConfirm: z.string() })
    .check(
      ruleBetween<{ email: string; emailConfirm: string }>(
        ['emailConfirm'],
        ({ email, emailConfirm }) => (email.toLowerCase() === emailConfirm.toLowerCase() ? undefined : 'emailsDiffer'),
        ['email', 'emailConfirm'],
      ),
    ),
  z.transform(({ email }) => ({ email })),
)
