import { msg } from '@lingui/core/macro'

/** A run that is not there, such as one from an old link. */
export const unknownRun = {
  404: msg`This bill run does not exist. Please choose another one.`,
}
