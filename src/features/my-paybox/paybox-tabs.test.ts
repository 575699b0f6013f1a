import { expect, it } from 'vitest'
import { payboxSearch, payboxTabs } from './paybox-tabs.ts'

it('My paybox has five tabs in this order, the first is the default @R039 @R040', () => {
  expect(payboxTabs).toEqual(['my-products', 'call-number', 'personal-information', 'bank-data', 'privacy-policy'])
})

it.each(payboxTabs.slice(1))('the address may name the tab %s', (tab) => {
  expect(payboxSearch({ tab, other: 'x' })).toEqual({ tab })
})

it.each([undefined, '', 'my-products', 'My-Products', 'constructor', ['call-number', 'bank-data'], 5])(
  'the address %j opens the default and need not name it @R040',
  (tab) => expect(payboxSearch({ tab })).toEqual({}),
)
