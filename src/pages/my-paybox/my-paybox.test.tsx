import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakePortWithCode } from '#src/features/call-number/call-number-port.fake.ts'
import { ownPort } from '#src/features/personal-data/personal-data-port.fake.ts'
import { annasAnswers, fakeProductsPort } from '#src/features/products/products-port.fake.ts'
import { fakeTransactionsPort } from '#src/features/transactions/transactions-port.fake.ts'
import { fakeTabs } from '#src/shared/page/open-tabs.fake.ts'
import { loadCatalog, switchLanguage } from '#src/shared/i18n/i18n.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { MyPayboxContents } from './my-paybox-contents.tsx'
import { myPaybox } from './my-paybox.ts'

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

it('a customer sees the five tabs in their order @R039', async () => {
  const ports = {
    products: fakeProductsPort(annasAnswers()),
    callNumber: fakePortWithCode().port,
    personalData: ownPort(),
    transactions: fakeTransactionsPort({ transactions: [], meta: { total: 0 } }).port,
  }
  await loadCatalog('call-number')
  await renderScreen(<MyPayboxContents ports={ports} tabs={fakeTabs(myPaybox, 'call-number')} />, {
    catalog: 'pages',
  })
  expect(tabs()).toEqual(['Meine Produkte', 'Rufnummer', 'Persönliche Daten', 'Bankdaten', 'Privatsphäre'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Rufnummer')
  expect(await screen.findByRole('textbox', { name: /Rufnummer|Mobilnummer/ })).toBeTruthy()
  await act(() => switchLanguage('en'))
  expect(tabs()).toEqual(['My products', 'Phone number', 'Personal information', 'Bank details', 'Privacy'])
  expect(document.title).toBe('Phone number · My paybox · paybox')
})

const { names, route } = myPaybox

it('My paybox has five tabs, of which the first is the default @R039 @R040', () => {
  expect(names).toEqual(['my-products', 'call-number', 'personal-information', 'bank-data', 'privacy-policy'])
})

it.each(names.slice(1))('the address can open the tab %s', (tab) => {
  expect(route.validateSearch({ tab, other: 'x' })).toEqual({ tab })
})

it.each([undefined, '', 'my-products', 'My-Products', 'constructor', ['call-number', 'bank-data'], 5])(
  'the address %j opens the default tab @R040',
  (tab) => expect(route.validateSearch({ tab })).toEqual({}),
)
