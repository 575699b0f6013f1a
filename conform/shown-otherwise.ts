/** What neither a path nor a name tells about what is written and where it is shown; each line has its reason. */
import type { Change } from '#conform/written-values.ts'
import type { OperationId } from '#generated/operations.ts'

type By<T> = Partial<Record<OperationId, T>>
const byArea = <T>(name: string, value: T): By<T> => ({ [`business${name}`]: value, [`bank${name}`]: value })

/** Fields that are shown under another name. */
export const namedOtherwise: By<Record<string, string>> = {
  bankUpdateDocument: { documentComment: 'comment' },
}

const state = ['status', 'deactivationDate', 'deactivationReason']
const termination = ['status', 'statusDetails', 'terminationReason', 'terminationDate']

/** Fields that change with a call that does not send them: what the call is for. */
export const followsBy: By<readonly string[]> = {
  ...byArea('BlockCallingNumber', state),
  ...byArea('CancelCallingNumberBlock', state),
  ...byArea('DeactivateCallingNumber', state),
  bankTerminatePrivateCustomer: termination,
  bankTerminateBusinessCustomer: termination,
  bankCancelPrivateTermination: termination,
  bankCancelBusinessTermination: termination,
  bankRemovePrivateFeePlannedEndDate: ['plannedEndDate'],
  bankRemoveBusinessFeePlannedEndDate: ['plannedEndDate'],
  privateCreateProductChange: ['pendingChange'],
  bankCreateProductChange: ['pendingChange'],
  privateCancelProductChange: ['pendingChange'],
  bankCancelProductChange: ['pendingChange'],
  privateRemoveInactivityLock: ['inactivityLock'],
  bankRemoveInactivityLock: ['inactivityLock'],
  // Its two addresses are shown among the settings of bills.
  businessUpdateCompanyData: ['billingSettings'],
}

/** Calls that send a code for what they are told, and write nothing. */
export const onlySends: ReadonlySet<OperationId> = new Set([
  'privateRequestEmailTan',
  'businessRequestEmailTan',
  'privateRequestSmsTan',
])

/** Lists whose rows come and go by themselves. */
export const livesByItself: ReadonlySet<OperationId> = new Set(['bankListTasks'])

const cities = { preferredCity: 'the cities are those of a list' }

/** Fields, with dots, that the kit leaves as they are. */
export const leftAlone: By<Record<string, string>> = {
  bankUpdatePersonalInformation: { email: 'another one ends the sessions of the customer, with whom the kit goes on' },
  ...byArea('CreateCallingNumber', cities),
  ...byArea('UpdateCallingNumber', cities),
}

// With the contract address, that one is copied here.
const ownBillingAddress: Change = { path: ['billingAddress', 'isContractAddress'], value: false }

/** Values that others need to be kept. */
export const writtenWith: By<readonly Change[]> = {
  bankCreateCompany: [ownBillingAddress],
  bankUpdateCompany: [ownBillingAddress],
}
