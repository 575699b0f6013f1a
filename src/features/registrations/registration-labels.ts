import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What differs between the two lists in words. */
export type RegistrationLabels = {
  list: MessageDescriptor
  about: MessageDescriptor
  empty: MessageDescriptor
  add: MessageDescriptor
  edit: MessageDescriptor
  remove: MessageDescriptor
  /** What follows from deleting an entry. */
  removed: MessageDescriptor
}

export const allowLabels: RegistrationLabels = {
  list: msg`Allow list`,
  about: msg`These people may register as private customers, even if a check would refuse them.`,
  empty: msg`Nobody is on the allow list`,
  add: msg`Add to the allow list`,
  edit: msg`Edit entry of the allow list`,
  remove: msg`Delete from the allow list?`,
  removed: msg`When this person registers, all checks apply again.`,
}

export const denyLabels: RegistrationLabels = {
  list: msg`Deny list`,
  about: msg`These people, phone numbers and accounts cannot be registered as private customers.`,
  empty: msg`Nothing is on the deny list`,
  add: msg`Add to the deny list`,
  edit: msg`Edit entry of the deny list`,
  remove: msg`Delete from the deny list?`,
  removed: msg`After that, a registration is possible again.`,
}
