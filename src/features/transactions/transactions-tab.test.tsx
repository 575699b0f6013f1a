import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { Transaction } from '#generated/model/transaction.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { fakeQuery } from '#src/shared/query/port.fake.ts'
import { servicePhone } from '#src/shared/settings/service-phone.ts'
import { PaymentObstaclesContext, type PaymentObstacles } from '#src/shared/ui/payment-obstacles.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { setScreenWidth } from '../../../tests/happy-dom.ts'
import { watchSavedFiles } from '../../../tests/saved-files.ts'
import { fakeTransactionsPort, somePayment } from './transactions-port.fake.ts'
import { type transactionModals, transactionStatuses, type TransactionSearch } from './transactions-port.ts'
import { TransactionsTab } from './transactions-tab.tsx'

// Half past midnight in Vienna: the day before in UTC.
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T23:30:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const defaultRequest = {
  fromDate: '2026-10-22',
  toDate: '2026-11-21',
  limit: 20,
  offset: 0,
  sort: 'transactionTimestamp_desc',
}

type TransactionsAddress = Address<TransactionSearch, typeof transactionModals>
type Options = {
  start?: TransactionsAddress
  company?: ProductLimit
  total?: number
  language?: 'de' | 'en'
  /** For bank staff. */
  obstacles?: PaymentObstacles
}

async function open(
  transactions: Transaction[],
  { start = {}, company, total, language = 'de', obstacles }: Options = {},
) {
  const fake = fakeTransactionsPort({ transactions, meta: { total: total ?? transactions.length } }, company)
  const history: TransactionsAddress[] = []
  function Tab() {
    const state = useFakeUrlState<TransactionSearch, typeof transactionModals>(start, (next) => history.push(next))
    return (
      <PaymentObstaclesContext value={obstacles}>
        <TransactionsTab port={fake.port} {...state} />
      </PaymentObstaclesContext>
    )
  }
  const view = await renderScreen(<Tab />, { language, catalog: 'transactions' })
  return { ...view, ...fake, history }
}

const rowOf = async (merchant: string) => (await screen.findByText(merchant)).closest('tr')!
const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('shows time, merchant, service, amount and state of a payment @R865 @R851', async () => {
  await open([somePayment])
  const row = await rowOf('Parkgarage Oper')
  expect([...row.children].slice(0, -1).map((cell) => cell.textContent)).toEqual([
    '20.11.2026 23:42:11\u00a0Uhr',
    'Parkgarage Oper',
    'Parken',
    '1.008,60',
    'Abgebucht',
  ])
})

it.each([
  ['de', ['Vorgemerkt', 'Zahlung abgelehnt', 'Abgebucht', 'Abbuchung fehlgeschlagen', 'Storniert']],
  ['en', ['Reserved', 'Payment refused', 'Charged', 'Charge failed', 'Cancelled']],
] as const)('shows a label for every state in %s, and an unknown state as it is @R134', async (language, labels) => {
  const states = [...transactionStatuses, 'inReview']
  const rows = states.map((statusName, index) => ({ ...somePayment, transactionId: `T-${index}`, statusName }))
  await open(rows, { language })
  await screen.findByText('inReview')
  for (const word of labels) expect(within(screen.getByRole('table')).getByText(word)).toBeTruthy()
  for (const name of transactionStatuses) expect(screen.queryByText(name)).toBeNull()
})

it('requests the last thirty days, newest first, twenty a page @R334 @R335 @R836 @R849 @R850', async () => {
  const { requests } = await open([somePayment], { total: 43 })
  await screen.findByText('Seite 1 von 3 · 43 Einträge')
  expect(requests).toEqual([defaultRequest])
})

it('counts pages by the total and requests a page by its offset @R868 @R836', async () => {
  const { user, requests } = await open([somePayment], { total: 43 })
  await user.click(await screen.findByRole('button', { name: 'Seite 3' }))
  await waitFor(() => expect(requests.at(-1)).toEqual({ ...defaultRequest, offset: 40 }))
})

it('sorts a column up, then down, then by default @R867', async () => {
  const { user, requests } = await open([somePayment])
  await rowOf('Parkgarage Oper')
  for (let presses = 0; presses < 3; presses++) await user.click(button('Händler'))
  await waitFor(() =>
    expect(requests.map(({ sort }) => sort)).toEqual([defaultRequest.sort, 'merchantName_asc', 'merchantName_desc']),
  )
  expect(screen.getByRole('columnheader', { name: 'Händler' }).getAttribute('aria-sort')).toBe('none')
})

it('sends state, days and number, each from the first page @R866', async () => {
  const { user, requests, history } = await open([somePayment], { total: 43, start: { page: 3 } })
  await rowOf('Parkgarage Oper')
  await user.type(screen.getByRole('searchbox', { name: 'Nach Rufnummer suchen' }), '6641234{Enter}')
  await waitFor(() => expect(requests.at(-1)).toEqual({ ...defaultRequest, callNumber: '6641234' }))
  await user.click(button(/^Status Alle$/))
  await user.click(await screen.findByRole('checkbox', { name: 'Rückerstattet' }))
  await waitFor(() => expect(requests.at(-1)).toEqual({ ...defaultRequest, callNumber: '6641234', status: ['refund'] }))
  await user.keyboard('{Escape}')
  const from = screen.getByRole('textbox', { name: 'Zahlungen von' })
  await user.clear(from)
  await user.type(from, '1.1.2026{Enter}')
  await waitFor(() => expect(requests.at(-1)!.fromDate).toBe('2026-01-01'))
  expect(history.at(-1)).toEqual({ q: '6641234', status: ['refund'], from: '2026-01-01', to: '2026-11-21' })
})

it.each([
  ['66a', 'Bitte geben Sie nur Ziffern ein.'],
  ['66412345678901', 'Bitte geben Sie höchstens 13 Ziffern ein.'],
  ['66', 'Bitte geben Sie mindestens 3 Ziffern ein.'],
])('does not send a search for %s @R212 @R213 @R214', async (typed, sentence) => {
  const { user, requests } = await open([somePayment])
  await user.type(screen.getByRole('searchbox'), `${typed}{Enter}`)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(requests).toEqual([defaultRequest])
})

it.each(['0664 123', '+43 664 123', '0043664123', '664 123'])(
  'normalizes the number %s for the request and leaves it in the box as typed',
  async (typed) => {
    const { user, requests, history } = await open([somePayment])
    await user.type(screen.getByRole('searchbox'), `${typed}{Enter}`)
    await waitFor(() => expect(requests.at(-1)).toEqual({ ...defaultRequest, callNumber: '664123' }))
    expect(history.at(-1)).toEqual({ q: typed })
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(typed)
  },
)

it('shows a company the number that paid and the rest of its limit @R853 @R854', async () => {
  const company = { etag: 'limit-1', monthlyLimitEUR: 5000, remainingLimitEUR: 2486.35 }
  await open([{ ...somePayment, callNumber: '6641001001' }], { company })
  const limit = await screen.findByRole('region', { name: 'Limit aller Rufnummern' })
  expect(limit.textContent).toContain('Monatslimit5.000,00\u00a0€')
  expect(limit.textContent).toContain('In diesem Monat verfügbar2.486,35\u00a0€')
  expect((await rowOf('Parkgarage Oper')).textContent).toContain('+43\u00a0664\u00a01001001')
})

it.each([
  [undefined, 5000, 'gerade niemand bezahlen, weil vom Limit nichts mehr verfügbar ist.'],
  [undefined, 0, 'niemand bezahlen, weil das Monatslimit null ist.'],
  [{ locks: '', hasEnded: false }, 5000, 'gerade niemand bezahlen, weil das Limit für diesen Monat aufgebraucht ist.'],
  [{ locks: 'RM', hasEnded: false }, 0, 'gerade niemand bezahlen, weil eine Sperre gesetzt ist: RM.'],
  [{ locks: 'RM', hasEnded: true }, 5000, 'niemand bezahlen, weil der Vertrag beendet ist.'],
])('shows why a company cannot pay, with obstacles %j and a limit of %d', async (obstacles, limit, reason) => {
  const company = { etag: 'limit-1', monthlyLimitEUR: limit, remainingLimitEUR: 0 }
  await open([somePayment], { company, ...(obstacles && { obstacles }) })
  const region = await screen.findByRole('region', { name: 'Limit aller Rufnummern' })
  expect(region.textContent).toContain(reason)
})

it('shows neither to a customer with one number', async () => {
  await open([somePayment])
  await rowOf('Parkgarage Oper')
  expect(screen.queryByRole('region', { name: 'Limit aller Rufnummern' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Rufnummer' })).toBeNull()
})

it('offers the default days when there are no payments', async () => {
  const { user, history } = await open([], { start: { from: '2020-01-01', to: '2020-01-31' } })
  await user.click(await screen.findByRole('button', { name: 'Die letzten 30 Tage anzeigen' }))
  expect(history).toEqual([{}])
  expect(screen.getByText('Keine Zahlungen in diesem Zeitraum')).toBeTruthy()
})

it.each([
  ['Dieser Monat', { from: '2026-11-01', to: '2026-11-21' }],
  ['Letzter Monat', { from: '2026-10-01', to: '2026-10-31' }],
  ['Letzte 90 Tage', { from: '2026-08-23', to: '2026-11-21' }],
])('shows the days of "%s" with one press, and the default days with another', async (name, days) => {
  const { user, requests, history } = await open([somePayment], { start: { page: 3, status: ['refund'] }, total: 43 })
  await rowOf('Parkgarage Oper')
  await user.click(button(name))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ fromDate: days.from, toDate: days.to, offset: 0 }))
  expect(history.at(-1)).toEqual({ status: ['refund'], ...days })
  expect(button(name).getAttribute('aria-pressed')).toBe('true')
  await user.click(button(name))
  await waitFor(() => expect(history.at(-1)).toEqual({ status: ['refund'] }))
  expect(button(name).getAttribute('aria-pressed')).toBe('false')
})

it('opens a payment with its id to copy and the number of the service line', async () => {
  const { user, history } = await open([somePayment, { ...somePayment, transactionId: 'T-2', merchantName: 'Trafik' }])
  await rowOf('Trafik')
  await user.click(button('Zahlung an Trafik ansehen'))
  const dialog = await screen.findByRole('dialog', { name: 'Zahlung' })
  expect(history.at(-1)).toEqual({ modal: 'view', record: 'T-2' })
  for (const text of ['1.008,60\u00a0€', 'Trafik', '20.11.2026 23:42:11 Uhr', 'Parken', 'Abgebucht', 'T-2'])
    expect(dialog.textContent).toContain(text)
  expect(within(dialog).getByRole('button', { name: 'Zahlungs-ID kopieren' })).toBeTruthy()
  expect(dialog.textContent).toContain(
    `Wenn Sie diese Zahlung nicht kennen, rufen Sie uns bitte unter ${servicePhone} an und nennen Sie die Zahlungs-ID.`,
  )
  await user.click(within(dialog).getByRole('button', { name: 'Schließen' }))
  expect(history.at(-1)).toEqual({})
})

it('opens the payment in the URL for bank staff, without the service line', async () => {
  const { port } = fakeTransactionsPort({ transactions: [somePayment], meta: { total: 1 } })
  const bankPort = { ...port, reader: 'employee' as const }
  function Tab() {
    const state = useFakeUrlState<TransactionSearch, typeof transactionModals>({ modal: 'view', record: 'T-1' })
    return <TransactionsTab port={bankPort} {...state} />
  }
  await renderScreen(<Tab />, { catalog: 'transactions' })
  const dialog = await screen.findByRole('dialog', { name: 'Zahlung' })
  expect(dialog.textContent).toContain('T-1')
  expect(dialog.textContent).not.toContain(servicePhone)
})

it('saves all payments of the days as a file that is named after them', async () => {
  const saved = watchSavedFiles()
  const { user, requests } = await open([somePayment], { total: 143, start: { page: 2, status: ['captured'] } })
  await user.click(await screen.findByRole('button', { name: 'Als CSV speichern' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Transaktionen_2026-10-22_2026-11-21.csv']))
  const request = { ...defaultRequest, status: ['captured'], limit: 100 }
  expect(requests.slice(1)).toEqual([request, { ...request, offset: 100 }])
  const lines = (await saved[0]!.content.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2) // the same payment on both pages is written once
})

it('asks for fewer days when the payments do not fit into a file', async () => {
  const saved = watchSavedFiles()
  const { user, requests } = await open([somePayment], { total: 5001 })
  await screen.findByText(
    'Eine Datei fasst bis zu 5000 Zahlungen. Bitte wählen Sie weniger Tage, um eine zu speichern.',
  )
  await user.click(button('Als CSV speichern'))
  expect([requests, saved]).toEqual([[defaultRequest], []])
})

it('shows why the file could not be saved', async () => {
  const { port } = fakeTransactionsPort({ transactions: [somePayment], meta: { total: 1 } })
  const transactions: typeof port.transactions = (query) =>
    query.limit === 100 ? fakeQuery(['fake', query], () => Promise.reject(refusal(502))) : port.transactions(query)
  function Tab() {
    const state = useFakeUrlState<TransactionSearch, typeof transactionModals>({})
    return <TransactionsTab port={{ ...port, transactions }} {...state} />
  }
  const { user } = await renderScreen(<Tab />, { catalog: 'transactions' })
  await user.click(await screen.findByRole('button', { name: 'Als CSV speichern' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Die Antwort hat zu lange gedauert.')
})

it('prints the list, and offers neither file nor print without payments', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user, unmount } = await open([somePayment])
  await user.click(await screen.findByRole('button', { name: 'Drucken' }))
  expect(print).toHaveBeenCalledOnce()
  unmount()
  await open([])
  await screen.findByText('Keine Zahlungen in diesem Zeitraum')
  expect(screen.queryByRole('button', { name: 'Drucken' })).toBeNull()
})

const paidAt = (transactionId: string, transactionTimestamp: string, statusName = 'captured'): Transaction => ({
  ...somePayment,
  transactionId,
  transactionTimestamp,
  statusName,
})

/** What the list shows on a phone: the days, and the id of each payment below them. */
const cardsByDay = () =>
  [...document.querySelectorAll('tbody > tr')].map((row) =>
    row.querySelector('[scope=rowgroup]') ? row.textContent : row.querySelector('time')!.dateTime,
  )

it('groups payments on a phone below their days in Vienna, which other orders do not have', async () => {
  setScreenWidth(360)
  onTestFinished(() => setScreenWidth())
  const times = ['2026-11-20T23:10:00Z', '2026-11-20T22:42:11Z', '2026-11-20T06:00:00Z', '2025-12-31T10:00:00Z']
  const { user } = await open(times.map((time) => paidAt(time, time)))
  await screen.findByText('Heute')
  expect(cardsByDay()).toEqual([
    'Heute',
    times[0],
    'Gestern',
    times[1],
    times[2],
    'Mittwoch, 31. Dezember 2025',
    times[3],
  ])
  await user.selectOptions(
    screen.getAllByRole('combobox', { name: 'Sortieren nach' })[0]!,
    'Betrag in Euro, absteigend',
  )
  await waitFor(() => expect(cardsByDay()).toEqual(times))
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Sortieren nach' })[0]!, 'Zeitpunkt, aufsteigend')
  await screen.findByText('Heute')
})

it('has no days between the rows of a table', async () => {
  await open([somePayment])
  await rowOf('Parkgarage Oper')
  expect(screen.queryByText('Gestern')).toBeNull()
})

it('places the search by number after all other filters for a customer with one number', async () => {
  const { port } = fakeTransactionsPort({ transactions: [somePayment], meta: { total: 1 } })
  const Tab = ({ hasOneNumber }: { hasOneNumber: boolean }) => (
    <TransactionsTab
      port={{ ...port, ...(hasOneNumber && { hasOneNumber }) }}
      {...useFakeUrlState<TransactionSearch, typeof transactionModals>({})}
    />
  )
  for (const hasOneNumber of [true, false]) {
    const { unmount } = await renderScreen(<Tab hasOneNumber={hasOneNumber} />, { catalog: 'transactions' })
    await rowOf('Parkgarage Oper')
    const isLast =
      (button(/^Status Alle$/).compareDocumentPosition(screen.getByRole('searchbox')) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
      0
    expect(isLast).toBe(hasOneNumber)
    unmount()
  }
})
