import { expect } from '../portal-test.ts'
import { button, dialog, file, good, katharina, row } from './calling-numbers-steps.ts'
import { test } from './sandbox-test.ts'

const refusals = [
  ['6641001003', 'wird in der Firma schon verwendet'],
  ['6642002001', 'mit der Kundennummer 1200456702'],
  ['6609990013', 'weil das Konto gesperrt ist'],
] as const

for (const [area, path, email] of [
  ['business', '/business/calling-number', katharina],
  ['bank', '/bank/business-customer/1200456701/calling-number', 'sabine.koehler@bank.example'],
] as const) {
  test(`what is wrong with a number and its state is told to the ${area} side, and nothing is lost @R784 @R785 @R786 @R787`, async ({
    page,
    portal,
    backend,
    expected,
  }) => {
    expected.refusals.push(409, 460, 461, 462)
    await portal.enter(path, email)

    /** Types each number that is refused, and then one that is free; only another server refuses its limit. */
    const tryNumbers = async (operation: string, free: string, submit: string) => {
      for (const [entered, sentence] of refusals) {
        await dialog(page).getByLabel('Rufnummer').fill(entered)
        await button(page, submit).click()
        await expect(dialog(page).getByRole('alert')).toContainText(sentence)
      }
      await dialog(page).getByLabel('Rufnummer').fill(free)
      await backend.failNext({ operation, status: 461 })
      await button(page, submit).click()
      await expect(dialog(page).getByRole('alert')).toContainText('Der Aufladewert ist größer als das Limit.')
      await button(page, submit).click()
      await expect(dialog(page)).toBeHidden()
    }

    await test.step('a number is changed', async () => {
      await page.getByRole('button', { name: '+43 664 1001001 ändern' }).click()
      await tryNumbers(`${area}UpdateCallingNumber`, '6641001009', 'Speichern')
      await expect(row(page, '+43 664 1001009')).toContainText('Huber')
    })

    for (const [operation, opener, submit] of [
      ['BlockCallingNumber', '+43 664 1001009 sperren', 'Sperren'],
      ['CancelCallingNumberBlock', 'Sperre von +43 664 1001009 aufheben', 'Sperre aufheben'],
      ['DeactivateCallingNumber', '+43 664 1001009 deaktivieren', 'Deaktivieren'],
    ] as const) {
      await test.step(operation, async () => {
        await backend.advance(5) // the work that the last change started
        await page.getByRole('button', { name: opener }).click()
        const reason = dialog(page).getByLabel('Grund')
        if (submit === 'Deaktivieren') await reason.selectOption({ label: 'Wird nicht verwendet' })
        await backend.failNext({ operation: `${area}${operation}`, status: 409 })
        await button(page, submit).click()
        await expect(dialog(page).getByRole('alert')).toContainText('inzwischen geändert')
        await button(page, submit).click()
        await expect(dialog(page)).toBeHidden()
      })
    }
    if (area === 'business') return

    await test.step('the bank adds a number, and reads and writes files', async () => {
      await page.getByRole('button', { name: 'Rufnummer hinzufügen' }).click()
      const field = (name: string) => dialog(page).getByLabel(name)
      await field('Vorname').fill('Nina')
      await field('Nachname').fill('Auer')
      await field('Kennzeichen').fill('IL890E')
      await field('Bevorzugte Stadt').selectOption('Linz')
      await field('Limit in Euro').selectOption('50')
      await field('Aufladewert in Stunden').selectOption('10')
      await tryNumbers('bankCreateCallingNumber', '6641001010', 'Hinzufügen')
      await page.getByRole('button', { name: 'CSV hochladen' }).click()
      await dialog(page).getByLabel('CSV-Datei').setInputFiles(file())
      await button(page, 'Hochladen').click()
      await expect(dialog(page).getByRole('alert')).toContainText('Die Datei enthält keine Zeilen.')
      await dialog(page).getByLabel('CSV-Datei').setInputFiles(file(good))
      await button(page, 'Hochladen').click()
      await expect(dialog(page)).toBeHidden()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'CSV herunterladen' }).click()
      expect((await saving).suggestedFilename()).toMatch(/\.csv$/)
    })
  })
}
