import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The sentences of the message keys (R141); `parameter` is the one value that a key may carry. */
const sentences: Record<string, (label: string, parameter: string) => MessageDescriptor> = {
  required: (label) => msg`${label} is required.`,
  email: () => msg`Please enter a valid e-mail address.`,
  minLengthInfo: (_label, min) => msg`Please enter at least ${min} characters.`,
  maxLengthInfo: (_label, max) => msg`Please enter at most ${max} characters.`,
  tan: () => msg`The code has exactly six digits.`,
  customerNumber: () => msg`A customer number has only digits and starts with 11 or 12.`,
  passwordRules: () => msg`The password does not keep all rules yet.`,
  passwordsDiffer: () => msg`The two new passwords are not the same.`,
  invalid: () => msg`Please check this entry.`,
}

/** What stands under a field for its message key; the required message begins with the label (R148). */
export function fieldMessage(i18n: I18n, label: string, key: string): string {
  const [name = 'invalid', parameter = ''] = key.split(':')
  const sentence = sentences[name] ?? sentences.invalid!
  return i18n._(sentence(label, parameter))
}
