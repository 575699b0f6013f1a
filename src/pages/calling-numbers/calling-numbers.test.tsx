import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createNumber, fakeNumbersPort } from '#src/features/calling-numbers/calling-numbers-port.fake.ts'
import type { numberModals, CallingNumbersSearch } from '#src/features/calling-numbers/calling-numbers-port.ts'
import type { HistoryPort, historyModals } from '#src/features/history/history-port.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { fakeQuery } from '#src/shared/query/port.fake.ts'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { receiptsAndTransactions } from '../receipts-and-transactions/receipts-and-transactions.ts'
import { CallingNumbersContents, OwnCallingNumbersContents } from './calling-numbers-contents.tsx'

const callingNumbers = fakeNumbersPort({ numbers: [createNumber('DEACTIVATED', 5)] }).port
const history: HistoryPort = {
  history: (object) => fakeQuery(['fake', 'history', object], () => Promise.resolve({ historyEntries: [] })),
}

function OwnNumbers() {
  const urlState = useFakeUrlState<CallingNumbersSearch, typeof numberModals>({})
  return <OwnCallingNumbersContents ports={{ callingNumbers }} {...urlState} />
}

function NumbersOfCompany() {
  const urlState = useFakeUrlState<CallingNumbersSearch, typeof numberModals & typeof historyModals>({})
  return <CallingNumbersContents ports={{ callingNumbers, history }} bpNumber="1200456701" {...urlState} />
}

it.each([
  ['a company', <OwnNumbers key="own" />, '/business/receipts-and-transactions'],
  ['the bank', <NumbersOfCompany key="bank" />, '/bank/business-customer/1200456701/receipts-and-transactions'],
])('leads %s from a number to its payments', async (_who, page, path) => {
  const { router } = await renderScreen(page, { catalog: 'calling-numbers' })
  const name = 'Zahlungen dieser Nummer: +43\u00a0664\u00a01001005'
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name })
  expect(link.title).toBe('Zahlungen dieser Nummer')
  expect(link.pathname).toBe(path)
  const search = receiptsAndTransactions.route.validateSearch(router.options.parseSearch(link.search))
  expect(search).toEqual({ tab: 'transactions', q: '6641001005' })
})
