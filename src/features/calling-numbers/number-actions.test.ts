import { expect, it } from 'vitest'
import { actionsFor } from './number-actions.ts'
import { limitOptions, reloadOptions } from './number-options.ts'

it.each([
  ['ACTIVE', ['edit', 'block', 'deactivate']],
  ['BLOCKED', ['edit', 'cancel-block', 'deactivate']],
  ['DEACTIVATED', ['view']],
  ['IN_ACTIVATION', ['view']],
  ['ACTIVATION_FAILED', ['view']],
] as const)('with a number that is %s a person may %j @R533 @R534 @R535 @R536', (status, actions) => {
  expect(actionsFor({ status })).toEqual(actions)
})

it('limits and reload values are those of the bank @R841 @R842', () => {
  expect(limitOptions.map(({ value }) => value)).toEqual([50, 100, 200, 350, 500, 1000, 2000, 4000])
  expect(reloadOptions.map(({ value }) => value)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 150, 200])
})
