import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { switchLanguage } from '#src/shared/i18n/i18n.ts'
import { WithSearchState } from '#src/shared/table/list.fake.tsx'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { anna, fakeAnswer } from './customers.fake.ts'
import { PrivateCustomersPage } from './customers-page.tsx'
import type { PrivateCustomersPort, PrivateCustomerSearch } from './customers-port.ts'

const josef: PrivateCustomer = {
  ...anna,
  id: '10000000-0000-4000-8000-001100234504',
  bpNumber: '1100234504',
  firstName: 'Josef',
  lastName: 'Wallner',
  taskOpen: true,
  status: 'TERMINATED',
  terminationReason: 'WITHOUT_NOTICE_BANK_DEATH',
  terminationDate: '2026-06-30',
  locks: { ...anna.locks, returnDebitLock: 'AM04' },
}

async function openList(answer: PrivateCustomer[] = [anna, josef], total = answer.length) {
  const history: PrivateCustomerSearch[] = []
  const port: Pick<PrivateCustomersPort, 'customers'> = {
    customers: (search) => fakeAnswer(JSON.stringify(search), () => ({ results: [...answer], total })),
  }
  const page = (
    <WithSearchState<PrivateCustomerSearch> history={history}>
      {(search, onSearch) => (
        <PrivateCustomersPage
          port={port}
          search={search}
          onSearch={onSearch}
          detailsLink={({ bpNumber }) => <a href={`/customer/${bpNumber}`}>…</a>}
          rowActions={{ icons: 1, render: ({ lastName }) => <button type="button">{`Verlauf ${lastName}`}</button> }}
        />
      )}
    </WithSearchState>
  )
  const view = await renderScreen(page, { catalog: 'customers' })
  await screen.findByRole('table')
  return { ...view, history }
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const cells = (tableRow: HTMLElement) =>
  [...tableRow.querySelectorAll('th, td')].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' '))

it('shows every column to bank staff @R350 @R351', async () => {
  await openList()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Kundennummer',
    'Vorname',
    'Nachname',
    'Rufnummer',
    'E-Mail-Adresse',
    'Adresse',
    'Geburtsdatum',
    'Offene Aufgabe',
    'Kündigungsstatus',
    'Sperre',
    'Aktionen',
  ])
  expect(cells(await row('Anna')).slice(0, 10)).toEqual([
    '1100234501',
    'Anna',
    'Gruber',
    '+43 664 1234501',
    'anna.gruber@mail.example',
    '1060 Wien, Mariahilfer Straße 45/3',
    '12.04.1988',
    'Nein',
    'Aktiv',
    '',
  ])
  expect(cells(await row('Josef'))[7]).toBe('Ja')
})

it('shows after a reload that a task has ended', async () => {
  const answer = [josef]
  const { user } = await openList(answer)
  expect(cells(await row('Josef'))[7]).toBe('Ja')
  answer[0] = { ...josef, taskOpen: false }
  await user.click(screen.getByRole('button', { name: 'Neu laden' }))
  await waitFor(async () => expect(cells(await row('Josef'))[7]).toBe('Nein'))
})

it('shows reason and date of a termination in a popup @R352', async () => {
  const { user } = await openList()
  expect(within(await row('Anna')).queryByRole('button', { name: /Kündigung von/ })).toBeNull()
  await user.click(within(await row('Josef')).getByRole('button', { name: /Kündigung von Josef Wallner/ }))
  const popup = await screen.findByRole('tooltip')
  await waitFor(() => expect(popup.textContent).toBe('GrundFristlos, durch die Bank, TodesfallDatum30.06.2026'))
  await act(() => switchLanguage('en'))
  expect(popup.textContent).toBe('ReasonWithout notice, by the bank, deathDate30.06.2026')
})

it('shows a lock with its name, and greys out former customers @R353 @R363', async () => {
  await openList()
  const [first, second] = [await row('Anna'), await row('Josef')]
  expect(within(first).queryByRole('img', { name: 'Gesperrt' })).toBeNull()
  expect(within(second).getByRole('img', { name: 'Gesperrt' })).toBeTruthy()
  expect([first.dataset.tone, second.dataset.tone]).toEqual([undefined, 'muted'])
})

it('opens the details in a new tab, and shows further actions in a row @R354', async () => {
  await openList()
  const link = within(await row('Anna')).getByRole('link', { name: 'Details zu Anna Gruber (neuer Tab)' })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '/customer/1100234501',
    '_blank',
    'noopener',
  ])
  expect(within(await row('Anna')).getByRole('button', { name: 'Verlauf Gruber' })).toBeTruthy()
})

it('leads from the number and the names of a row to the customer, with one stop of Tab', async () => {
  await openList()
  const firstRow = within(await row('Anna'))
  const links = ['1100234501', 'Anna', 'Gruber'].map((name) => firstRow.getByRole('link', { name }))
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.tabIndex])).toEqual([
    ['/customer/1100234501', null, 0],
    ['/customer/1100234501', null, -1],
    ['/customer/1100234501', null, -1],
  ])
})

it('cycles the sort of a column, and keeps filter and search in the address @R358 @R359 @R362', async () => {
  const { user, history } = await openList()
  const sort = screen.getByRole('button', { name: 'Nachname' })
  await user.click(sort)
  await user.click(sort)
  await user.click(sort)
  expect(history).toEqual([{ sort: 'lastName_asc' }, { sort: 'lastName_desc' }, {}])
  await user.click(screen.getByRole('button', { name: /Status/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Kündigung geplant' }))
  expect(history.at(-1)).toEqual({ status: ['TERMINATION_PLANNED'] })
  await user.type(screen.getByRole('searchbox', { name: 'Kunden suchen' }), 'gruber wien{Enter}')
  await waitFor(() => expect(history.at(-1)).toEqual({ status: ['TERMINATION_PLANNED'], q: 'gruber wien' }))
})

it('shows 20 rows on a page @R823', async () => {
  const { user, history } = await openList(
    Array.from({ length: 20 }, (_none, index) => ({ ...anna, id: `${index}` })),
    41,
  )
  expect(await screen.findByText(/Seite 1 von 3/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  expect(history).toEqual([{ page: 2 }])
})

it('opens the only customer found with a second Enter', async () => {
  const { user } = await openList([anna])
  const opened: string[] = []
  document.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest('a')
    if (link === null) return
    event.preventDefault()
    opened.push(link.getAttribute('href')!)
  })
  await user.type(screen.getByRole('searchbox'), 'Gruber{Enter}')
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  expect(opened).toEqual([])
  await user.keyboard('{Enter}')
  expect(opened).toEqual(['/customer/1100234501'])
})
