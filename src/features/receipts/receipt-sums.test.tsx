import { Link } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Receipt } from '#generated/model/receipt.ts'
import { WithSearchState } from '#src/shared/table/list.fake.tsx'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { fakeReceiptsPort, someReceipts } from './receipts-port.fake.ts'
import { receiptList, type ReceiptSearch } from './receipts-port.ts'
import { ReceiptsTab } from './receipts-tab.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const [one, two, three] = someReceipts(3)
const receipts: Receipt[] = [
  { ...one!, receiptDate: '2026-11-03', amount: 1038.5 },
  { ...two!, receiptDate: '2026-10-03', amount: 20 },
  { ...three!, receiptDate: '2026-10-20', amount: -25.5 },
]

const paymentsLink = () => <Link to="." />

async function open(list: Receipt[], start: ReceiptSearch = {}) {
  const { port, requests } = fakeReceiptsPort(() => Promise.resolve({ receipts: list }))
  const history: ReceiptSearch[] = []
  const view = await renderScreen(
    <WithSearchState<ReceiptSearch> start={start} history={history}>
      {(search, onSearch) => (
        <ReceiptsTab port={port} search={search} onSearch={onSearch} paymentsLink={paymentsLink} />
      )}
    </WithSearchState>,
    { catalog: 'receipts' },
  )
  await screen.findByRole('columnheader', { name: 'Belegnummer' })
  return { ...view, requests, history }
}

const listed = () => within(screen.getByRole('table', { name: 'Belege' })).getAllByRole('rowheader').length
const month = (name: string) => screen.findByRole('button', { name })

it('shows each month as a button with its sum', async () => {
  await open(receipts)
  await month('November 2026: 1.038,50\u00a0€')
  const buttons = screen.getAllByRole('button', { pressed: false }).map((button) => button.getAttribute('aria-label'))
  expect(buttons).toEqual([
    'August 2026: 0,00\u00a0€',
    'September 2026: 0,00\u00a0€',
    'Oktober 2026: -5,50\u00a0€',
    'November 2026: 1.038,50\u00a0€',
  ])
})

it('filters the list by a month with the keyboard, without another request, until it is pressed again', async () => {
  const { user, requests, history } = await open(receipts)
  const october = await month('Oktober 2026: -5,50\u00a0€')
  october.focus()
  await user.keyboard('{Enter}')
  expect(listed()).toBe(2)
  expect(october.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Die Liste zeigt nur die Belege von Oktober 2026.')).toBeTruthy()
  expect(history).toEqual([{ period: '2026-10' }])
  await user.keyboard(' ')
  expect(listed()).toBe(3)
  expect(history.at(-1)).toEqual({})
  expect(requests).toHaveLength(1)
})

it('resets the month with other days and with the button for all days', async () => {
  const { user, history } = await open(receipts, { period: '2026-10' })
  await user.click(await screen.findByRole('button', { name: 'Alle Belege anzeigen' }))
  expect(history.at(-1)).toEqual({})
  await user.click(await month('Oktober 2026: -5,50\u00a0€'))
  const from = screen.getByRole('textbox', { name: 'Belege von' })
  await user.clear(from)
  await user.type(from, '1.10.2026{Enter}')
  await waitFor(() => expect(history.at(-1)).toEqual({ from: '2026-10-01', to: '2026-11-20' }))
})

it('hides the chart, in this browser until it is shown again', async () => {
  onTestFinished(() => localStorage.clear())
  const { user, unmount } = await open(receipts)
  await month('November 2026: 1.038,50\u00a0€')
  const hide = screen.getByRole('button', { name: 'Ausblenden', expanded: true })
  await user.click(hide)
  expect(screen.queryByRole('button', { name: /^November 2026/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anzeigen', expanded: false }))
  unmount()
  await open(receipts)
  await user.click(await screen.findByRole('button', { name: 'Anzeigen' }))
  await month('November 2026: 1.038,50\u00a0€')
  expect(listed()).toBe(3)
})

it('offers the same sums as a table', async () => {
  const { user } = await open(receipts)
  await user.click(await screen.findByText('Diese Summen als Tabelle'))
  const table = await screen.findByRole('table', { name: '' })
  expect(within(table).getByRole('row', { name: /Oktober 2026/ }).textContent).toBe('Oktober 2026-5,50')
})

it('shows years where months are narrower than a touch target', async () => {
  const { user } = await open(receipts, { from: '2023-01-01', to: '2026-11-20' })
  await user.click(await month('2026: 1.033,00\u00a0€'))
  expect(listed()).toBe(3)
  expect(screen.getByRole('heading', { name: 'Summe je Jahr in Euro' })).toBeTruthy()
})

it.each([
  ['one month', receipts, { from: '2026-11-01' }],
  ['nothing', [], {}],
] as const)('shows no chart for %s', async (_what, list, start) => {
  await open([...list], start)
  await screen.findByText(list.length === 0 ? /Keine Belege/ : '1.038,50')
  expect(screen.queryByRole('heading', { name: /Summe je/ })).toBeNull()
})

it('accepts a month or a year in the URL, and nothing else', () => {
  expect(receiptList.parse({ period: '2026-10' })).toEqual({ period: '2026-10' })
  expect(receiptList.parse({ period: '2026' })).toEqual({ period: '2026' })
  for (const period of ['', '2026-1', '2026-10-01', 'x']) expect(receiptList.parse({ period })).toEqual({})
  expect(receiptList.parse({})).toEqual({})
})
