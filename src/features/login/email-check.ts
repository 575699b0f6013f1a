import type { I18n } from '@lingui/core'
import { fieldMessage } from '#src/shared/form/text/field-message.ts'
import { issueKey } from '#src/shared/form/text/issue-key.ts'
import { outgoing } from '#src/shared/http/outgoing.ts'
import { emailAndNumberSchema, emailSchema } from './login-schemas.ts'

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
