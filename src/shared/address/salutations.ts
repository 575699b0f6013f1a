import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Salutation } from '#generated/model/salutation.ts'

/** How somebody is addressed: one of six, in the order in which they are offered (R085). */
export const salutations: Record<Salutation, MessageDescriptor> = {
  MISS: msg`Ms`,
  MR: msg`Mr`,
  DIVERSE: msg`Diverse`,
  INTER: msg`Inter`,
  OPEN: msg`Open`,
  NONE: msg`No salutation`,
}
