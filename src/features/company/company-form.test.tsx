import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CompanyData } from '#generated/model/company-data.ts'
import { isOff } from '../../../tests/is-off.ts'
import { renderScreen, speak } from '../../../tests/render-screen.tsx'
import { AddCompanyPage } from './add-company-page.tsx'
import { bergland, donau, fakeBankCompanyPort, fakeNewCompanyPort } from './company-port.fake.ts'
import { CompanyTab } from './company-tab.tsx'

async function openEdit(data: CompanyData = bergland) {
  const port = fakeBankCompanyPort(data)
  const { user } = await renderScreen(<CompanyTab port={port} />, { catalog: 'company' })
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Speichern' })
  return { user, port, save }
}

async function openAdd() {
  const port = fakeNewCompanyPort()
  const onAdded = vi.fn()
  const { user } = await renderScreen(<AddCompanyPage port={port} onAdded={onAdded} />, { catalog: 'company' })
  return { user, port, onAdded, add: screen.getByRole('button', { name: 'Anlegen' }) }
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const text = (part: string, name: RegExp) => group(part).getByRole<HTMLInputElement>('textbox', { name })
const select = (part: string, name: RegExp) => group(part).getByRole<HTMLSelectElement>('combobox', { name })
const same = () => group('Rechnungsadresse').getByRole('checkbox', { name: 'Gleich wie die Vertragsadresse' })
const { customerNumber: _number, etag: _etag, ...loaded } = bergland

beforeEach(() => speak('de', 'address'))

it('changes a company but not its limit, and sends nothing unchanged @R645', async () => {
  const { user, port, save } = await openEdit()
  expect(isOff(save)).toBe(true)
  expect(screen.getByText('5.000,00')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: /limit/i })).toBeNull()
  await user.type(text('Firma', /Firmenname/), ' & Co')
  await user.click(save)
  const company = { ...loaded.company, companyName: 'Bergland Installationen GmbH & Co' }
  await waitFor(() => expect(port.save.sent).toEqual([{ ...loaded, company }]))
})

it('copies the contract address to the billing address by default @R559 @R560', async () => {
  const { user, port, save } = await openEdit()
  expect((same() as HTMLInputElement).checked).toBe(true)
  expect(group('Rechnungsadresse').queryByRole('textbox')).toBeNull()
  await user.clear(text('Vertragsadresse', /Straße/))
  await user.type(text('Vertragsadresse', /Straße/), 'Marktplatz 1')
  await user.click(save)
  await waitFor(() =>
    expect(port.save.sent[0]).toMatchObject({
      contractAddress: { street: 'Marktplatz 1' },
      billingAddress: { isContractAddress: true, coName: null, street: 'Marktplatz 1', zipcode: '6020' },
    }),
  )
})

it('requires all fields of another billing address except the c/o @R491 @R633 @R642', async () => {
  const { user, port, save } = await openEdit()
  await user.click(same())
  await user.click(save)
  expect(await screen.findByText('Straße: Bitte angeben.')).toBeTruthy()
  expect(document.activeElement).toBe(text('Rechnungsadresse', /Straße/))
  await user.type(text('Rechnungsadresse', /Straße/), 'Ring 1')
  await user.type(text('Rechnungsadresse', /Postleitzahl/), '1010')
  await user.type(text('Rechnungsadresse', /Ort/), 'Wien')
  await user.click(save)
  const billingAddress = {
    isContractAddress: false,
    coName: null,
    street: 'Ring 1',
    zipcode: '1010',
    city: 'Wien',
    country: 'AT',
  }
  await waitFor(() => expect(port.save.sent).toEqual([{ ...loaded, billingAddress }]))
})

it('counts a restored billing address as no change @R560', async () => {
  const { user, save } = await openEdit()
  await user.click(same())
  await user.type(text('Rechnungsadresse', /Straße/), 'Ring 1')
  expect(isOff(save)).toBe(false)
  await user.click(same())
  await waitFor(() => expect(isOff(save)).toBe(true))
})

it('requires an account for collection, and none for an open invoice @R556 @R557 @R558 @R634', async () => {
  const { user, port, save } = await openEdit(donau)
  await user.selectOptions(select('Zahlung', /Zahlungsart/), 'Einzug (Lastschrift)')
  await user.click(save)
  expect(await screen.findByText('Kontoinhaber/in: Bitte angeben.')).toBeTruthy()
  expect(screen.getByText('IBAN: Bitte angeben.')).toBeTruthy()
  expect(screen.getByText('SEPA-Mandat erteilt am: Bitte angeben.')).toBeTruthy()
  await user.selectOptions(select('Zahlung', /Zahlungsart/), 'Auf Rechnung')
  await waitFor(() => expect(screen.queryByText('IBAN: Bitte angeben.')).toBeNull())
  expect(screen.queryByText(/: Bitte angeben/)).toBeNull()
  expect(port.save.sent).toEqual([])
})

it('validates the IBAN, and rejects a sign date in the future @R635', async () => {
  const { user, save } = await openEdit(donau)
  await user.type(text('Zahlung', /IBAN/), 'AT61 1904 3002 3457 3202')
  await user.type(text('Zahlung', /SEPA-Mandat erteilt am/), '1.1.2099')
  await user.click(save)
  expect(await screen.findByText('Diese IBAN stimmt nicht. Bitte prüfen Sie sie.')).toBeTruthy()
  expect(screen.getByText(/Bitte geben Sie ein Datum bis/)).toBeTruthy()
})

it('validates the postal code again when the country changes @R646', async () => {
  const { user, port, save } = await openEdit()
  await user.clear(text('Vertragsadresse', /Postleitzahl/))
  await user.type(text('Vertragsadresse', /Postleitzahl/), '80331')
  await user.click(save)
  expect(await screen.findByText('Bitte geben Sie genau 4 Ziffern ein.')).toBeTruthy()
  await user.selectOptions(select('Vertragsadresse', /Land/), 'Deutschland')
  await waitFor(() => expect(screen.queryByText('Bitte geben Sie genau 4 Ziffern ein.')).toBeNull())
  await user.click(save)
  await waitFor(() => expect(port.save.sent[0]).toMatchObject({ billingAddress: { country: 'DE', zipcode: '80331' } }))
})

it.each([
  [460, undefined, 'Diese IBAN stimmt nicht.'],
  [461, undefined, 'Eine Postleitzahl oder ein Land stimmt nicht.'],
  [462, { templates: ['NN-NNN'] }, 'Die Postleitzahl muss so aussehen: "NN-NNN".'],
  [462, { templates: ['NNNNN', 'NNNNN-NNNN'] }, 'einem dieser Muster entsprechen: "NNNNN", "NNNNN-NNNN".'],
  [462, {}, 'Eine Postleitzahl oder ein Land stimmt nicht.'],
] as const)('shows a refusal with %i %j in the form @R774 @R777 @R778 @R779', async (status, body, sentence) => {
  const { user, port, save } = await openEdit()
  port.save.refuses(status, body)
  await user.type(text('Firma', /Firmenname/), '!')
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
})

it('requires exactly the necessary fields of a new company @R439 @R440 @R641 @R621 @R622 @R623 @R624 @R625 @R626 @R627 @R628 @R629 @R630 @R631 @R632 @R636 @R637 @R638 @R639', async () => {
  const { user, port, add } = await openAdd()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Firma anlegen')
  await user.click(add)
  const required =
    'Firmenname Rechtsform Firmenbuchnummer UID-Nummer Anrede Vorname Nachname E-Mail-Adresse Straße Postleitzahl Ort ' +
    'Zahlungsart Steuersatz Zahlungsziel Monatslimit Aktivierungsgebühr Aktivierungsgebühr Monatsgebühr Werbung'
  await screen.findByText('Firmenname: Bitte angeben.')
  const missing = screen.getAllByText(/: Bitte angeben\.$/).map(({ textContent }) => textContent)
  const names = required.split(' ')
  expect(missing.map((message, index) => message?.includes(names[index]!))).toEqual(names.map(() => true))
  expect(port.add.sent).toEqual([])
})

it('adds a company with its discounts, and leaves the page @R496 @R556 @R640 @R642', async () => {
  const { user, port, onAdded, add } = await openAdd()
  await user.type(text('Firma', /Firmenname/), 'Morgenrot OG')
  await user.selectOptions(select('Firma', /Rechtsform/), 'Offene Gesellschaft (OG)')
  await user.type(text('Firma', /Firmenbuchnummer/), 'FN 1a')
  await user.type(text('Firma', /UID/), 'ATU1')
  await user.selectOptions(select('Kontaktperson', /Anrede/), 'Herr')
  await user.type(text('Kontaktperson', /Vorname/), 'Max')
  await user.type(text('Kontaktperson', /Nachname/), 'Korn')
  await user.type(text('Kontaktperson', /E-Mail/), 'max@morgenrot.example')
  await user.type(text('Vertragsadresse', /Straße/), 'Markt 2')
  await user.type(text('Vertragsadresse', /Postleitzahl/), '3100')
  await user.type(text('Vertragsadresse', /Ort/), 'St. Pölten')
  await user.selectOptions(select('Zahlung', /Zahlungsart/), 'Auf Rechnung')
  await user.selectOptions(select('Zahlung', /Steuersatz/), '0 %')
  await user.selectOptions(select('Zahlung', /Zahlungsziel/), '30 Tage')
  await user.selectOptions(select('Limit und Rabatte', /Monatslimit/), '400,00')
  const discounts = group('Limit und Rabatte').getAllByRole<HTMLSelectElement>('combobox', { name: /Rabatt/ })
  for (const [index, rate] of ['0 %', '25 %', '100 %'].entries()) await user.selectOptions(discounts[index]!, rate)
  await user.click(group('Werbung').getByRole('radio', { name: 'Nein' }))
  await user.click(add)
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce())
  const address = { street: 'Markt 2', zipcode: '3100', city: 'St. Pölten', country: 'AT' }
  expect(port.add.sent).toEqual([
    {
      company: { companyName: 'Morgenrot OG', legalEntity: 'OG', registerNumber: 'FN 1a', uid: 'ATU1' },
      contactPerson: {
        salutation: 'MR',
        title: null,
        firstName: 'Max',
        lastName: 'Korn',
        email: 'max@morgenrot.example',
        callNumber: null,
      },
      contractAddress: address,
      billingAddress: { ...address, isContractAddress: true, coName: null },
      paymentDetail: { accountHolder: null, iban: null, signDate: null },
      billingSettings: {
        paymentMethod: 'OPEN_INVOICE',
        taxRate: 0,
        paymentCondition: 30,
        billEmail1: null,
        billEmail2: null,
      },
      limit: 400,
      discount: { activationFeeBusiness: 0, activationFeeCallNumber: 25, monthlyFeeCallNumber: 100 },
      advertisingConsent: false,
    },
  ])
})

it('offers the limits and discounts of the bank @R845', async () => {
  await openAdd()
  const offered = (name: RegExp) =>
    [...select('Limit und Rabatte', name).options].slice(1).map(({ text: label }) => label)
  expect(offered(/Aktivierungsgebühr der Firma/)).toEqual(['0 %', '25 %', '50 %', '75 %', '100 %'])
  expect(offered(/Monatslimit/)).toEqual(
    '0,00 100,00 400,00 800,00 1.000,00 2.000,00 5.000,00 7.000,00 10.000,00 15.000,00 20.000,00 25.000,00 30.000,00 50.000,00'.split(
      ' ',
    ),
  )
})
