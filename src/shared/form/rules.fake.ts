import { i18n } from '@lingui/core'
import * as z from 'zod/mini'
import { fieldMessage } from './field-message.ts'
import { issueKey } from './issue-key.ts'

type Check = Parameters<ReturnType<typeof z.any>['check']>[number]

/** The message keys of the rules that a value breaks. */
export const keysOf = (value: unknown, ...rules: readonly Check[]): string[] =>
  (
    z
      .any()
      .check(...(rules as [Check]))
      .safeParse(value, { error: issueKey }).error?.issues ?? []
  ).map((issue) => issue.message)

/** The names under which broken rules are reported. */
export const namesOf = (value: unknown, rule: Check): unknown[] =>
  (z.any().check(rule).safeParse(value).error?.issues ?? []).map((issue) =>
    issue.code === 'custom' ? issue.params?.rule : issue.code,
  )

/** True for a good value, else what the person reads (R140). */
export const judged = (value: unknown, label: string, rule: Check): true | string => {
  const [key] = keysOf(value, rule)
  return key === undefined ? true : fieldMessage(i18n, label, key)
}
