import type { core } from 'zod/mini'
import { BpNumberRegExp } from '#generated/model/bp-number.ts'
import { EmailAddressRegExp } from '#generated/model/email-address.ts'
import { NewPasswordRegExp } from '#generated/model/new-password.ts'
import { TanRegExp } from '#generated/model/tan.ts'

/** What a broken pattern of the contract means to a person. */
const formats = new Map([
  [String(EmailAddressRegExp), 'email'],
  [String(BpNumberRegExp), 'customerNumber'],
  [String(NewPasswordRegExp), 'passwordRules'],
  [String(TanRegExp), 'tan'],
])

/**
 * The message key of the specification (R141) for a broken rule of the contract, with its one parameter:
 * `required`, `minLengthInfo:15`, `email`. The bound field turns it into a sentence, in the language of the moment.
 */
export function issueKey(issue: core.$ZodRawIssue): string {
  const { input } = issue
  if (input === null || input === undefined || input === '') return 'required'
  switch (issue.code) {
    case 'too_small':
      return `minLengthInfo:${issue.minimum}`
    case 'too_big':
      return `maxLengthInfo:${issue.maximum}`
    case 'invalid_format':
      return formats.get(String(issue.pattern)) ?? 'invalid'
    default:
      return 'invalid'
  }
}
