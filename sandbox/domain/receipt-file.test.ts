import { expect, it } from 'vitest'
import { readCsv } from '#sandbox/domain/csv.ts'
import { receiptCsv, receiptPdf } from '#sandbox/domain/receipt-file.ts'
import type { StoredReceipt } from '#sandbox/domain/billing.ts'

const receipt: StoredReceipt = {
  invoiceNumber: '2026110045110',
  customerId: '10000000-0000-4000-8000-001100234501',
  typeText: 'Monatsrechnung',
  receiptDate: '2026-11-03',
  amountCents: 3650,
  openCents: 0,
  paymentCondition: null,
  billedFrom: '2026-10-01',
  billedTo: '2026-10-31',
  items: [],
  pdfReference: null,
  csvReference: null,
  lost: false,
}
const line = (merchant: string) => ({
  day: '2026-10-04',
  callNumber: '6641001001',
  merchant,
  service: 'Tanken',
  cents: 3650,
})

it.each(['=HYPERLINK("http://evil.example";"Hier klicken")', '+1', '-1+1', '@SUM(A1)', 'Bäckerei "Süß"; Graz', "'=1"])(
  'the merchant %j does nothing in a spreadsheet and stays readable',
  (merchant) => {
    for (const withNumbers of [true, false]) {
      const rows = readCsv(receiptCsv(receipt, [line(merchant)], withNumbers).slice(1))!
      expect(rows[1]!.cells.at(-3)).toBe(merchant)
      expect(rows[1]!.cells.at(-1)).toBe('36,50')
    }
    expect(receiptCsv(receipt, [line(merchant)], false)).not.toMatch(/;"?[=+@-]/)
  },
)

it('a PDF writes phone numbers as the portal does, and nothing for a line without one', () => {
  const lines = [line('Tankstelle'), { ...line('Trafik'), callNumber: '' }]
  const pdf = Buffer.from(receiptPdf(receipt, { name: 'Anna Gruber', bpNumber: '1100234501' }, lines)).toString(
    'latin1',
  )
  expect(pdf.match(/\+43[ \d]*/g)).toEqual(['+43 664 1001001'])
})
