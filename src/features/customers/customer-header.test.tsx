import { act, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { switchLanguage } from '#src/shared/i18n/i18n.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { BusinessCustomerHeader } from './business-customer-header.tsx'
import { anna, answering, bergland } from './customers.fake.ts'
import { PrivateCustomerHeader } from './private-customer-header.tsx'

const links = {
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
  return screen.findByRole('region', { name: 'Kunde' })
}

async function openCompany(change: Partial<BusinessCustomer> = {}) {
  const port = { customer: (bpNumber: string) => answering(bpNumber, () => ({ ...bergland, ...change, bpNumber })) }
  const header = (
    <Suspense>
      <BusinessCustomerHeader port={port} bpNumber="1200456701" links={links} />
    </Suspense>
  )
  await renderScreen(header, { catalog: 'customers' })
  return screen.findByRole('region', { name: 'Kunde' })
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
    'Meine paybox /mypaybox',
    'Belege und Transaktionen /receipts',
    'Verwaltung /administration',
  ])
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
    taskOpen: true,
    locks: { ...anna.locks, inactivityLock: true },
  })
  for (const word of ['Kündigung geplant', 'Gesperrt', 'Aufgabe läuft']) {
    expect(within(header).getByText(word)).toBeTruthy()
  }
})

it('a company that is over says so', async () => {
  const statusDetails = {
    status: 'TERMINATED',
    terminationReason: 'ORDINARY_BPS_NO_REASON',
    terminationDate: '2026-03-31',
  } as const
  expect(within(await openCompany({ statusDetails })).getByText('Gekündigt')).toBeTruthy()
})
