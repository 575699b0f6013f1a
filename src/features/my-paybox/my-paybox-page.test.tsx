import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { switchLanguage } from '#src/shared/i18n/i18n.ts'
import { focusTitleWhenLost } from '#src/shared/ui/lost-focus.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { MyPayboxPage } from './my-paybox-page.tsx'
import type { PayboxTab } from './paybox-tabs.ts'

const onOpen = vi.fn<(tab: PayboxTab) => void>()
const contents: Record<PayboxTab, string> = {
  'my-products': 'Nummer ändern',
  'call-number': 'die Nummer',
  'personal-information': 'die Person',
  'bank-data': 'das Konto',
  'privacy-policy': 'die Zustimmungen',
}

/** What cares for the focus itself when it goes, such as the form for the change of the tier. */
function Products({ onChange }: { onChange: () => void }) {
  useEffect(() => focusTitleWhenLost, [])
  return (
    <button type="button" onClick={onChange}>
      Nummer ändern
    </button>
  )
}

function Page({ start }: { start: PayboxTab }) {
  const [open, setOpen] = useState(start)
  const products = <Products onChange={() => setOpen('call-number')} />
  return (
    <MyPayboxPage
      open={open}
      onOpen={(tab) => {
        onOpen(tab)
        setOpen(tab)
      }}
      contents={{ ...contents, 'my-products': products }}
    />
  )
}

const openPage = (start: PayboxTab) => renderScreen(<Page start={start} />, { catalog: 'my-paybox' })
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

it('a customer finds the five tabs in their order @R039', async () => {
  await openPage('my-products')
  expect(tabs()).toEqual(['Meine Produkte', 'Rufnummer', 'Persönliche Daten', 'Bankdaten', 'Privatsphäre'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Meine Produkte')
  expect(screen.getByRole('tabpanel', { hidden: false }).textContent).toBe('Nummer ändern')
  await act(() => switchLanguage('en'))
  expect(tabs()).toEqual(['My products', 'Phone number', 'Personal information', 'Bank data', 'Privacy'])
})

it('only the open tab is there', async () => {
  await openPage('bank-data')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Bankdaten')
  expect(screen.getByRole('tabpanel', { hidden: false }).textContent).toBe('das Konto')
  expect(screen.queryByText('Nummer ändern')).toBeNull()
})

it('choosing a tab tells the page, with the mouse and with the arrow keys', async () => {
  onOpen.mockClear()
  const { user } = await openPage('my-products')
  await user.click(screen.getByRole('tab', { name: 'Rufnummer' }))
  await user.keyboard('{ArrowRight}')
  expect(onOpen.mock.calls).toEqual([['call-number'], ['personal-information']])
  expect(screen.getByRole('tabpanel', { hidden: false }).textContent).toBe('die Person')
})

it('who follows a link to another tab goes on from that tab', async () => {
  const { user } = await openPage('my-products')
  await user.click(screen.getByRole('button', { name: 'Nummer ändern' }))
  expect(screen.getByRole('tabpanel', { hidden: false }).textContent).toBe('die Nummer')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Rufnummer' })))
})

it('the page says its name to who arrives', async () => {
  await openPage('my-products')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Meine paybox' }))
  expect(document.title).toBe('Meine paybox · paybox')
})
