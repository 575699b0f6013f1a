import { act, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { Product } from '#generated/model/product.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { switchLanguage } from '#src/shared/i18n/i18n.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { anna, annasContract, bergland, berglandsContract, berglandsData, fakeAnswer } from './customers.fake.ts'
import { BusinessCustomerHeader, PrivateCustomerHeader } from './customer-header.tsx'

beforeEach(() => {
  for (const { id } of readAlerts()) removeAlert(id)
})

const links = {
  list: <a href="/list">…</a>,
  mypaybox: <a href="/mypaybox">…</a>,
  receiptsAndTransactions: <a href="/receipts">…</a>,
  callingNumbers: <a href="/calling-number">…</a>,
  administration: <a href="/administration">…</a>,
}

const privatePort = (answer: (bpNumber: string) => PrivateCustomer, contract = annasContract) => ({
  customer: (bpNumber: string) => fakeAnswer(bpNumber, () => answer(bpNumber)),
  contract,
})
const businessPort = (answer: () => Promise<BusinessCustomer> | BusinessCustomer) => ({
  customer: (bpNumber: string) => fakeAnswer(bpNumber, answer),
  contract: berglandsContract,
  company: berglandsData,
})

async function openPerson(change: Partial<PrivateCustomer> = {}) {
  const port = privatePort((bpNumber) => ({ ...anna, ...change, bpNumber }))
  const header = (
    <Suspense>
      <PrivateCustomerHeader port={port} bpNumber="1100234501" links={links} />
    </Suspense>
  )
  await renderScreen(header, { catalog: 'customers' })
  return screen.findByRole('region', { name: 'Kundin oder Kunde' })
}

async function openCompany(change: Partial<BusinessCustomer> = {}) {
  const port = businessPort(() => ({ ...bergland, ...change }))
  const header = (
    <Suspense>
      <BusinessCustomerHeader port={port} bpNumber="1200456701" links={links} />
    </Suspense>
  )
  await renderScreen(header, { catalog: 'customers' })
  return screen.findByRole('region', { name: 'Kundin oder Kunde' })
}

const facts = (header: HTMLElement) =>
  [...header.querySelectorAll('dt')]
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
    .map((fact) => fact.replaceAll('\u00a0', ' '))
const pageLinks = (header: HTMLElement) =>
  within(within(header).getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

it('identifies the private customer, and links to their pages @R370 @R507', async () => {
  const header = await openPerson()
  expect(within(header).getByText('Anna Gruber')).toBeTruthy()
  await within(header).findByText('noch 62,50 € von 100,00 €')
  expect(facts(header)).toEqual([
    'Kundennummer: 1100234501',
    'Rufnummer: +43 664 1234501',
    'E-Mail-Adresse: anna.gruber@mail.example',
    'Adresse: 1060 Wien, Mariahilfer Straße 45/3',
    'Geburtsdatum: geb. 12.04.1988',
    'Produkt: Starter',
    'Limit: noch 62,50 € von 100,00 €',
  ])
  expect(within(header).getByText('Aktiv')).toBeTruthy()
  expect(pageLinks(header)).toEqual([
    'Produkt und Daten /mypaybox',
    'Belege und Transaktionen /receipts',
    'Kundenakte /administration',
  ])
  expect(within(header).getByRole('link', { name: 'Zurück zur Liste' }).getAttribute('href')).toBe('/list')
  await act(() => switchLanguage('en'))
  expect(within(header).getByText('Date of birth')).toBeTruthy()
})

/** What all copy buttons of the header copy, in their order. */
async function copyAll(header: HTMLElement) {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
  for (const button of within(header).getAllByRole('button', { name: / kopieren$/ }))
    await act(async () => button.click())
  vi.restoreAllMocks()
  return writeText.mock.calls.map(([text]) => text.replaceAll('\u00a0', ' '))
}

it('copies each fact of a person, the phone number with its country code', async () => {
  const header = await openPerson()
  await within(header).findByText('Starter')
  expect(await copyAll(header)).toEqual([
    '1100234501',
    '+436641234501',
    'anna.gruber@mail.example',
    '1060 Wien, Mariahilfer Straße 45/3',
    '12.04.1988',
    'Starter',
    'noch 62,50 € von 100,00 €',
  ])
})

it('copies each fact of a company, with its contact person', async () => {
  const header = await openCompany()
  await within(header).findByText('Katharina Moser')
  expect(await copyAll(header)).toEqual([
    '1200456701',
    '6020 Innsbruck, Innrain 52',
    'noch 2.486,35 € von 5.000,00 €',
    'Katharina Moser',
    'katharina.moser@bergland.example',
    '+436641001000',
  ])
})

it('shows the other facts where product and limit cannot be loaded', async () => {
  const failing = () => Promise.reject(refusal(500))
  const contract = () => ({
    product: () => fakeAnswer<Product>('product', failing),
    limit: () => fakeAnswer<ProductLimit>('limit', failing),
  })
  const port = privatePort(() => anna, contract)
  await renderScreen(
    <Suspense>
      <PrivateCustomerHeader port={port} bpNumber="1100234501" links={links} />
    </Suspense>,
    { catalog: 'customers' },
  )
  const header = await screen.findByRole('region', { name: 'Kundin oder Kunde' })
  expect(facts(header).slice(-3)).toEqual(['Geburtsdatum: geb. 12.04.1988', 'Produkt: ', 'Limit: '])
})

it('opens and closes the facts on a phone', async () => {
  const header = await openPerson()
  const details = within(header).getByRole('button', { name: 'Details' })
  expect(details.getAttribute('aria-expanded')).toBe('false')
  await act(async () => details.click())
  expect(details.getAttribute('aria-expanded')).toBe('true')
  expect(header.querySelector(`#${CSS.escape(details.getAttribute('aria-controls')!)}`)?.tagName).toBe('DL')
})

it('shows number and name of a company, and links to its three pages @R376 @R377 @R507', async () => {
  const header = await openCompany()
  expect(within(header).getByText('Bergland Installationen GmbH')).toBeTruthy()
  await within(header).findByText('Katharina Moser')
  expect(facts(header)).toEqual([
    'Kundennummer: 1200456701',
    'Adresse: 6020 Innsbruck, Innrain 52',
    'Limit: noch 2.486,35 € von 5.000,00 €',
    'Kontaktperson: Katharina Moser',
    'E-Mail-Adresse: katharina.moser@bergland.example',
    'Rufnummer: +43 664 1001000',
  ])
  expect(pageLinks(header)).toEqual([
    'Belege und Transaktionen /receipts',
    'Rufnummern /calling-number',
    'Kundenakte /administration',
  ])
})

it('leads to the next customer of the list, and to no previous one from the first', async () => {
  const neighbours = { previous: undefined, next: <a href="/next">…</a> }
  const port = privatePort((bpNumber) => ({ ...anna, bpNumber }))
  const header = (
    <Suspense>
      <PrivateCustomerHeader port={port} bpNumber="1100234501" links={{ ...links, neighbours }} />
    </Suspense>
  )
  await renderScreen(header, { catalog: 'customers' })
  const next = await screen.findByRole('link', { name: 'Nächster Eintrag der Liste' })
  expect(next.getAttribute('href')).toBe('/next')
  const previous = screen.getByRole('button', { name: 'Vorheriger Eintrag der Liste' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
})

it('has no links to other customers for a customer who was not opened from a list', async () => {
  const header = await openPerson()
  expect(within(header).queryByLabelText(/Eintrag der Liste$/)).toBeNull()
})

it('shows lock, running task and termination as text', async () => {
  const header = await openPerson({
    status: 'TERMINATION_PLANNED',
    terminationDate: '2027-03-31',
    taskOpen: true,
    locks: { ...anna.locks, inactivityLock: true },
  })
  for (const word of ['Kündigung geplant', 'zum 31.03.2027', 'Gesperrt: Inaktivität', 'Aufgabe läuft']) {
    expect(within(header).getByText(word)).toBeTruthy()
  }
})

describe('while a task runs', () => {
  async function openWithTask() {
    let answer: () => Partial<BusinessCustomer> = () => ({ taskOpen: true })
    const port = businessPort(() => ({ ...bergland, ...answer() }))
    const page = (
      <Suspense>
        <BusinessCustomerHeader port={port} bpNumber="1200456701" links={links} />
        <h1 tabIndex={-1}>Verwaltung</h1>
      </Suspense>
    )
    const { user } = await renderScreen(page, { catalog: 'customers' })
    const check = async (next: typeof answer) => {
      answer = next
      screen.getByRole('button', { name: 'Prüfen, ob die Aufgabe erledigt ist' }).focus()
      await user.keyboard('{Enter}')
    }
    await screen.findByText('Aufgabe läuft')
    return Object.assign(check, {
      nextAnswer: (next: typeof answer) => {
        answer = next
      },
    })
  }
  const alertTypes = () => readAlerts().map(({ type }) => type)

  it('moves the focus to the title when a check finds it done', async () => {
    const check = await openWithTask()
    await check(() => ({ taskOpen: false }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Verwaltung' })))
    expect(screen.queryByText('Aufgabe läuft')).toBeNull()
    await waitFor(() => expect(alertTypes()).toEqual(['success']))
  })

  it('notices without a check that it is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const check = await openWithTask()
    await check(() => ({ taskOpen: true }))
    check.nextAnswer(() => ({ taskOpen: false }))
    await act(() => vi.advanceTimersByTimeAsync(4000))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Verwaltung' })))
    expect([screen.queryByText('Aufgabe läuft'), alertTypes()]).toEqual([null, []])
    vi.useRealTimers()
  })

  it('keeps the focus on the button when it still runs or the check fails', async () => {
    const check = await openWithTask()
    let requests = 0
    await check(() => ({ taskOpen: Boolean(++requests) }))
    const button = () => screen.getByRole('button', { name: /^Prüfen/ })
    await waitFor(() => expect([requests, button().getAttribute('aria-busy')]).toEqual([1, 'false']))
    expect([document.activeElement, alertTypes()]).toEqual([button(), []])
    await check(() => {
      throw refusal(500)
    })
    await waitFor(() => expect(alertTypes()).toEqual(['error']))
    expect(screen.getByText('Aufgabe läuft')).toBeTruthy()
  })
})

it('says that the contract of a company has ended', async () => {
  const statusDetails = {
    status: 'TERMINATED',
    terminationReason: 'ORDINARY_BPS_NO_REASON',
    terminationDate: '2026-03-31',
  } as const
  expect(within(await openCompany({ statusDetails })).getByText('Beendet')).toBeTruthy()
})
