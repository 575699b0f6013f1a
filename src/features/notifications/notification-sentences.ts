import { msg } from '@lingui/core/macro'

export const attachmentSentences = {
  404: msg`This file does not exist any more. It may have been deleted, or the archive does not have it.`,
}
