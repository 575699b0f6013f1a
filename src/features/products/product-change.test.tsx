import { i18n } from '@lingui/core'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { MyProductsTab } from './my-products-tab.tsx'
import { annasAnswers, annasProduct, fakeProductsPort, type ProductsAnswers } from './products-port.fake.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T11:00:00Z'), toFake: ['Date'] })
  for (const alert of readAlerts()) removeAlert(alert.id)
})
afterEach(() => vi.useRealTimers())

const pending = {
  productChangeId: '90000000-0000-4000-8000-000000000001',
  productType: 'Premium',
  activationDate: '2026-12-01',
} as const
const planned: ProductsAnswers['change'] = () =>
  Promise.resolve({ pendingChange: pending, earliestActivationDate: '2026-11-20' })

async function openTab(answers: ProductsAnswers = annasAnswers(), language: 'de' | 'en' = 'en') {
  const port = fakeProductsPort(answers)
  const page = (
    <>
      <h1 tabIndex={-1}>My paybox</h1>
      <MyProductsTab port={port} callNumberLink={<a href="/n">n</a>} lastPayments={null} />
    </>
  )
  const view = await renderScreen(page, { catalog: 'products', language })
  await screen.findAllByRole('article')
  // The form is loaded after the page.
  await waitFor(() => expect(view.container.querySelector('[data-unloaded]')).toBeNull())
  return { ...view, port }
}
const unchangeable =
  'The plan cannot be changed at the moment: the product is locked or has ended, or a change is already planned. The page now shows the current status.'
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^(Day of the change|Tag des Wechsels)/ })
async function enterDay(user: Awaited<ReturnType<typeof openTab>>['user'], typed: string) {
  await user.clear(day())
  if (typed !== '') await user.type(day(), typed)
}
const region = (name: string) => screen.findByRole('region', { name })
const alerts = () => readAlerts().map(({ type, message }) => [type, i18n._(message)])

it('offers Premium to Starter with cost and limit, and sends day and tier @R046 @R118 @R119 @R120 @R318', async () => {
  const answers = annasAnswers()
  const { user, port } = await openTab(answers)
  const section = await region('Change to Premium')
  expect(section.textContent).toContain('Premium costs 2,50\u00a0€ per month, with a monthly limit of 1.500,00\u00a0€.')
  expect(within(section).getByText('The earliest day is 20.11.2026.')).toBeTruthy()
  await enterDay(user, '1.12.2026')
  answers.change = planned
  await user.click(within(section).getByRole('button', { name: 'Change to Premium' }))
  expect((await region('Planned change')).textContent).toContain('Premium begins on 1 December.')
  expect(document.activeElement?.tagName).toBe('H1') // the form with its button is gone
  expect(port.planChange.sent).toEqual([{ activationDate: '2026-12-01', productType: 'Premium' }])
  expect(alerts()).toEqual([['success', 'Premium begins on 1 December.']])
  expect(screen.getByText('Change planned for 1 December')).toBeTruthy()
})

it('fills in the earliest day, and the one of the other tier after a change of today @R119 @R201', async () => {
  const answers = annasAnswers()
  const { user, port } = await openTab(answers)
  expect(day().value).toBe('20.11.2026')
  answers.product = annasAnswers({
    productType: 'Premium',
    limits: { activeProduct: 1500, inactiveProduct: 100 },
  }).product
  answers.change = () => Promise.resolve({ pendingChange: null, earliestActivationDate: '2026-12-01' })
  await user.click(screen.getByRole('button', { name: 'Change to Premium' }))
  await user.click(await screen.findByRole('button', { name: 'Change with obligation to pay' }))
  await region('Change to Starter')
  await waitFor(() => expect(day().value).toBe('01.12.2026'))
  expect(port.planChange.sent).toEqual([{ activationDate: '2026-11-20', productType: 'Premium' }])
  expect(alerts()).toEqual([['success', 'Premium applies from today.']])
})

it.each([
  ['', 'Day of the change: please fill in.'],
  ['19.11.2026', 'Please enter a date on or after 20.11.2026.'],
  ['31.11.2026', 'Please enter a date such as 03.04.2026.'],
])('refuses the day %j at its field @R199 @R200 @R201', async (typed, sentence) => {
  const { user, port } = await openTab()
  await enterDay(user, typed)
  await user.click(screen.getByRole('button', { name: 'Change to Premium' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(day()))
  expect(port.planChange.sent).toEqual([])
})

it('says what a change of today costs before sending it, and sends nothing after Back', async () => {
  const { user, port } = await openTab()
  await enterDay(user, '20.11.2026')
  await user.click(screen.getByRole('button', { name: 'Change to Premium' }))
  const question = await screen.findByRole('group', { name: 'Change with obligation to pay' })
  expect(question.textContent).toContain('2,50\u00a0€ per month')
  expect(question.textContent).toContain('It can be changed back from 1 December.')
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Back' }))
  const description = document.getElementById(document.activeElement!.getAttribute('aria-describedby')!)
  expect(description?.textContent, 'what is read with the focused button').toContain('2,50\u00a0€ per month')
  await user.click(within(question).getByRole('button', { name: 'Back' }))
  expect(screen.queryByRole('button', { name: 'Change with obligation to pay' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change to Premium' }))
  await screen.findByRole('group', { name: 'Change with obligation to pay' })
  await user.clear(day()) // another day is another question
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change with obligation to pay' })).toBeNull())
  expect(port.planChange.sent).toEqual([])
})

it('says in red that a change back is not possible before the product ends', async () => {
  const { user } = await openTab(
    annasAnswers({ terminationDate: '2026-11-30', terminationReason: 'ORDINARY_CUSTOMER_NO_REASON' }),
  )
  await user.click(screen.getByRole('button', { name: 'Change to Premium' }))
  const question = await screen.findByRole('group', { name: 'Change with obligation to pay' })
  expect(question.textContent).toContain('This cannot be undone.')
  expect(screen.getByRole('button', { name: 'Change with obligation to pay' }).hasAttribute('data-danger')).toBe(true)
})

it.each([
  [412, 'The plan cannot be changed at the moment'],
  [460, 'The plan was already changed today. Another change is only possible tomorrow.'],
  [461, 'The product will already have ended by then.'],
] as const)('shows refusal %s in the form and leaves the entry @R123 @R313 @R314 @R315', async (status, sentence) => {
  const { user, port } = await openTab()
  port.planChange.refuses(status)
  await enterDay(user, '24.12.2026')
  await user.click(screen.getByRole('button', { name: 'Change to Premium' }))
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(day().value).toBe('24.12.2026')
  expect(alerts()).toEqual([])
})

it('cancels a planned change by its id after a confirmation @R046 @R121 @R319', async () => {
  const answers = { ...annasAnswers(), change: planned }
  const { user, port } = await openTab(answers, 'de')
  const section = await region('Geplanter Wechsel')
  expect(section.textContent).toContain('Premium beginnt am 1. Dezember.')
  await user.click(within(section).getByRole('button', { name: 'Wechsel zurücknehmen' }))
  const question = await screen.findByRole('dialog', { name: 'Wechsel zu Premium zurücknehmen?' })
  expect(port.cancelChange.sent).toEqual([])
  answers.change = annasAnswers().change
  await user.click(within(question).getByRole('button', { name: 'Wechsel zurücknehmen' }))
  await region('Zu Premium wechseln')
  expect(port.cancelChange.sent).toEqual([pending.productChangeId])
  expect(alerts()).toEqual([['success', 'Der Tarifwechsel wurde zurückgenommen.']])
})

it('shows a change that was planned in another tab, and why this one was refused', async () => {
  const answers = annasAnswers()
  const { user, port } = await openTab(answers)
  await enterDay(user, '24.12.2026')
  answers.change = planned
  port.planChange.refuses(412)
  await user.click(screen.getByRole('button', { name: 'Change to Premium' }))
  expect((await region('Planned change')).textContent).toContain('Premium begins on 1 December.')
  await waitFor(() => expect(alerts()).toEqual([['error', unchangeable]]))
})

it('removes a change that was cancelled in another tab, and shows the refusal', async () => {
  const answers = { ...annasAnswers(), change: planned }
  const { user, port } = await openTab(answers)
  await user.click(screen.getByRole('button', { name: 'Cancel the change' }))
  const question = await screen.findByRole('dialog', { name: 'Cancel the change to Premium?' })
  answers.change = annasAnswers().change
  port.cancelChange.fails(refusal(404))
  await user.click(within(question).getByRole('button', { name: 'Cancel the change' }))
  await region('Change to Premium')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(alerts()).toEqual([['error', expect.stringContaining('no longer exists')]]))
})

it('offers no change of a product that has ended @R122', async () => {
  await openTab(annasAnswers({ terminationDate: '2026-06-30', terminationReason: 'ORDINARY_CUSTOMER_NO_REASON' }))
  expect(screen.getByText('Ended on 30.06.2026')).toBeTruthy()
  expect(screen.queryByRole('region', { name: /change/i })).toBeNull()
})

it('offers the change on the last day of the product @R122', async () => {
  const terminationDate = '2026-11-20'
  const { user, port } = await openTab(
    annasAnswers({ terminationDate, terminationReason: 'ORDINARY_CUSTOMER_NO_REASON' }),
  )
  expect(screen.getAllByText(/^Ends on/).map((word) => word.textContent)).toEqual(['Ends on 20 November', 'Ends on'])
  expect(screen.getByText('You pay with this number.')).toBeTruthy()
  await enterDay(user, '20.11.2026')
  await user.click(screen.getByRole('button', { name: 'Change to Premium' }))
  await user.click(await screen.findByRole('button', { name: 'Change with obligation to pay' }))
  await waitFor(() =>
    expect(port.planChange.sent).toEqual([{ activationDate: terminationDate, productType: 'Premium' }]),
  )
})

it('explains instead of a form when a change could begin only after the end @R122', async () => {
  const answers = annasAnswers({ productType: 'Premium', terminationDate: '2026-11-30' })
  answers.change = () => Promise.resolve({ pendingChange: null, earliestActivationDate: '2026-12-01' })
  await openTab(answers)
  expect((await region('Change to Starter')).textContent).toContain(
    'The product ends on 30 November. A change could begin on 1 December at the earliest, so it is no longer possible.',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('shows when a future product begins @R531', async () => {
  await openTab(annasAnswers({ ...annasProduct, activationDate: '2026-12-01' }))
  expect(screen.getByText('Begins on 1 December')).toBeTruthy()
  expect(screen.getByText('Active from').nextElementSibling?.textContent).toBe('01.12.2026')
})
