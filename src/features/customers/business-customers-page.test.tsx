import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { BusinessCustomersPage } from './customers-page.tsx'
import { fakeAnswer, bergland } from './customers.fake.ts'

const holzbau: BusinessCustomer = {
  ...bergland,
  id: '20000000-0000-4000-8000-001200456704',
  bpNumber: '1200456704',
  companyName: 'Steirische Holzbau KG',
  limit: 400,
  taskOpen: true,
  locks: { ...bergland.locks, securityLockRM: true },
  statusDetails: {
    status: 'TERMINATED',
    terminationReason: 'WITHOUT_NOTICE_BANK_DEBT_COLLECTION',
    terminationDate: '2026-03-31',
  },
}

const openList = (results: BusinessCustomer[] = [bergland, holzbau]) =>
  renderScreen(
    <BusinessCustomersPage
      port={{ customers: () => fakeAnswer('companies', () => ({ results: [...results], total: results.length })) }}
      search={{}}
      onSearch={() => {}}
      detailsLink={({ bpNumber }) => <a href={`/company/${bpNumber}`}>…</a>}
      addLink={<a href="/company">…</a>}
    />,
    { catalog: 'customers' },
  )

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

it('shows every column, search and filter to bank staff @R364 @R367 @R368', async () => {
  await openList()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Kundennummer',
    'Firmenname',
    'Limit in Euro',
    'Adresse',
    'Offene Aufgabe',
    'Kündigungsstatus',
    'Sperre',
    'Aktionen',
  ])
  expect([...(await row('Bergland')).querySelectorAll('th, td')].map((cell) => cell.textContent).slice(0, 7)).toEqual([
    '1200456701',
    'Bergland Installationen GmbH',
    '5.000,00',
    '6020 Innsbruck, Innrain 52',
    'Nein',
    'Aktiv',
    '',
  ])
  expect(screen.getByRole('searchbox', { name: 'Kunden suchen' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Status/ })).toBeTruthy()
})

it('greys out a terminated company, and shows its lock and the reason and date @R365', async () => {
  const { user } = await openList()
  const holzbauRow = await row('Holzbau')
  expect(holzbauRow.dataset.tone).toBe('muted')
  expect(within(holzbauRow).getByRole('img', { name: 'Gesperrt' })).toBeTruthy()
  await user.click(within(holzbauRow).getByRole('button', { name: /Kündigung von Steirische Holzbau KG/ }))
  const popup = await screen.findByRole('tooltip')
  await waitFor(() => expect(popup.textContent).toBe('GrundFristlos, durch die Bank, InkassoDatum31.03.2026'))
})

it('links to the page that adds a company @R369', async () => {
  await openList()
  expect(screen.getByRole('link', { name: 'Firma anlegen' }).getAttribute('href')).toBe('/company')
})

it('says that there are no companies', async () => {
  await openList([])
  expect(await screen.findByText('Noch keine Firmen')).toBeTruthy()
})

it('shows after a reload that a task has ended', async () => {
  const results = [holzbau]
  const { user } = await openList(results)
  expect(within(await row('Holzbau')).getByText('Ja')).toBeTruthy()
  results[0] = { ...holzbau, taskOpen: false }
  await user.click(screen.getByRole('button', { name: 'Neu laden' }))
  await waitFor(async () => expect(within(await row('Holzbau')).getByText('Nein')).toBeTruthy())
})
