/**
 * The states that the contract names and what leads from one to the other.
 * `by` is an operationId, or words for what time and the backend do.
 */
export type Chart = {
  title: string
  about: string
  /** The schema whose enum the states are; undefined for states that follow from several fields. */
  schema?: string
  states: string[]
  ways: { from: string; to: string; by: string[] }[]
}

export const charts: Chart[] = [
  {
    title: 'Customer',
    about: 'Of private customers and companies alike. A termination takes effect on its day.',
    schema: 'CustomerStatus',
    states: ['ACTIVE', 'TERMINATION_PLANNED', 'TERMINATED'],
    ways: [
      {
        from: 'ACTIVE',
        to: 'TERMINATION_PLANNED',
        by: ['bankTerminatePrivateCustomer', 'bankTerminateBusinessCustomer'],
      },
      {
        from: 'TERMINATION_PLANNED',
        to: 'ACTIVE',
        by: ['bankCancelPrivateTermination', 'bankCancelBusinessTermination'],
      },
      { from: 'TERMINATION_PLANNED', to: 'TERMINATED', by: ['the day has come'] },
    ],
  },
  {
    title: 'Calling number',
    about: 'Of a company; activation is background work.',
    schema: 'CallingNumberStatus',
    states: ['IN_ACTIVATION', 'ACTIVE', 'BLOCKED', 'ACTIVATION_FAILED', 'DEACTIVATED'],
    ways: [
      { from: 'IN_ACTIVATION', to: 'ACTIVE', by: ['the work is done'] },
      { from: 'IN_ACTIVATION', to: 'ACTIVATION_FAILED', by: ['the work failed'] },
      { from: 'ACTIVE', to: 'BLOCKED', by: ['businessBlockCallingNumber', 'bankBlockCallingNumber'] },
      { from: 'BLOCKED', to: 'ACTIVE', by: ['businessCancelCallingNumberBlock', 'bankCancelCallingNumberBlock'] },
      { from: 'BLOCKED', to: 'DEACTIVATED', by: ['businessDeactivateCallingNumber', 'bankDeactivateCallingNumber'] },
      { from: 'ACTIVE', to: 'DEACTIVATED', by: ['businessDeactivateCallingNumber', 'bankDeactivateCallingNumber'] },
    ],
  },
  {
    title: 'Change of tier',
    about: 'One change a day, one planned at a time.',
    states: ['no change', 'change planned', 'other tier'],
    ways: [
      { from: 'no change', to: 'change planned', by: ['privateCreateProductChange', 'bankCreateProductChange'] },
      { from: 'change planned', to: 'no change', by: ['privateCancelProductChange', 'bankCancelProductChange'] },
      { from: 'change planned', to: 'other tier', by: ['the day has come'] },
    ],
  },
  {
    title: 'Session',
    about: 'A token is worth what its session is.',
    states: ['signed out (401)', 'signed in', 'expired (459)', 'replaced (458)'],
    ways: [
      { from: 'signed out (401)', to: 'signed in', by: ['privateLogin', 'businessLogin', 'bankLogin'] },
      { from: 'signed in', to: 'signed out (401)', by: ['privateLogout', 'businessLogout', 'bankLogout'] },
      { from: 'signed in', to: 'expired (459)', by: ['15 idle minutes', '12 hours'] },
      { from: 'signed in', to: 'replaced (458)', by: ['privateResetPassword', 'privateChangePassword'] },
    ],
  },
]
