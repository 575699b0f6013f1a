import { describe, expect, it } from 'vitest'
import { mayChange, productState } from './product-state.ts'

const today = '2026-11-20'
const pending = {
  productChangeId: '90000000-0000-4000-8000-000000000001',
  productType: 'Premium',
  activationDate: '2026-12-01',
} as const
const product = (activationDate: string, terminationDate: string | null = null) => ({ activationDate, terminationDate })

describe('the state of a product @R531', () => {
  it.each([
    ['active', product('2024-03-01'), null, { name: 'active' }],
    ['active from its first day on', product(today), null, { name: 'active' }],
    ['a future product', product('2026-11-21'), null, { name: 'future', day: '2026-11-21' }],
    ['product change pending', product('2024-03-01'), pending, { name: 'changing', day: '2026-12-01' }],
    ['termination planned', product('2024-03-01', '2026-12-31'), pending, { name: 'ending', day: '2026-12-31' }],
    ['in its last day', product('2024-03-01', today), null, { name: 'ending', day: today }],
    ['terminated from the day after', product('2024-03-01', '2026-11-19'), null, { name: 'ended', day: '2026-11-19' }],
    ['terminated', product('2024-03-01', '2026-06-30'), null, { name: 'ended', day: '2026-06-30' }],
  ] as const)('is %s', (_name, dates, change, state) =>
    expect(productState(dates, change, false, today)).toEqual(state),
  )

  it.each([
    ['locked, whatever is planned', product('2024-03-01', '2026-12-31'), pending, { name: 'locked' }],
    [
      'terminated, whatever was locked',
      product('2024-03-01', '2026-11-19'),
      null,
      { name: 'ended', day: '2026-11-19' },
    ],
  ] as const)('is %s', (_name, dates, change, state) => expect(productState(dates, change, true, today)).toEqual(state))
})

it.each([
  [null, true],
  ['2026-12-31', true],
  [today, true],
  ['2026-11-19', false],
])('with the termination date %s a change is offered: %s @R122 @R530', (terminationDate, offered) => {
  expect(mayChange({ terminationDate }, today)).toBe(offered)
})
