import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'
import { startSession } from '#src/shared/session/session.ts'
import { closePortal, openBank, openPortal } from './open-portal.fake.tsx'

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
  closePortal()
  bank.forget()
  bank.resetResponses()
})
afterAll(() => bank.stop())

const countCalls = (path: string) => bank.received.filter(({ url }) => url.startsWith(`/api/ui/v1${path}`)).length

const validBodies: Record<string, unknown> = {
  '/private/transactions': { transactions: [], meta: { total: 0 } },
  '/bank/registration-deny': { results: [], total: 0 },
}
const unreadable = /^(Bei uns|Da) ist etwas schiefgegangen\./

it.each([
  ['a page', '/private/profile', '/private/profile', 'anna.gruber@mail.example'],
  ['a part of a page', '/private/mypaybox?tab=bank-data', '/private/bank-data', 'IBAN'],
  [
    'a list',
    '/private/receipts-and-transactions?tab=transactions',
    '/private/transactions',
    'Keine Zahlungen in diesem Zeitraum',
  ],
  ['a list of the bank', '/bank/administration?tab=deny-list', '/bank/registration-deny', 'Die Sperrliste ist leer'],
  ['a customer', '/bank/private-customer/BP12345678/administration', '/bank/private/customers/BP12345678', undefined],
])('shows that the response of %s was unreadable, and each retry sends a request', async (_, page, path, text) => {
  bank.responds(path, {})
  const { user } = await openPortal(page)
  expect(await screen.findByText(unreadable)).toBeTruthy()
  expect(screen.getByText(/^Support-ID: /)).toBeTruthy()
  for (let press = 0; press < 2; press += 1) {
    // A list that is shown after its early read has failed reads once more by itself.
    const before = countCalls(path)
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(countCalls(path)).toBeGreaterThan(before))
    expect(await screen.findByText(unreadable)).toBeTruthy()
  }
  if (text !== undefined) {
    bank.responds(path, validBodies[path])
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(screen.queryByText(unreadable)).toBeNull())
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  }
  for (const log of [console.error, console.warn]) vi.mocked(log).mockClear() // the router and React log errors of a page
})
