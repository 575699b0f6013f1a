import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LegalEntity } from '#generated/model/legal-entity.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { isOff } from '../../../tests/is-off.ts'
import { renderScreen, speak } from '../../../tests/render-screen.tsx'
import { fakeQuery } from '#src/shared/query/port.fake.ts'
import { bergland, donau, fakeOwnCompanyPort } from './company-port.fake.ts'
import type { CompanyPort } from './company-port.ts'
import { CompanyTab } from './company-tab.tsx'
import { legalForms } from './legal-forms.ts'

async function openTab(port: CompanyPort = fakeOwnCompanyPort(), language: 'de' | 'en' = 'de') {
  await speak(language, 'address')
  return renderScreen(<CompanyTab port={port} />, { catalog: 'company', language })
}

const card = (name: string) => screen.findByRole('region', { name })
const factsOf = (section: HTMLElement) =>
  Object.fromEntries(
    [...section.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

it('shows all data of the company to an administrator @R488 @R489 @R490 @R493 @R494 @R495 @R497 @R498', async () => {
  await openTab()
  expect(factsOf(await card('Firma'))).toMatchObject({
    Firmenname: 'Bergland Installationen GmbH',
    Rechtsform: 'Gesellschaft mit beschränkter Haftung (GmbH)',
    Firmenbuchnummer: 'FN 345678a',
    'UID-Nummer': 'ATU34567890',
  })
  expect(within(await card('Firma')).getByText('1200456701')).toBeTruthy()
  expect(factsOf(await card('Kontaktperson'))).toEqual({
    Anrede: 'Frau',
    'Akademischer Titel': 'Mag.a',
    Name: 'Katharina Moser',
    'E-Mail-Adresse': 'katharina.moser@bergland.example',
    Rufnummer: '+43\u00a0664\u00a01001000',
  })
  expect(factsOf(await card('Vertragsadresse'))).toEqual({
    Straße: 'Innrain 52',
    Postleitzahl: '6020',
    Ort: 'Innsbruck',
    Land: 'Österreich',
  })
  expect((await card('Rechnungsadresse')).textContent).toContain('Rechnungen gehen an die Vertragsadresse.')
  expect(factsOf(await card('Zahlung'))).toEqual({
    Zahlungsart: 'Einzug (Lastschrift)',
    'Kontoinhaber/in': 'Bergland Installationen GmbH',
    IBAN: 'AT98 3400 0000 1122 3344',
    'SEPA-Mandat erteilt am': '15.02.2021',
    Steuersatz: '20 %',
    Zahlungsziel: '14 Tage',
  })
  expect(factsOf(await card('Limit und Werbung'))).toEqual({
    'Monatslimit in Euro': '5.000,00',
    'Zustimmung zur Werbung': 'Ja',
  })
})

it('shows another billing address, and omits missing data @R492', async () => {
  await openTab(fakeOwnCompanyPort(donau))
  expect(factsOf(await card('Rechnungsadresse'))).toEqual({
    'c/o': 'Donau Verwaltung GmbH',
    Straße: 'Nibelungenplatz 4/2',
    Postleitzahl: '94032',
    Ort: 'Passau',
    Land: 'Deutschland',
  })
  expect(factsOf(await card('Zahlung'))).not.toHaveProperty('IBAN')
})

it('lets administrators change only the e-mail addresses for bills @R644', async () => {
  await openTab()
  await card('Firma')
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('accepts none, one or two valid e-mail addresses for bills @R643', async () => {
  const port = fakeOwnCompanyPort()
  const { user } = await openTab(port)
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  expect(isOff(save)).toBe(true)
  await user.type(await field('Zweite E-Mail-Adresse für Rechnungen'), 'nobody')
  await user.click(save)
  expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeTruthy()
  expect(port.saveBillEmails.sent).toEqual([])
  await user.type(await field('Zweite E-Mail-Adresse für Rechnungen'), '@bergland.example')
  await user.clear(await field('E-Mail-Adresse für Rechnungen'))
  await user.click(save)
  await waitFor(() =>
    expect(port.saveBillEmails.sent).toEqual([{ billEmail1: null, billEmail2: 'nobody@bergland.example' }]),
  )
})

it('shows a failure in the place of the company', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const question = fakeQuery(['fake', 'failing'], () => Promise.reject(refusal(500)))
  await openTab({ company: () => question })
  expect((await screen.findByRole('alert')).textContent).toContain('Bei uns ist etwas schiefgegangen.')
  reported.mockClear()
})

it('has a different label for each legal form of the contract @R846', async () => {
  const { i18n } = await import('@lingui/core')
  await speak('de', 'company')
  await loadCatalog('company')
  const named = Object.values(legalForms).map((label) => i18n._(label))
  expect(new Set(named).size).toBe(LegalEntity.options.length)
})

it('shows everything in English to those who chose it', async () => {
  await openTab(fakeOwnCompanyPort(bergland), 'en')
  expect(factsOf(await card('Payment'))).toMatchObject({ 'Payment term': '14 days' })
})
