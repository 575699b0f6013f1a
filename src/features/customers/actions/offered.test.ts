import { expect, it } from 'vitest'
import { offeredActions } from './offered.ts'

const company = { hasLimit: true, limitOutlives: true }
const premium = { hasLimit: true, limitOutlives: false }
const starter = { hasLimit: false, limitOutlives: false }

it.each([
  ['Starter', 'ACTIVE', starter, ['locks', 'terminate']],
  ['Premium', 'ACTIVE', premium, ['locks', 'limit', 'terminate']],
  ['Premium', 'TERMINATION_PLANNED', premium, ['locks', 'limit', 'cancel-termination']],
  ['Premium', 'TERMINATED', premium, ['locks']],
  ['a company', 'ACTIVE', company, ['locks', 'limit', 'terminate']],
  ['a company', 'TERMINATION_PLANNED', company, ['locks', 'limit', 'cancel-termination']],
  ['a company', 'TERMINATED', company, ['locks', 'limit']],
] as const)('%s that is %s is offered its actions @R509 @R510 @R511 @R512 @R513', (_who, status, kind, actions) => {
  expect(offeredActions({ status, ...kind })).toEqual(actions)
})
