import { msg } from '@lingui/core/macro'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import type { FullInformation, PersonalDataPort } from './personal-data-port.ts'

export const fullInformationSentences = {
  409: msg`This e-mail address belongs to another customer. Please check it and enter another one.`,
} satisfies Sentences<StatusOf<FullInformation['change']>>

export const bankDataSentences = {
  460: msg`This IBAN is not correct. Please check all its letters and digits.`,
} satisfies Sentences<StatusOf<NonNullable<PersonalDataPort['changeBankData']>>>
