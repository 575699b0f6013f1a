import { msg } from '@lingui/core/macro'

export const ownChangeRuns = msg`A change to your data is still in progress. Nothing was changed. Please try again in a few minutes.`

/** Who changed the own record, where the bank does not say it. */
export const changedByBankOrSelf = msg`Changed in the meantime by the bank, or by yourself in another window.`

export const ownPermissionMissing = msg`You are not authorised to do this. If you need this permission, please contact us.`
