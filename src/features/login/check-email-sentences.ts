import { msg } from '@lingui/core/macro'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { LoginPort } from './login-port.ts'

/** Beside those of the later steps, since their words come later (lingui.config.ts). */
export const checkEmailSentences = {
  461: msg`We do not know this customer number. Please check it; you find it on every bill.`,
  462: msg`You have not set a password yet. Please set one now.`,
  463: msg`Please enter the customer number too.`,
} satisfies Sentences<StatusOf<LoginPort['checkEmail']>>
