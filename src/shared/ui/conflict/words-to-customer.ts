import { msg } from '@lingui/core/macro'

/** Who changed the own record, where the bank does not say it. */
export const changedByBankOrSelf = msg`Changed in the meantime by the bank, or by yourself in another window.`
