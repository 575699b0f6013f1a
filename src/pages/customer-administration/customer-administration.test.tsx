import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeAdministratorsPort } from '#src/features/administrators/administrators-port.fake.ts'
import { fakeBankCompanyPort, fakeOwnCompanyPort } from '#src/features/company/company-port.fake.ts'
import { fakeDocumentsPort } from '#src/features/documents/documents-port.fake.ts'
import { fakeBusinessFees, fakePrivateFees } from '#src/features/fees/fees-port.fake.ts'
import { fakeHistoryPort } from '#src/features/history/history-port.fake.ts'
import { fakeNotesPort } from '#src/features/notes/notes-port.fake.ts'
import { fakeNotificationsPort } from '#src/features/notifications/notifications-port.fake.ts'
import { fakeTabs } from '#src/shared/page/open-tabs.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import {
  CompanyAdministrationContents,
  OwnCompanyAdministrationContents,
  PrivateCustomerAdministrationContents,
} from './customer-administration-contents.tsx'
import {
  companyAdministration,
  ownCompanyAdministration,
  privateCustomerAdministration,
} from './customer-administration.ts'

const catalog = 'pages'
const commonPorts = () => ({
  notes: fakeNotesPort(),
  documents: fakeDocumentsPort(),
  notifications: fakeNotificationsPort(),
})
const companyPorts = () => ({ company: fakeBankCompanyPort(), administrators: fakeAdministratorsPort() })
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

it('shows a private customer to bank staff in four tabs @R375', async () => {
  const open = fakeTabs(privateCustomerAdministration, 'notes')
  const ports = { ...commonPorts(), fees: fakePrivateFees() }
  const { user } = await renderScreen(<PrivateCustomerAdministrationContents ports={ports} tabs={open} />, { catalog })
  expect(tabs()).toEqual(['Notizen', 'Dokumente', 'Gebühren und Gutschriften', 'Benachrichtigungen'])
  expect(await screen.findByText(/Ausweis persönlich vorgelegt/)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Dokumente' }))
  expect(open.onOpen.mock.lastCall?.[0]).toBe('customer-documents')
})

it('shows a company to bank staff in six tabs @R379', async () => {
  const open = fakeTabs(companyAdministration, 'notes')
  const ports = { ...commonPorts(), ...companyPorts(), fees: fakeBusinessFees(), history: fakeHistoryPort([]).port }
  await renderScreen(<CompanyAdministrationContents ports={ports} tabs={open} />, { catalog })
  expect(tabs().slice(0, 4)).toEqual(['Firmendaten', 'Administratoren', 'Notizen', 'Dokumente'])
  expect(tabs().slice(4)).toEqual(['Gebühren und Gutschriften', 'Benachrichtigungen'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Notizen')
})

it('shows a company to its administrators in two tabs @R424', async () => {
  const open = fakeTabs(ownCompanyAdministration, 'companyData')
  const ports = { ...companyPorts(), company: fakeOwnCompanyPort() }
  await renderScreen(<OwnCompanyAdministrationContents ports={ports} tabs={open} />, { catalog })
  expect(tabs()).toEqual(['Firmendaten', 'Administratoren'])
})

it('writes the tab into the URL unless it is the default @R375 @R379', () => {
  const ofPrivateCustomer = privateCustomerAdministration.route.validateSearch
  expect(ofPrivateCustomer({ tab: 'notes' })).toEqual({})
  expect(ofPrivateCustomer({ tab: 'customer-documents' })).toEqual({ tab: 'customer-documents' })
  expect(ofPrivateCustomer({ tab: 'customerDocuments' })).toEqual({})
  const ofCompany = companyAdministration.route.validateSearch
  expect(ofCompany({ tab: 'companyData' })).toEqual({})
  expect(ofCompany({ tab: 'customerDocuments' })).toEqual({ tab: 'customerDocuments' })
})

it('keeps only the state of the open tab in the URL', () => {
  const { validateSearch } = companyAdministration.route
  const given = { page: '2', sort: 'lastName_asc', modal: 'history', record: 'somebody' }
  expect(validateSearch({ tab: 'notes', ...given })).toEqual({ tab: 'notes', page: 2 })
  expect(validateSearch({ tab: 'admins', ...given })).toEqual({ tab: 'admins', ...given, page: 2 })
})
