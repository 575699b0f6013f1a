import type { Page } from '@playwright/test'
import { DateTime } from 'luxon'
import { formatGermanDay } from '#contract-checks/vienna-day.ts'
import { josefsEnd, plannedEnd } from '#sandbox/seed/ends-of-contracts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  type Portal,
} from '../portal-test.ts'
import {
  button,
  day,
  dayInWords,
  fillDay,
  german,
  nextMonth,
  nextMonthInWords,
  scrollToChange,
  statusMessage,
  today,
} from './products-steps.ts'
import { test } from './sandbox-test.ts'

const journeys = [
  {
    language: 'de',
    change: 'Zu Premium wechseln',
    planned: 'Geplanter Wechsel',
    begins: 'Premium beginnt am',
    cancel: 'Wechsel zurücknehmen',
    question: 'Wechsel zu Premium zurücknehmen?',
    cancelled: 'Der Tarifwechsel wurde zurückgenommen.',
    tomorrow: 'Der Tarif wurde heute bereits geändert. Ein weiterer Wechsel ist erst morgen möglich.',
  },
  {
    language: 'en',
    change: 'Change to Premium',
    planned: 'Planned change',
    begins: 'Premium begins on',
    cancel: 'Cancel the change',
    question: 'Cancel the change to Premium?',
    cancelled: 'Plan change cancelled.',
    tomorrow: 'The plan was already changed today. Another change is only possible tomorrow.',
  },
] as const

for (const words of journeys) {
  test(`a customer plans Premium, sees it pending, cancels it and has to wait until tomorrow, in ${words.language} @R046 @R119 @R120 @R121 @R123 @R314 @R318 @R319`, async ({
    page,
    portal,
    expected,
  }) => {
    expected.refusals.push(460)
    await page.setViewportSize({ width: 360, height: 800 })
    await portal.enter('/private/login', 'anna.gruber@mail.example', words.language)
    await fillDay(page, nextMonth())
    await button(page, words.change).click()
    await expect(statusMessage(page, `${words.begins} ${nextMonthInWords(words.language)}.`)).toBeVisible()
    const planned = page.getByRole('region', { name: words.planned })
    await expect(planned).toContainText(nextMonthInWords(words.language))
    await page.reload()
    await planned.getByRole('button', { name: words.cancel }).click()
    const question = page.getByRole('dialog', { name: words.question })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: words.cancel }).click()
    await expect(statusMessage(page, words.cancelled)).toBeVisible()
    await expect(question).toBeHidden()
    await fillDay(page, nextMonth())
    await button(page, words.change).click()
    await expect(page.getByRole('alert')).toContainText(words.tomorrow)
  })
}

test('Premium of today is there at once, and Starter comes from the first of next month @R119 @R200 @R201', async ({
  page,
  portal,
}) => {
  await portal.enter('/private/login', 'anna.gruber@mail.example')
  await scrollToChange(page)
  await expect(day(page)).toHaveValue(german(today()))
  await fillDay(page, '')
  await button(page, 'Zu Premium wechseln').click()
  await expect(page.getByText('Tag des Wechsels: Bitte angeben.')).toBeVisible()
  await fillDay(page, german(today().minus({ days: 1 })))
  await expect(page.getByText(`Bitte geben Sie ein Datum ab dem ${german(today())} ein.`)).toBeVisible()
  await fillDay(page, german(today()))
  await button(page, 'Zu Premium wechseln').click()
  // What costs at once needs a confirmation, which shows the price; another day needs another one.
  const question = page.getByRole('group', { name: 'Zahlungspflichtig wechseln' })
  await expect(question).toContainText(`Premium, ab heute, ${german(today())}`)
  await expect(question).toContainText('3,90 € pro Monat')
  await expect(question).toContainText(`Ein Wechsel zurück ist ab ${nextMonthInWords()} möglich.`)
  await expect(button(page, 'Zurück')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Zurück').click()
  await button(page, 'Zu Premium wechseln').click()
  await button(page, 'Zahlungspflichtig wechseln').click()
  await expect(page.getByRole('article', { name: 'Premium' })).toContainText('Ihr Tarif')
  await expect(page.getByRole('region', { name: 'In diesem Monat verfügbar' })).toContainText('263,50 €')
  await expect(page.getByRole('region', { name: 'Zu Starter wechseln' })).toContainText(`Ab ${nextMonth()} möglich.`)
  await expect(day(page)).toHaveValue(nextMonth())
})

test('by keyboard alone a customer picks a day from the calendar, plans and cancels', async ({ page, portal }) => {
  await portal.enter('/private/login', 'anna.gruber@mail.example')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      )
      if (focused === name) return
    }
    throw new Error(`Tab does not lead to "${name}"`)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Meine paybox' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Zu Premium wechseln' })).toBeAttached()
  await page.keyboard.press('Tab') // loads the form, which is not in sight yet
  await expect(day(page)).toBeAttached()
  await tabTo('Kalender für Tag des Wechsels')
  await page.keyboard.press('Enter')
  await expect(page.locator('td button[aria-current="date"]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(day(page)).toHaveValue(german(today().plus({ weeks: 1 })))
  await tabTo('Zu Premium wechseln')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Geplanter Wechsel' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo('Wechsel zurücknehmen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Wechsel zurücknehmen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Zu Premium wechseln' })).toBeVisible()
})

test('a change that was planned before is cancelled, and the page shows when it no longer exists @R121', async ({
  page,
  context,
  portal,
  expected,
}) => {
  expected.refusals.push(404)
  await portal.enter('/private/login', 'theresa.pichler@mail.example')
  await expect(page.getByText(`Wechsel geplant für ${nextMonthInWords()}`)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/private/mypaybox')
  for (const tab of [other, page]) {
    await button(tab, 'Wechsel zurücknehmen').click()
    await tab.getByRole('dialog').getByRole('button', { name: 'Wechsel zurücknehmen' }).click()
    if (tab === other) await expect(tab.getByRole('region', { name: 'Zu Premium wechseln' })).toBeVisible()
  }
  await expect(page.getByText('Diesen Eintrag gibt es nicht mehr.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Zu Premium wechseln' })).toBeVisible()
})

/** Signs in at the bank and opens My paybox of the customer whose number ends so. */
async function openCustomer(page: Page, portal: Portal, end: string) {
  await portal.enter('/bank/login', 'thomas.auer@bank.example')
  await expect(page).toHaveURL('/bank/private-customers')
  await page.goto(`/bank/private-customer/11002345${end}/mypaybox`)
}
async function plan(page: Page, tier: string, when: string) {
  await fillDay(page, when)
  await button(page, `Zu ${tier} wechseln`).click()
}

test('bank staff unlock a customer, in their own words @R041 @R127 @R371 @R532 @R769 @R806', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(412)
  await openCustomer(page, portal, '05')
  await expect(page.getByRole('tab', { name: 'Produkte' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Zu Premium wechseln' })).toContainText(
    'solange die Inaktivitätssperre besteht',
  )
  await expect(day(page)).toHaveCount(0)
  const lock = page.getByRole('region', { name: 'Inaktivitätssperre' })
  await lock.getByRole('button', { name: 'Sperre aufheben' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('mit der Kundin oder dem Kunden')
  await expect(question).toContainText('AT92 1500 0004 5678 9012')
  await question.getByRole('button', { name: 'Sperre aufheben' }).click()
  await expect(statusMessage(page, 'Die Inaktivitätssperre wurde aufgehoben.')).toBeVisible()
  await expect(lock).toBeHidden()
  await backend.failNext({ operation: 'bankCreateProductChange', status: 412 })
  await plan(page, 'Premium', german(today()))
  await button(page, 'Zahlungspflichtig wechseln').click()
  await expect(page.getByRole('alert')).toContainText('Der Tarif kann derzeit nicht geändert werden')
})

test('bank staff plan and cancel a change for a customer, once a day @R528 @R529 @R770 @R804', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(460)
  await openCustomer(page, portal, '01')
  await plan(page, 'Premium', nextMonth())
  await expect(statusMessage(page, `Premium beginnt am ${nextMonthInWords()}.`)).toBeVisible()
  await button(page, 'Wechsel zurücknehmen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wechsel zurücknehmen' }).click()
  await expect(statusMessage(page, 'Der Tarifwechsel wurde zurückgenommen.')).toBeVisible()
  await plan(page, 'Premium', nextMonth())
  await expect(page.getByRole('alert')).toContainText('erst morgen möglich')
})

for (const [end, when, status, sentence, row] of [
  ['03', nextMonth(), 461, 'An diesem Tag ist das Produkt bereits beendet.', '@R771'],
  ['07', nextMonth(), 423, 'Für diesen Datensatz läuft noch eine Aufgabe.', '@R275'],
] as const) {
  test(`bank staff read the refusal ${status} in the form ${row}`, async ({ page, portal, backend, expected }) => {
    expected.refusals.push(status)
    await openCustomer(page, portal, end)
    // The planned end is known on the page, so only one that came later is refused by the bank.
    if (status === 461) await backend.failNext({ operation: 'bankCreateProductChange', status })
    await plan(page, 'Starter', when)
    await expect(page.getByRole('alert')).toContainText(sentence)
  })
}

test('bank staff cannot change a product that has ended @R530', async ({ page, portal }) => {
  await openCustomer(page, portal, '04')
  await expect(page.getByText(`Beendet am ${formatGermanDay(josefsEnd(new Date()))}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Zu (Starter|Premium) wechseln/ })).toHaveCount(0)
})

test('Elif reads why she cannot change while she is locked, checks her data, and can pay and change again; a 412 is shown in the form @R045 @R124 @R125 @R126 @R313 @R321', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(412)
  await portal.enter('/private/login', 'elif.yilmaz@mail.example')
  const change = page.getByRole('region', { name: 'Zu Premium wechseln' })
  await expect(change).toContainText('solange Ihre paybox gesperrt ist')
  await expect(day(page)).toHaveCount(0)
  const available = page.getByRole('region', { name: 'In diesem Monat verfügbar' })
  await expect(available).toHaveCount(0)
  const warning = page.getByRole('region', { name: 'Ihre paybox ist gesperrt' })
  await warning.getByRole('button', { name: 'Sperre aufheben' }).click()
  const question = page.getByRole('dialog', { name: 'Inaktivitätssperre aufheben?' })
  await expect(question).toContainText('+43 699 7745505')
  await expect(question).toContainText('AT92 1500 0004 5678 9012')
  await question.getByRole('button', { name: 'Sperre aufheben' }).click()
  await expect(statusMessage(page, 'Die Sperre wurde aufgehoben. Sie können wieder bezahlen.')).toBeVisible()
  await expect(warning).toBeHidden()
  await expect(available).toContainText('100,00 €')
  await backend.failNext({ operation: 'privateCreateProductChange', status: 412 })
  await fillDay(page, german(today()))
  await button(page, 'Zu Premium wechseln').click()
  await button(page, 'Zahlungspflichtig wechseln').click()
  await expect(page.getByRole('alert')).toContainText('Der Tarif kann derzeit nicht geändert werden')
  await button(page, 'Zu Premium wechseln').click()
  await button(page, 'Zahlungspflichtig wechseln').click()
  await expect(statusMessage(page, 'Premium gilt ab heute.')).toBeVisible()
})

test('a product that has ended offers no change @R122 @R531', async ({ page, portal }) => {
  await portal.enter('/private/login', 'josef.wallner@mail.example')
  await expect(page.getByText(`Beendet am ${formatGermanDay(josefsEnd(new Date()))}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Zu (Starter|Premium) wechseln/ })).toHaveCount(0)
})

test('a product that has not begun says when it begins @R531', async ({ page, portal }) => {
  await portal.enter('/private/login', 'ida.koller@mail.example')
  await expect(page.getByText(`Beginnt am ${nextMonthInWords()}`)).toBeVisible()
})

test('a day after the planned termination is refused in the form, and by the bank when the end came later @R315 @R531', async ({
  page,
  portal,
  backend,
  expected,
}) => {
  expected.refusals.push(461)
  await portal.enter('/private/login', 'maria.steiner@mail.example')
  await expect(page.getByText(`Endet am ${dayInWords(DateTime.fromISO(plannedEnd(new Date())))}`)).toBeVisible()
  await fillDay(page, '01.01.2099')
  await button(page, 'Zu Starter wechseln').click()
  await expect(
    page.getByText(`Bitte geben Sie ein Datum bis zum ${formatGermanDay(plannedEnd(new Date()))} ein.`),
  ).toBeVisible()
  // The end is known here, so only one that came later is refused by the bank.
  await backend.failNext({ operation: 'privateCreateProductChange', status: 461 })
  await fillDay(page, nextMonth())
  await button(page, 'Zu Starter wechseln').click()
  await expect(page.getByRole('alert')).toContainText('An diesem Tag ist das Produkt bereits beendet.')
})

test('while work runs on the data nothing is changed, and the form shows why @R275', async ({
  page,
  portal,
  expected,
}) => {
  expected.refusals.push(423)
  await portal.enter('/private/login', 'franz.eder@mail.example')
  await fillDay(page, nextMonth())
  await button(page, 'Zu Starter wechseln').click()
  await expect(page.getByRole('alert')).toContainText('Eine Änderung Ihrer Daten wird noch bearbeitet.')
})

/** Accessible in both colour schemes, and still within the width of a phone. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await expectNoSidewaysScroll(page)
}

async function showForm(page: Page): Promise<void> {
  await scrollToChange(page)
  await expect(button(page, 'Zu Premium wechseln')).toBeVisible()
}

/** Every screen and modal of the subject, as somebody comes to it. */
const looks: [what: string, person: string, come: (page: Page) => Promise<void>][] = [
  ['the form', 'ida.koller', showForm],
  ['the planned change', 'theresa.pichler', (page) => expect(button(page, 'Wechsel zurücknehmen')).toBeVisible()],
  ['the question before cancelling', 'theresa.pichler', (page) => button(page, 'Wechsel zurücknehmen').click()],
  ['the question before unlocking', 'elif.yilmaz', (page) => button(page, 'Sperre aufheben').click()],
  ['the lock', 'elif.yilmaz', (page) => expect(button(page, 'Sperre aufheben')).toBeVisible()],
]

for (const [what, person, come] of looks) {
  test(`everybody can use ${what} on a phone, in light and in dark`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await portal.enter('/private/login', `${person}@mail.example`)
    await come(page)
    if (what.startsWith('the question')) await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(3)
    await expectGood(page)
  })
}
