import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { refusal, unanswered } from '#src/shared/http/api-error.fake.ts'
import { switchLanguage } from '#src/shared/i18n/i18n.ts'
import { PaymentObstaclesContext } from '#src/shared/ui/payment-obstacles.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { MyProductsTab } from './my-products-tab.tsx'
import { bankLabels } from './product-labels.ts'
import { annasAnswers, annasProduct, fakeProductsPort, type ProductsAnswers } from './products-port.fake.ts'

const link = <a href="/private/mypaybox?tab=call-number">Rufnummer</a>

const openTab = (answers: ProductsAnswers = annasAnswers(), language: 'de' | 'en' = 'de') =>
  renderScreen(<MyProductsTab port={fakeProductsPort(answers)} callNumberLink={link} lastPayments={null} />, {
    catalog: 'products',
    language,
  })

const card = (tier: string) => screen.findByRole('article', { name: tier })
/** The facts of a card by their names. */
const factsOf = (article: HTMLElement) =>
  Object.fromEntries(
    [...article.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

it('shows two cards, Starter before Premium @R042 @R347', async () => {
  await openTab()
  await card('Starter')
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
    'Starter',
    'Premium',
  ])
})

it('shows cost per month and limit of each tier in Austrian notation @R003 @R043', async () => {
  await openTab()
  const [starter, premium] = [await card('Starter'), await card('Premium')]
  expect(within(starter).getByText('0,00 €').parentElement?.textContent).toBe('0,00\u00a0€pro Monat')
  expect(within(premium).getByText('2,50 €').parentElement?.textContent).toBe('2,50\u00a0€pro Monat')
  expect(factsOf(starter)).toEqual({ 'Monatslimit in Euro': '100,00', 'Aktiv seit': '01.03.2024' })
  expect(factsOf(premium)).toEqual({ 'Monatslimit in Euro': '1.500,00' })
})

it.each([
  [0, 1],
  [0.01, 0],
])('explains a remaining limit of € %d %i times', async (remainingLimitEUR, times) => {
  await openTab({
    ...annasAnswers(),
    limit: () => Promise.resolve({ etag: 'limit-1', monthlyLimitEUR: 100, remainingLimitEUR }),
  })
  await card('Starter')
  expect(screen.queryAllByText(/^Sie können gerade nicht bezahlen, weil .* rufen Sie uns bitte unter/)).toHaveLength(
    times,
  )
})

it.each([
  [{ locks: 'RM, Inaktivität', hasEnded: false }, 'weil eine Sperre gesetzt ist: RM, Inaktivität.'],
  [{ locks: '', hasEnded: false }, 'weil das Limit für diesen Monat aufgebraucht ist.'],
  [{ locks: '', hasEnded: true }, 'weil der Vertrag beendet ist.'],
])('shows bank staff why the customer cannot pay with %j', async (obstacles, reason) => {
  const port = fakeProductsPort({
    ...annasAnswers(),
    limit: () => Promise.resolve({ etag: 'limit-1', monthlyLimitEUR: 100, remainingLimitEUR: 0 }),
  })
  const tab = <MyProductsTab port={port} callNumberLink={link} lastPayments={null} labels={bankLabels} />
  await renderScreen(<PaymentObstaclesContext value={obstacles}>{tab}</PaymentObstaclesContext>, {
    catalog: 'products',
  })
  const limit = await screen.findByRole('region', { name: 'In diesem Monat verfügbar' })
  expect(limit.textContent).toContain(reason)
})

it("marks the customer's own tier with words", async () => {
  await openTab(annasAnswers({ productType: 'Premium' }))
  expect(within(await card('Premium')).getByText('Ihr Tarif')).toBeTruthy()
  expect(within(await card('Starter')).queryByText('Ihr Tarif')).toBeNull()
})

it('shows a reduction at the customer’s own tier', async () => {
  await openTab(annasAnswers({ costs: { ...annasProduct.costs, rabatt: 1.5 } }))
  expect(factsOf(await card('Starter'))).toMatchObject({ 'Ihr Rabatt in Euro': '1,50' })
  expect(factsOf(await card('Premium'))).not.toHaveProperty('Ihr Rabatt in Euro')
})

it('shows the planned end of a product', async () => {
  await openTab(annasAnswers({ terminationDate: '2099-12-31', terminationReason: 'ORDINARY_CUSTOMER_NO_REASON' }))
  expect(factsOf(await card('Starter'))).toMatchObject({ 'Endet am': '31.12.2099' })
})

it('shows the last day of a product that has ended', async () => {
  await openTab(annasAnswers({ terminationDate: '2026-06-30', terminationReason: 'ORDINARY_CUSTOMER_NO_REASON' }))
  expect(factsOf(await card('Starter'))).toMatchObject({ 'Beendet am': '30.06.2026' })
  expect(screen.getByText(/^Das Produkt ist beendet\./)).toBeTruthy()
  expect(screen.queryByText('Mit dieser Nummer bezahlen Sie.')).toBeNull()
})

it('shows the remaining limit as a number and as a bar @R044', async () => {
  await openTab()
  const limit = await screen.findByRole('region', { name: 'In diesem Monat verfügbar' })
  expect(limit.textContent).toContain('62,50\u00a0€')
  expect(limit.textContent).toContain('von 100,00\u00a0€ Monatslimit')
  const bar = within(limit).getByRole('progressbar', { name: 'Noch verfügbarer Anteil des Monatslimits' })
  expect(bar.getAttribute('aria-valuenow')).toBe('62.5')
})

it.each([
  [{ etag: 'limit-1', monthlyLimitEUR: 0, remainingLimitEUR: 0 }, '0'],
  [{ etag: 'limit-1', monthlyLimitEUR: 100, remainingLimitEUR: 120 }, '100'],
  [{ etag: 'limit-1', monthlyLimitEUR: 100, remainingLimitEUR: -5 }, '0'],
])('keeps the bar of %j between 0 and 100', async (limit, share) => {
  await openTab({ ...annasAnswers(), limit: () => Promise.resolve(limit) })
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe(share)
})

it('shows the phone number with a link to change it @R047', async () => {
  await openTab()
  const phone = await screen.findByRole('region', { name: 'Rufnummer' })
  expect(phone.textContent).toMatch(/\+43\s664\s1234501/)
  const change = within(phone).getByRole('link', { name: 'Rufnummer ändern' })
  expect(change.getAttribute('href')).toBe('/private/mypaybox?tab=call-number')
  expect(change.querySelector('svg')).toBeTruthy()
})

it('shows a skeleton while the answers load', async () => {
  const limit = Promise.withResolvers<{ etag: 'limit-1'; monthlyLimitEUR: number; remainingLimitEUR: number }>()
  const { container } = await openTab({ ...annasAnswers(), limit: () => limit.promise })
  expect(container.querySelectorAll('[class*=Skeleton]')).toHaveLength(8)
  expect(screen.queryByRole('article')).toBeNull()
  await act(async () => limit.resolve({ etag: 'limit-1', monthlyLimitEUR: 100, remainingLimitEUR: 10 }))
  expect(await card('Starter')).toBeTruthy()
  await waitFor(() => expect(container.querySelectorAll('[class*=Skeleton]')).toHaveLength(0))
})

it.each([
  [unanswered('network'), 'Wir konnten die Bank nicht erreichen.'],
  [refusal(500), 'Bei uns ist etwas schiefgegangen.'],
])('shows a failure (%s) in place of the products, with a retry @R316', async (failure, sentence) => {
  // React reports the error that a boundary shows.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answers = annasAnswers()
  const good = answers.product
  answers.product = vi.fn(() => Promise.reject(failure))
  const { user } = await openTab(answers)
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  const retry = screen.getByRole('button', { name: 'Noch einmal versuchen' })
  await user.click(retry)
  await waitFor(() => expect(answers.product).toHaveBeenCalledTimes(2))
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)

  answers.product = good
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await card('Starter')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  reported.mockClear()
})

it('shows everything in English when it is chosen @R009', async () => {
  await openTab(annasAnswers(), 'en')
  expect(factsOf(await card('Starter'))).toEqual({ 'Monthly limit in euros': '100,00', 'Active since': '01.03.2024' })
  await act(() => switchLanguage('de'))
  expect(screen.getByRole('region', { name: 'In diesem Monat verfügbar' })).toBeTruthy()
})

it('explains a tier that is newer than the portal, and shows the rest', async () => {
  const newer = 'Family' as 'Starter' // what a later contract may add
  await openTab(annasAnswers({ productType: newer }))
  expect(await screen.findByText(/^Dieses Portal kennt den Tarif Family noch nicht\./)).toBeTruthy()
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(screen.queryByRole('button', { name: /wechseln/ })).toBeNull()
  expect(screen.getByText('+43 664 1234501')).toBeTruthy()
})

it.each([
  [63.5, '36,50\u00a0€ ausgegeben.'],
  [100, '0,00\u00a0€ ausgegeben.'],
])('says beside a rest of %d what was spent, and when the limit resets', async (remainingLimitEUR, spent) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T23:30:00Z'), toFake: ['Date'] }) // the first of December in Vienna
  onTestFinished(() => void vi.useRealTimers())
  await openTab({
    ...annasAnswers(),
    limit: () => Promise.resolve({ etag: 'limit-1', monthlyLimitEUR: 100, remainingLimitEUR }),
  })
  const limit = await screen.findByRole('region', { name: 'In diesem Monat verfügbar' })
  expect(limit.textContent).toContain(`${spent} Am 1. Jänner 2027 beginnt das Limit neu.`)
})
