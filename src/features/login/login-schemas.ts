import type { I18n } from '@lingui/core'
import * as z from 'zod/mini'
import { BpNumber } from '#generated/model/bp-number.ts'
import { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import { LoginRequest } from '#generated/model/login-request.ts'
import { Password } from '#generated/model/password.ts'
import { PasswordResetRequest } from '#generated/model/password-reset-request.ts'
import { samePasswords } from '#src/shared/form/rules/same-passwords.ts'
import { fieldMessage } from '#src/shared/form/text/field-message.ts'
import { issueKey } from '#src/shared/form/text/issue-key.ts'
import { outgoing } from '#src/shared/http/outgoing.ts'

/** The first step; the customer number is required once the server has asked for it (R196). */
const emailSchema = CheckEmailRequest
const emailAndNumberSchema = z.extend(CheckEmailRequest, { customerNumber: BpNumber })
export const passwordSchema = LoginRequest

/** The confirmation equals the new password (R189), and has no rule but that. */
export const resetSchema = z.extend(PasswordResetRequest, { newPasswordConfirm: Password }).check(samePasswords())

/** What is sent for the entries of the first step, or the message key of what is wrong with each of them (R141). */
export function checkEmailEntries(entries: Record<string, string>, numberAsked: boolean) {
  const schema = numberAsked ? emailAndNumberSchema : emailSchema
  const { data: sent, error } = schema.safeParse(outgoing(entries), { error: issueKey })
  const wrong: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) wrong[String(path[0])] ??= message
  return { sent, wrong }
}

/** What stands under an entry for its message key. */
export const entryMessage = (i18n: I18n, label: string, key: string): string => fieldMessage(i18n, label, key)
