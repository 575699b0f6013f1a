import { expect, it } from 'vitest'
import { myPaybox } from './my-paybox.ts'

const { names, route } = myPaybox

it('My paybox has five tabs in this order, the first is the default @R039 @R040', () => {
  expect(names).toEqual(['my-products', 'call-number', 'personal-information', 'bank-data', 'privacy-policy'])
})

it.each(names.slice(1))('the address may name the tab %s', (tab) => {
  expect(route.validateSearch({ tab, other: 'x' })).toEqual({ tab })
})

it.each([undefined, '', 'my-products', 'My-Products', 'constructor', ['call-number', 'bank-data'], 5])(
  'the address %j opens the default and need not name it @R040',
  (tab) => expect(route.validateSearch({ tab })).toEqual({}),
)
