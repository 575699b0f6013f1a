import { i18n } from '@lingui/core'
import Papa from 'papaparse'
import { beforeEach, expect, it } from 'vitest'
import { speak } from '../../../tests/render-screen.tsx'
import { toCsv } from './transactions-csv.ts'
import { somePayment } from './transactions-port.fake.ts'

beforeEach(() => speak('de', 'transactions'))

it('writes the columns of the list and the id, for spreadsheets in Austria', () => {
  expect(toCsv([somePayment], { i18n, withCallNumbers: false })).toBe(
    '\ufeffZeitpunkt;Händler;Art;Betrag in Euro;Status;Zahlungs-ID\r\n' +
      '20.11.2026 23:42:11;Parkgarage Oper;Parken;1.008,60;Abgebucht;T-1\r\n',
  )
})

it('adds the number that paid for a company, and an unknown state as it is', () => {
  const payment = { ...somePayment, callNumber: '6641001001', statusName: 'inReview' }
  const [header, row] = Papa.parse<string[]>(toCsv([payment], { i18n, withCallNumbers: true })).data
  expect(header![1]).toBe('Rufnummer')
  expect([row![1], row![5]]).toEqual(['6641001001', 'inReview'])
})

it.each(['=1+1', '+1', '@SUM(A1)', '-1+cmd|A1', '\t=1', '＝1'])(
  'escapes the formula %j of a merchant',
  (merchantName) => {
    const csv = toCsv([{ ...somePayment, merchantName }], { i18n, withCallNumbers: false })
    expect(Papa.parse<string[]>(csv).data[1]![1]).toBe(`'${merchantName}`)
  },
)

it('leaves a negative amount and a semicolon as they are', () => {
  const csv = toCsv([{ ...somePayment, amount: -12.5, merchantName: 'A; "B"' }], { i18n, withCallNumbers: false })
  expect(Papa.parse<string[]>(csv, { delimiter: ';' }).data[1]!.slice(1, 4)).toEqual(['A; "B"', 'Parken', '-12,50'])
})
