import { msg } from '@lingui/core/macro'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { AdministratorsPort } from './administrators-port.ts'

/** On the login page, where an administrator is who took away the own access. */
export const ownAccessEnds = msg`You have deactivated your own access, so you are signed out. Another administrator or the bank can activate it again.`

export const addSentences = {
  409: msg`Another administrator of this company already has this e-mail address. Please enter a different one, or edit the entry that is there.`,
} satisfies Sentences<StatusOf<AdministratorsPort['add']>>

export const updateSentences = {
  409: msg`Nothing was changed: another administrator of this company already has this e-mail address. Please enter a different one.`,
  // The own address cannot be typed here, so that it is another one by now.
  460: msg`Nothing was changed: your e-mail address has changed in the meantime. Please reload this page and try again.`,
  461: msg`Nothing was changed: nobody else is active, so nobody could manage the company any more. Please activate or add another administrator first.`,
} satisfies Sentences<StatusOf<AdministratorsPort['update']>>
