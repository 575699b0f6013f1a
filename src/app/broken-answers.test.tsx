import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'
import { startSession } from '#src/shared/session/session.ts'
import { leavePortal, openBank, openPortal } from './open-portal.fake.tsx'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
  openPage(bank.origin)
})
beforeEach(() => {
  startSession('private', tokens.private)
  startSession('bank', tokens.bank)
})
afterEach(() => {
  leavePortal()
  bank.forget()
  bank.answerAll()
})
afterAll(() => bank.stop())

const callsOf = (path: string) => bank.received.filter(({ url }) => url.startsWith(`/api/ui/v1${path}`)).length

const good: Record<string, unknown> = {
  '/private/transactions': { transactions: [], meta: { total: 0 } },
  '/bank/registration-deny': { results: [], total: 0 },
}
const unreadable = /eine Antwort erhalten, die wir nicht lesen konnten/

it.each([
  ['a page', '/private/profile', '/private/profile', 'anna.gruber@mail.example'],
  ['a part of a page', '/private/mypaybox?tab=bank-data', '/private/bank-data', 'IBAN'],
  [
    'a list',
    '/private/receipts-and-transactions?tab=transactions',
    '/private/transactions',
    'An diesen Tagen gibt es keine Zahlungen',
  ],
  ['a list of the bank', '/bank/administration?tab=deny-list', '/bank/registration-deny', 'Die Sperrliste ist leer'],
  ['a customer', '/bank/private-customer/BP12345678/administration', '/bank/private/customers/BP12345678', undefined],
])('who opens %s and gets nothing reads so, and each try asks the bank again', async (_, page, path, truth) => {
  bank.says(path, {})
  const { user } = await openPortal(page)
  expect(await screen.findByText(unreadable)).toBeTruthy()
  expect(screen.getByText(/^Support-ID: /)).toBeTruthy()
  for (const asked of [1, 2]) {
    expect(callsOf(path)).toBe(asked)
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(callsOf(path)).toBe(asked + 1))
    expect(await screen.findByText(unreadable)).toBeTruthy()
  }
  if (truth !== undefined) {
    bank.says(path, good[path])
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(screen.queryByText(unreadable)).toBeNull())
    expect((await screen.findAllByText(truth)).length).toBeGreaterThan(0)
  }
  for (const told of [console.error, console.warn]) vi.mocked(told).mockClear() // what the router and React say of an error that a page shows
})
