import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Salutation } from '#generated/model/salutation.ts'

/** The six salutations, in the order of the select (R085). */
export const salutations: Record<Salutation, MessageDescriptor> = {
  MISS: msg`Ms`,
  MR: msg`Mr`,
  DIVERSE: msg`Diverse`,
  INTER: msg`Inter`,
  OPEN: msg`Open`,
  NONE: msg`No salutation`,
}
