import { msg } from '@lingui/core/macro'

export const ownWords = { title: msg`My paybox`, products: msg`My products` }
