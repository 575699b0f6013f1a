import { act, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { switchLanguage } from '#src/shared/i18n/i18n.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { anna, answering, bergland } from './customers.fake.ts'
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

async function openPerson(change: Partial<PrivateCustomer> = {}) {
  const port = { customer: (bpNumber: string) => answering(bpNumber, () => ({ ...anna, ...change, bpNumber })) }
  const header = (
    <Suspense>
      <PrivateCustomerHeader port={port} bpNumber="1100234501" links={links} />
    </Suspense>
  )
  await renderScreen(header, { catalog: 'customers' })
  return screen.findByRole('region', { name: 'Kundin oder Kunde' })
}

async function openCompany(change: Partial<BusinessCustomer> = {}) {
  const port = { customer: (bpNumber: string) => answering(bpNumber, () => ({ ...bergland, ...change, bpNumber })) }
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
const ways = (header: HTMLElement) =>
  within(within(header).getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

it('bank staff see whose pages they are on, and the ways between them @R370 @R507', async () => {
  const header = await openPerson()
  expect(within(header).getByText('Anna Gruber')).toBeTruthy()
  expect(facts(header)).toEqual(['Kundennummer: 1100234501', 'Rufnummer: +43 664 1234501', 'Geburtsdatum: 12.04.1988'])
  expect(within(header).getByText('Aktiv')).toBeTruthy()
  expect(ways(header)).toEqual([
    'Produkt und Daten /mypaybox',
    'Belege und Transaktionen /receipts',
    'Verwaltung /administration',
  ])
  expect(within(header).getByRole('link', { name: 'Zurück zur Liste' }).getAttribute('href')).toBe('/list')
  await act(() => switchLanguage('en'))
  expect(within(header).getByText('Date of birth')).toBeTruthy()
})

it('bank staff see number and name of a company, and its three pages @R376 @R377 @R507', async () => {
  const header = await openCompany()
  expect(within(header).getByText('Bergland Installationen GmbH')).toBeTruthy()
  expect(facts(header)).toEqual(['Kundennummer: 1200456701'])
  expect(ways(header)).toEqual([
    'Belege und Transaktionen /receipts',
    'Rufnummern /calling-number',
    'Verwaltung /administration',
  ])
})

it('a lock, a running task and a termination are words in the header', async () => {
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

describe('while a task runs, bank staff look whether it is done', () => {
  async function openRunning() {
    let answer: () => Partial<BusinessCustomer> = () => ({ taskOpen: true })
    const port = { customer: () => answering('company', () => ({ ...bergland, ...answer() })) }
    const page = (
      <Suspense>
        <BusinessCustomerHeader port={port} bpNumber="1200456701" links={links} />
        <h1 tabIndex={-1}>Verwaltung</h1>
      </Suspense>
    )
    const { user } = await renderScreen(page, { catalog: 'customers' })
    const look = async (next: typeof answer) => {
      answer = next
      screen.getByRole('button', { name: 'Prüfen, ob die Aufgabe erledigt ist' }).focus()
      await user.keyboard('{Enter}')
    }
    await screen.findByText('Aufgabe läuft')
    return Object.assign(look, {
      answers: (next: typeof answer) => {
        answer = next
      },
    })
  }
  const told = () => readAlerts().map(({ type }) => type)

  it('and go on at the title when it is', async () => {
    const look = await openRunning()
    await look(() => ({ taskOpen: false }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Verwaltung' })))
    expect(screen.queryByText('Aufgabe läuft')).toBeNull()
    await waitFor(() => expect(told()).toEqual(['success']))
  })

  it('and see by themselves that it is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const look = await openRunning()
    await look(() => ({ taskOpen: true }))
    look.answers(() => ({ taskOpen: false }))
    await act(() => vi.advanceTimersByTimeAsync(4000))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Verwaltung' })))
    expect([screen.queryByText('Aufgabe läuft'), told()]).toEqual([null, []])
    vi.useRealTimers()
  })

  it('and stay at the button when it is not, or when nobody answers', async () => {
    const look = await openRunning()
    let asked = 0
    await look(() => ({ taskOpen: Boolean(++asked) }))
    const button = () => screen.getByRole('button', { name: /^Prüfen/ })
    await waitFor(() => expect([asked, button().getAttribute('aria-busy')]).toEqual([1, 'false']))
    expect([document.activeElement, told()]).toEqual([button(), []])
    await look(() => {
      throw refusal(500)
    })
    await waitFor(() => expect(told()).toEqual(['error']))
    expect(screen.getByText('Aufgabe läuft')).toBeTruthy()
  })
})

it('a company that is over says so', async () => {
  const statusDetails = {
    status: 'TERMINATED',
    terminationReason: 'ORDINARY_BPS_NO_REASON',
    terminationDate: '2026-03-31',
  } as const
  expect(within(await openCompany({ statusDetails })).getByText('Beendet')).toBeTruthy()
})
