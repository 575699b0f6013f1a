import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { MyProductsTab } from './my-products-tab.tsx'
import { bankLabels } from './product-labels.ts'
import { customerLabels } from './labels-to-customer.ts'
import { annasAnswers, fakeProductsPort, type ProductsAnswers } from './products-port.fake.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T11:00:00Z'), toFake: ['Date'] })
  for (const alert of readAlerts()) removeAlert(alert.id)
})
afterEach(() => vi.useRealTimers())

const isLocked = () => Promise.resolve({ etag: 'inactivity-1', inactivityLock: true })
/** The people whose product is in a state of its own. */
const people: Record<'anna' | 'maria' | 'josef' | 'elif' | 'ida', () => ProductsAnswers> = {
  anna: () => annasAnswers(),
  maria: () => annasAnswers({ terminationDate: '2026-12-31', terminationReason: 'ORDINARY_CUSTOMER_NO_REASON' }),
  josef: () => annasAnswers({ terminationDate: '2026-06-30', terminationReason: 'WITHOUT_NOTICE_BANK_RETURN_DEBIT' }),
  elif: () => ({ ...annasAnswers(), inactivityLock: isLocked }),
  ida: () => annasAnswers({ activationDate: '2026-12-01' }),
}

async function openTab(answers: ProductsAnswers, labels = customerLabels, language: 'de' | 'en' = 'de') {
  const port = fakeProductsPort(answers)
  const tab = <MyProductsTab port={port} callNumberLink={<a href="/n">n</a>} lastPayments={null} labels={labels} />
  const view = await renderScreen(tab, { catalog: 'products', language })
  await screen.findAllByRole('article')
  // The form of the change is loaded after the page.
  await waitFor(() => expect(view.container.querySelector('[class*=Skeleton]')).toBeNull())
  return { ...view, port, text: () => view.container.textContent ?? '' }
}
const day = () => screen.queryByRole('textbox', { name: /^Tag des Wechsels/ })

describe.each([
  ['the customer', customerLabels],
  ['a bank employee', bankLabels],
])('%s', (reader, labels) => {
  const isOwn = reader === 'the customer'

  it.each([
    ['anna', true],
    ['maria', true],
    ['josef', false],
    ['elif', false],
    ['ida', false],
  ] as const)('reads of %s the rest of the limit only where the customer can pay: %s', async (name, shown) => {
    const { text } = await openTab(people[name](), labels)
    expect(text().includes('In diesem Monat verfügbar')).toBe(shown)
    expect(text().includes('62,50')).toBe(shown)
    const now = isOwn ? 'Mit dieser Nummer bezahlen Sie.' : 'Mit dieser Nummer wird bezahlt.'
    expect(text().includes(now)).toBe(shown)
  })

  it.each([
    ['anna', isOwn ? 'Ihr Tarif' : 'Aktueller Tarif', 'Aktiv seit'],
    ['maria', isOwn ? 'Ihr Tarif' : 'Aktueller Tarif', 'Aktiv seit'],
    ['josef', isOwn ? 'Ihr letzter Tarif' : 'Letzter Tarif', 'Begonnen am'],
    ['elif', isOwn ? 'Ihr Tarif' : 'Aktueller Tarif', 'Begonnen am'],
    ['ida', isOwn ? 'Ihr künftiger Tarif' : 'Künftiger Tarif', 'Aktiv ab'],
  ] as const)('reads at the tier of %s: %s, %s', async (name, badge, since) => {
    await openTab(people[name](), labels)
    const own = within(screen.getByRole('article', { name: 'Starter' }))
    expect(own.getByText(badge)).toBeTruthy()
    expect(own.getByText(since)).toBeTruthy()
  })

  it('reads with a lock why the tier cannot be changed and where to remove the lock', async () => {
    const answers = people.elif()
    const { user } = await openTab(answers, labels)
    expect(day()).toBeNull()
    const section = screen.getByRole('region', { name: 'Zu Premium wechseln' })
    expect(section.textContent).toContain('oben auf dieser Seite')
    expect(section.textContent).toContain(isOwn ? 'Ihre paybox gesperrt ist' : 'die Inaktivitätssperre besteht')
    await user.click(screen.getByRole('button', { name: 'Sperre aufheben' }))
    answers.inactivityLock = annasAnswers().inactivityLock
    const question = within(await screen.findByRole('dialog'))
    await user.click(await question.findByRole('button', { name: 'Sperre aufheben' }))
    await waitFor(() => expect(day()).toBeTruthy())
    expect(screen.getByRole('region', { name: 'In diesem Monat verfügbar' })).toBeTruthy()
  })

  it('reads why a change was refused after a lock, and sees the lock instead of the form @R313', async () => {
    const answers = people.anna()
    const { user, port } = await openTab(answers, labels)
    await user.clear(day()!)
    await user.type(day()!, '24.12.2026')
    answers.inactivityLock = isLocked
    port.planChange.refuses(412)
    await user.click(screen.getByRole('button', { name: 'Zu Premium wechseln' }))
    await waitFor(() => expect(day()).toBeNull())
    expect(screen.getByRole('button', { name: 'Sperre aufheben' })).toBeTruthy()
    await waitFor(() =>
      expect(readAlerts().map(({ message }) => message.message)).toEqual([
        'The plan cannot be changed at the moment: the product is locked or has ended, or a change is already planned. The page now shows the current status.',
      ]),
    )
  })
})

it('shows nothing about paying, changing or a limit for a product that has ended', async () => {
  for (const labels of [customerLabels, bankLabels]) {
    const { text, unmount } = await openTab(people.josef(), labels)
    expect(text()).not.toMatch(
      /Der Tarif|Beide Tarife|wieder bezahlen|verfügbar|Ihr Tarif|Aktueller Tarif|Aktiv seit|wechseln/,
    )
    expect(text()).toContain(
      'Das Produkt ist beendet. Damit kann nicht mehr bezahlt werden, und der Tarif kann nicht mehr geändert werden.',
    )
    unmount()
  }
})

it('shows the reduced cost beside the full one @R043', async () => {
  await openTab(annasAnswers({ productType: 'Premium', costs: { starter: 1.5, premium: 3.9, rabatt: 0.5 } }))
  const own = within(screen.getByRole('article', { name: 'Premium' }))
  expect(own.getByText('3,40 €').parentElement?.textContent).toBe('3,40\u00a0€pro Monat statt 3,90\u00a0€')
  expect(within(screen.getByRole('article', { name: 'Starter' })).getByText('1,50 €')).toBeTruthy()
})

it('shows zero for a reduction of more than the cost', async () => {
  await openTab(annasAnswers({ costs: { starter: 1.5, premium: 3.9, rabatt: 5 } }))
  expect(within(screen.getByRole('article', { name: 'Starter' })).getByText('0,00 €')).toBeTruthy()
})

it('refuses a day after the planned end at its field @R315', async () => {
  const { user, port } = await openTab(people.maria())
  expect(screen.getByText('Von 20.11.2026 bis 31.12.2026 möglich.')).toBeTruthy()
  await user.clear(day()!)
  await user.type(day()!, '1.1.2027')
  await user.click(screen.getByRole('button', { name: 'Zu Premium wechseln' }))
  expect(await screen.findByText('Bitte geben Sie ein Datum bis zum 31.12.2026 ein.')).toBeTruthy()
  expect(port.planChange.sent).toEqual([])
})
