import { msg } from '@lingui/core/macro'

export const ownNumber = msg`You pay with this number. We send a code to your new number before we change it.`
