import { msg } from '@lingui/core/macro'

export const ownChangeRuns = msg`A change to your data is still in progress. Nothing was changed, please try again in a few minutes.`
