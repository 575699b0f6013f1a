/** What bank staff type into the form of a company. */
import type { Page } from '@playwright/test'

export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Fills in what a new company needs; bills go to its own address. */
export async function describeCompany(page: Page): Promise<void> {
  const [company, contact, address] = ['Firma', 'Kontaktperson', 'Vertragsadresse'].map((name) => group(page, name))
  await company!.getByLabel('Firmenname').fill('Bäckerei Morgenrot OG')
  await company!.getByLabel('Rechtsform').selectOption('Offene Gesellschaft (OG)')
  await company!.getByLabel('Firmenbuchnummer').fill('FN 111222x')
  await company!.getByLabel('UID-Nummer').fill('ATU11122233')
  await contact!.getByLabel('Anrede').selectOption('Herr')
  await contact!.getByLabel('Vorname').fill('Max')
  await contact!.getByLabel('Nachname').fill('Korn')
  await contact!.getByLabel('E-Mail-Adresse').fill('max@morgenrot.example')
  await address!.getByLabel('Straße').fill('Marktplatz 2')
  await address!.getByLabel('Postleitzahl').fill('3100')
  await address!.getByLabel('Ort').fill('St. Pölten')
  await group(page, 'Zahlung').getByLabel('Zahlungsart').selectOption('Auf Rechnung')
  await group(page, 'Zahlung').getByLabel('Steuersatz').selectOption('20 %')
  await group(page, 'Zahlung').getByLabel('Zahlungsziel').selectOption('14 Tage')
  await group(page, 'Limit und Rabatte').getByLabel('Monatslimit').selectOption('400,00')
  for (const discount of await group(page, 'Limit und Rabatte')
    .getByLabel(/^Rabatt/)
    .all()) {
    await discount.selectOption('25 %')
  }
  await group(page, 'Werbung').getByRole('radio', { name: 'Nein' }).check()
}
