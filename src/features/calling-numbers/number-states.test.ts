import { expect, it } from 'vitest'
import { allowedActions } from './number-states.tsx'

it.each([
  ['ACTIVE', ['edit', 'block', 'deactivate']],
  ['BLOCKED', ['edit', 'cancel-block', 'deactivate']],
  ['DEACTIVATED', ['view']],
  ['IN_ACTIVATION', ['view']],
  ['ACTIVATION_FAILED', ['view']],
] as const)('a number that is %s allows %j @R533 @R534 @R535 @R536', (status, actions) => {
  expect(allowedActions({ status })).toEqual(actions)
})
