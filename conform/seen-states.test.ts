import { expect, it } from 'vitest'
import { createSeenStates } from '#conform/seen-states.ts'
import { readContract } from '#contract-checks/contract.ts'

it('lists each state that answers can show and did not', () => {
  const states = createSeenStates(readContract())
  const unseen = () => states.unseen(['bankListPrivateCustomers', 'privateLogin'])
  expect(unseen()).toContain('PrivateCustomer.taskOpen: true, false')
  expect(unseen()).toContain('PrivateCustomer.status: ACTIVE, TERMINATION_PLANNED, TERMINATED')
  states.onAnswer('bankListPrivateCustomers', {
    results: [
      { taskOpen: true, status: 'ACTIVE' },
      { taskOpen: false, status: 'TERMINATED' },
    ],
    total: 2,
  })
  expect(unseen().filter((one) => one.startsWith('PrivateCustomer.'))).toContain(
    'PrivateCustomer.status: TERMINATION_PLANNED',
  )
  expect(unseen().join()).not.toContain('PrivateCustomer.taskOpen')
})

it('a state that one read has shown was seen, whichever read it was', () => {
  const states = createSeenStates(readContract())
  states.onAnswer('bankGetPrivateCustomer', { locks: { securityLockCS: true } })
  states.onAnswer('bankGetPrivateLocks', { securityLockCS: false })
  expect(states.unseen(['bankGetPrivateLocks']).join()).not.toContain('Locks.securityLockCS')
})
