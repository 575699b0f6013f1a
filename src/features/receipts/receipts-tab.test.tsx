import { Link } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { WithSearchState } from '#src/shared/table/list.fake.tsx'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { watchSavedFiles } from '../../../tests/saved-files.ts'
import { fakeReceiptsPort, someReceipts } from './receipts-port.fake.ts'
import type { ReceiptSearch } from './receipts-port.ts'
import { ReceiptsTab } from './receipts-tab.tsx'

beforeEach(() => {
  // Half past midnight in Vienna: the day before in UTC.
  vi.useFakeTimers({ now: Date.parse('2026-11-20T23:30:00Z'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

type Options = { start?: ReceiptSearch; withOpen?: true; language?: 'de' | 'en' }

const paymentsLink = () => <Link to="." />

async function open(list: ReceiptList | Promise<ReceiptList>, { start, withOpen, language = 'de' }: Options = {}) {
  const fake = fakeReceiptsPort(() => Promise.resolve(list), withOpen)
  const history: ReceiptSearch[] = []
  const view = await renderScreen(
    <WithSearchState<ReceiptSearch> start={start} history={history}>
      {(search, onSearch) => (
        <ReceiptsTab port={fake.port} search={search} onSearch={onSearch} paymentsLink={paymentsLink} />
      )}
    </WithSearchState>,
    { language, catalog: 'receipts' },
  )
  return { ...view, ...fake, history }
}

const cellsOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('shows number, kind, day, amount and a button for each file @R862 @R851', async () => {
  const [bill, credit, paper] = someReceipts(3)
  await open({
    receipts: [
      bill!,
      { ...credit!, typeText: 'Gutschrift', amount: -12.5, archiveReferenceCsv: null },
      { ...paper!, archiveReferencePdf: null, archiveReferenceCsv: null },
    ],
  })
  expect(await screen.findByRole('rowheader', { name: '20261000' })).toBeTruthy()
  expect(cellsOf('20261000')).toEqual(['Monatsrechnung', '20.11.2026', '1.038,50', 'PDFCSVZahlungen'])
  expect(cellsOf('2026999')).toEqual(['Gutschrift', '19.11.2026', '-12,50', 'PDFZahlungen'])
  expect(cellsOf('2026998').at(-1)).toBe('Zahlungen')
  expect(screen.getByRole('button', { name: 'CSV zum Beleg 20261000' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: /Offen/ })).toBeNull()
})

it('shows ten receipts on a page @R332 @R835', async () => {
  const { user } = await open({ receipts: someReceipts(12) })
  await screen.findByText('Seite 1 von 2 · 12 Einträge')
  expect(screen.getAllByRole('rowheader')).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Seite 2' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
})

it('requests the first day of the month three months ago to today in Vienna @R333 @R848', async () => {
  const { requests } = await open({ receipts: [] })
  await screen.findByText('Keine Belege in diesem Zeitraum')
  expect(requests).toEqual([{ from: '2026-08-01', to: '2026-11-21' }])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Belege von' }).value).toBe('01.08.2026')
})

it('requests other days and stores them in the URL; an empty day is the default again @R864', async () => {
  const { user, requests, history } = await open({ receipts: [] })
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Belege von' })
  await user.clear(from)
  await user.type(from, '1.10.2025{Enter}')
  await waitFor(() => expect(requests.at(-1)).toEqual({ from: '2025-10-01', to: '2026-11-21' }))
  expect(history).toEqual([{ from: '2025-10-01', to: '2026-11-21' }])
  await user.clear(from)
  await user.tab()
  await waitFor(() => expect(history.at(-1)).toEqual({}))
  expect(from.value).toBe('01.08.2026')
})

it('refuses a start after the end @R215', async () => {
  const { user, requests } = await open({ receipts: [] }, { start: { from: '2026-09-01', to: '2026-09-30' } })
  const from = screen.getByRole('textbox', { name: 'Belege von' })
  await user.clear(from)
  await user.type(from, '1.10.2026{Enter}')
  expect(await screen.findByText('Das Von-Datum darf nicht nach dem Bis-Datum liegen.')).toBeTruthy()
  expect(requests).toEqual([{ from: '2026-09-01', to: '2026-09-30' }])
})

it('shows the payment term @R863', async () => {
  await open({ receipts: someReceipts(1), paymentCondition: 30 }, { language: 'en' })
  expect(await screen.findByText('Payment term: 30 days from the date of the receipt')).toBeTruthy()
})

it('says without a payment term that the amounts are collected', async () => {
  await open({ receipts: someReceipts(1) })
  expect(await screen.findByText('Die Beträge werden vom Bankkonto eingezogen.')).toBeTruthy()
})

it('shows open amounts to a company @R852', async () => {
  await open({ receipts: [{ ...someReceipts(1)[0]!, amountOpen: 338.5 }] }, { withOpen: true })
  expect(await screen.findByRole('columnheader', { name: 'Offen in Euro' })).toBeTruthy()
  expect(cellsOf('20261000')).toContain('338,50')
})

it('downloads a file by its reference and announces the progress', async () => {
  const saved = watchSavedFiles()
  const { user, download } = await open({ receipts: someReceipts(2) })
  const button = await screen.findByRole('button', { name: 'PDF zum Beleg 20261000' })
  const finish = download.waits(new Blob(['%PDF']))
  await user.click(button)
  expect(await screen.findByText('Die Datei wird geladen')).toBeTruthy()
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => finish())
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['20261000.pdf']))
  expect(download.sent).toEqual(['AR-0-PDF'])
  expect(button.getAttribute('aria-busy')).toBe('false')
})

it.each([
  [404, 'Diese Datei ist nicht mehr im Archiv der Bank.'],
  [500, 'Bei uns ist etwas schiefgegangen.'],
])('explains a failed download (%s) in its row', async (status, sentence) => {
  const saved = watchSavedFiles()
  const { user, download } = await open({ receipts: someReceipts(2) })
  download.fails(refusal(status))
  await user.click(await screen.findByRole('button', { name: 'CSV zum Beleg 2026999' }))
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain(sentence)
  expect(within(note.closest('tr')!).getByRole('rowheader').textContent).toBe('2026999')
  expect(saved).toEqual([])
})
