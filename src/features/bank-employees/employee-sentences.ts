import { msg } from '@lingui/core/macro'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { BankEmployeesPort } from './bank-employees-port.ts'

/** On the login page, where an employee is who took away the own access. */
export const ownAccessEnds = msg`You have deactivated your own access, so you are signed out. Another employee with the role Administrator can activate it again.`

export const updateSentences = {
  409: msg`Nothing was changed: nobody else who is active has the role of administrator, so nobody could manage bank employees any more. Please give this role to somebody else first.`,
} satisfies Sentences<StatusOf<BankEmployeesPort['update']>>
