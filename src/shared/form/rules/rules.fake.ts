import * as z from 'zod/mini'
import { issueKey } from './validation.ts'

type Check = Parameters<ReturnType<typeof z.any>['check']>[number]

/** The message keys of the rules that a value breaks. */
export const keysOf = (value: unknown, ...rules: readonly Check[]): string[] =>
  (
    z
      .any()
      .check(...(rules as [Check]))
      .safeParse(value, { error: issueKey }).error?.issues ?? []
  ).map((issue) => issue.message)
