import { describe, expect, it } from 'vitest'
import { columnsWithOtherValues, daysOfCsv, receiptCsvFaults } from '#conform/csv-cells.ts'

const number = {
  callingNumber: '6641001001',
  firstName: 'Markus',
  lastName: 'Huber; "Max"',
  email: null,
  employeeNumber: '=1',
  custReportAttr1: null,
  custReportAttr2: null,
  carNumber: 'W1',
  preferredCity: 'AT-WIEN',
  reloadValue: 20,
  limit: 200,
  status: 'ACTIVE',
  activationDate: '2025-03-03',
  deactivationDate: null,
}
const names = Object.keys(number) as [string, ...string[]]
const wrongIn = (text: string) => columnsWithOtherValues(text, [number], names)
const line = (more: object = {}) =>
  Object.values({ ...number, lastName: '"Huber; ""Max"""', employeeNumber: "'=1", ...more })
    .map((value) => String(value ?? ''))
    .join(';')
const file = (...lines: string[]) => `\uFEFF${[names.join(';'), ...lines].join('\r\n')}\r\n`

it('cells with semicolons and quotes, amounts with a comma and texts that look like formulas are the values of their record', () => {
  expect(wrongIn(file(line()))).toEqual([])
  expect(wrongIn(file(line({ limit: '200,00' })))).toEqual([])
})

it('names the columns in which a cell is another value', () => {
  expect(wrongIn(file(line({ firstName: 'Max', limit: '20', email: 'null' })))).toEqual(['firstName', 'email', 'limit'])
})

describe('the CSV of a receipt', () => {
  const csv = (...lines: string[]) => ['\uFEFFRechnung;Datum;Rufnummer;Händler;Betrag', ...lines, ''].join('\r\n')
  const first = '12;2026-06-01;6641234567;"Trafik ""am Eck""";12,50'
  const second = '12;2026-06-30;6641234567;Parken;1.000,00'
  const fee = '12;2026-06-30;;;7,99'
  const whole = csv(first, second, fee)
  // Half past midnight in Vienna.
  const payments = [
    {
      transactionTimestamp: '2026-05-31T22:30:00Z',
      amount: 12.5,
      merchantName: 'Trafik "am Eck"',
      callNumber: '6641234567',
    },
    { transactionTimestamp: '2026-06-30T10:00:00Z', amount: 1000, merchantName: 'Parken', callNumber: '6641234567' },
  ]

  it('has the days, the amounts and the payments of the receipt', () => {
    expect(daysOfCsv(whole)).toEqual({ fromDate: '2026-06-01', toDate: '2026-06-30' })
    expect(receiptCsvFaults(whole, 1020.49, payments)).toEqual([])
    expect(daysOfCsv(csv())).toBeUndefined()
  })

  it.each([
    ['lacks its last payment', csv(first, fee), 'the amounts of its lines are 20.49 and not 1020.49'],
    ['lacks all', csv(), 'the amounts of its lines are none and not 1020.49'],
    [
      'has an amount in another notation',
      csv(first, second, '12;2026-06-30;;;7.9'),
      'the amounts of its lines are none',
    ],
    [
      'has another merchant',
      whole.replace('Parken', 'Park'),
      'a line has not the merchant or the number of its payment',
    ],
    ['has another number', whole.replace('6641234567;Parken', '6641234568;Parken'), 'a line has not the merchant'],
  ])('that %s is found', (_what, text, message) => {
    expect(receiptCsvFaults(text, 1020.49, payments).join()).toContain(message)
  })
})
