import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { AdministrationPage } from './administration-page.tsx'
import {
  companyTabs,
  companyTabSearch,
  privateTabs,
  privateTabSearch,
  type AdministrationTab,
} from './administration-tabs.ts'

const everything = Object.fromEntries([...companyTabs, ...privateTabs].map((name) => [name, `Inhalt von ${name}`]))
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

const openPage = async (
  names: readonly AdministrationTab[],
  open: AdministrationTab,
  contents: Record<string, string> = everything,
) => {
  const onOpen = vi.fn<(tab: AdministrationTab) => void>()
  const page = <AdministrationPage tabs={names} open={open} onOpen={onOpen} contents={contents} />
  return { ...(await renderScreen(page, { catalog: 'customer-administration' })), onOpen }
}

it('bank staff administer a private customer in four tabs @R375', async () => {
  const { user, onOpen } = await openPage(privateTabs, 'notes')
  expect(tabs()).toEqual(['Notizen', 'Dokumente', 'Gebühren und Gutschriften', 'Benachrichtigungen'])
  expect(screen.getByRole('tabpanel', { hidden: false }).textContent).toBe('Inhalt von notes')
  await user.click(screen.getByRole('tab', { name: 'Dokumente' }))
  expect(onOpen).toHaveBeenLastCalledWith('customer-documents')
})

it('bank staff administer a company in six tabs @R379', async () => {
  await openPage(companyTabs, 'customerDocuments')
  expect(tabs().slice(0, 4)).toEqual(['Firmendaten', 'Administratoren', 'Notizen', 'Dokumente'])
  expect(tabs().slice(4)).toEqual(['Gebühren und Gutschriften', 'Benachrichtigungen'])
  expect(screen.getByRole('tabpanel', { hidden: false }).textContent).toBe('Inhalt von customerDocuments')
})

it('who has no notes to see finds no such tab, and its address opens the first one @R424', async () => {
  const { companyData = '', admins = '' } = everything
  await openPage(companyTabs, 'notes', { companyData, admins })
  expect(tabs()).toEqual(['Firmendaten', 'Administratoren'])
  expect(screen.getByRole('tabpanel', { hidden: false }).textContent).toBe(companyData)
})

it('the address names the tab, but not the default one @R375 @R379', () => {
  expect(privateTabSearch({ tab: 'notes' })).toEqual({})
  expect(privateTabSearch({ tab: 'customer-documents' })).toEqual({ tab: 'customer-documents' })
  expect(privateTabSearch({ tab: 'customerDocuments' })).toEqual({})
  expect(companyTabSearch({ tab: 'companyData' })).toEqual({})
  expect(companyTabSearch({ tab: 'customerDocuments' })).toEqual({ tab: 'customerDocuments' })
})
