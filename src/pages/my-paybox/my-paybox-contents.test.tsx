import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakePortWithCode } from '#src/features/call-number/call-number-port.fake.ts'
import { ownPort } from '#src/features/personal-data/personal-data-port.fake.ts'
import { annasAnswers, fakeProductsPort } from '#src/features/products/products-port.fake.ts'
import { fakeTabs } from '#src/shared/page/open-tabs.fake.ts'
import { loadCatalog, switchLanguage } from '#src/shared/i18n/i18n.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { MyPayboxContents } from './my-paybox-contents.tsx'
import { myPaybox } from './my-paybox.ts'

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

it('a customer finds the five tabs in their order @R039', async () => {
  const ports = {
    products: fakeProductsPort(annasAnswers()),
    callNumber: fakePortWithCode().port,
    personalData: ownPort(),
  }
  await loadCatalog('call-number')
  await renderScreen(<MyPayboxContents ports={ports} tabs={fakeTabs(myPaybox, 'call-number')} />, {
    catalog: 'pages',
  })
  expect(tabs()).toEqual(['Meine Produkte', 'Rufnummer', 'Persönliche Daten', 'Bankdaten', 'Privatsphäre'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Rufnummer')
  expect(await screen.findByRole('textbox', { name: /Rufnummer|Mobilnummer/ })).toBeTruthy()
  await act(() => switchLanguage('en'))
  expect(tabs()).toEqual(['My products', 'Phone number', 'Personal information', 'Bank data', 'Privacy'])
  expect(document.title).toBe('Phone number · My paybox · paybox')
})
