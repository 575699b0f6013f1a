import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Address } from '#src/shared/page/url-state.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { BillRunDaysTab } from './bill-run-days-tab.tsx'
import { BillRunSumsTab } from './bill-run-sums-tab.tsx'
import { fakeBillRunsPort, september, someSum } from './bill-runs-port.fake.ts'
import {
  parseDaysSearch,
  parseSumsSearch,
  type billRunDaysModals,
  type BillRunDaysSearch,
  type BillRunsPort,
  type BillRunSumsSearch,
} from './bill-runs-port.ts'
import { sumsByItem } from './sums-by-item.tsx'

async function openDays(
  port: BillRunsPort = fakeBillRunsPort(),
  start: Address<BillRunDaysSearch, typeof billRunDaysModals> = {},
) {
  function Tab() {
    return <BillRunDaysTab port={port} {...useFakeUrlState<BillRunDaysSearch, typeof billRunDaysModals>(start)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'bill-runs' })
  await screen.findByRole('combobox', { name: 'Abrechnungslauf' })
  return view
}

async function openSums(port: BillRunsPort = fakeBillRunsPort(), start: BillRunSumsSearch = {}) {
  function Tab() {
    return <BillRunSumsTab port={port} {...useFakeUrlState<BillRunSumsSearch>(start)} />
  }
  const view = await renderScreen(<Tab />, { catalog: 'bill-runs' })
  await screen.findAllByText('17.10.2026')
  return view
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const rows = () => screen.getAllByRole('row').slice(1)

it('shows the days of the newest run on one page and whether they are scheduled @R878 @R563 @R827', async () => {
  await openDays()
  expect(heads()).toEqual(['Tag', 'Transaktionen eingeplant'])
  await waitFor(() => expect(rows()).toHaveLength(30))
  expect(rows()[0]!.textContent).toBe('01.10.2026Ja')
  expect(rows()[16]!.textContent).toBe('17.10.2026Nein')
})

it('selects another run by year, month and number @R877 @R464', async () => {
  const port = fakeBillRunsPort()
  const { user } = await openDays(port)
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Abrechnungslauf' })
  expect([...choice.options].map(({ text }) => text)).toEqual(['10/2026, Lauf 1', '09/2026, Lauf 2'])
  await user.selectOptions(choice, '09/2026, Lauf 2')
  expect(await screen.findByText('01.09.2026')).toBeTruthy()
  expect(port.requests).toEqual([undefined, september.id])
})

it('explains a run that does not exist and still offers the others', async () => {
  const { user } = await openDays(fakeBillRunsPort(), { run: 'b' })
  expect(await screen.findByText(/Diesen Abrechnungslauf gibt es nicht/)).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox'), '10/2026, Lauf 1')
  expect(await screen.findByText('01.10.2026')).toBeTruthy()
})

it('shows day, customers, codes, number, sum and whether it was sent @R879 @R564 @R466', async () => {
  await openSums()
  expect(heads()).toEqual(['Tag', 'Kunden', 'SAP-Code', 'Position', 'Anzahl', 'Summe in Euro', 'An SAP gesendet'])
  expect(rows()[0]!.textContent).toBe('17.10.2026Privatkunden4711-GBMONTHLY_BASE_FEE18.342-64.197,50Ja')
  expect(rows()[1]!.textContent).toContain('Rufnummern')
  expect(rows()[1]!.textContent).toContain('Nein')
  expect(rows()[2]!.textContent).toContain('PARTNER')
})

it('shows the progress of a run in words and as a bar', async () => {
  await openDays()
  expect(await screen.findByText(/^16$/)).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Eingeplante Tage' })
  expect(bar.parentElement!.textContent).toBe('16 von 30 Tagen sind eingeplant')
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo((16 / 30) * 100)
})

it('shows the sums of each item as bars, largest first', async () => {
  const sums = [
    { ...someSum, itemType: 'PARKING', sumAmount: 20.1 },
    { ...someSum, itemType: 'TICKET', sumAmount: -300 },
    { ...someSum, itemType: 'PARKING', sumAmount: 0.2, sapCode: '2' },
  ]
  expect(sumsByItem(sums)).toEqual([
    { name: 'TICKET', value: -300 },
    { name: 'PARKING', value: 20.3 },
  ])
  await openSums()
  expect(await screen.findByRole('heading', { name: 'Summen nach Position in Euro' })).toBeTruthy()
  expect(screen.getAllByRole('definition')[0]!.textContent).toBe('-192.592,50')
})

it('shows 50 sums on a page @R828', async () => {
  await openSums(fakeBillRunsPort({ sums: 51 }))
  expect(rows()).toHaveLength(50)
})

it('starts a run after a confirmation @R739', async () => {
  const port = fakeBillRunsPort()
  const { user } = await openDays(port)
  await user.click(screen.getByRole('button', { name: 'Abrechnungslauf starten' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Abrechnungslauf starten?' }))
  expect(modal.getByText(/^\d\d\/20\d\d$/)).toBeTruthy()
  expect(modal.getByText('Bisherige Läufe für diesen Monat').nextElementSibling!.textContent).toMatch(
    /keiner|noch einmal/,
  )
  await user.click(modal.getByRole('button', { name: 'Abrechnungslauf starten' }))
  await waitFor(() => expect(port.start.sent).toHaveLength(1))
})

it('shows the new run after the start, and the chosen one after Cancel', async () => {
  const { user } = await openDays(fakeBillRunsPort(), { run: september.id })
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Abrechnungslauf' })
  const answer = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Abrechnungslauf starten' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await answer('Abbrechen')
  expect(choice.selectedOptions[0]!.text).toBe('09/2026, Lauf 2')
  await answer('Abrechnungslauf starten')
  expect(choice.selectedOptions[0]!.text).toBe('10/2026, Lauf 1')
  expect(await screen.findByText('01.10.2026')).toBeTruthy()
})

it('offers no start without the permission', async () => {
  const { start: _start, ...port } = fakeBillRunsPort()
  await openDays(port, { modal: 'start' })
  expect(screen.queryByRole('button', { name: /starten/ })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('accepts a run in the URL', () => {
  expect(parseDaysSearch({ run: 'b', sort: 'day_desc' })).toEqual({ run: 'b', sort: 'day_desc' })
  expect(parseSumsSearch({ run: '', sort: 'day_desc', page: '2' })).toEqual({ page: 2 })
})
