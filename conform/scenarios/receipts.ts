/** Receipts, their payments and their files. */
import { readText } from '#conform/answer-protocol.ts'
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { daysOfCsv, receiptCsvFaults } from '#conform/csv-cells.ts'
import { SkipCheck } from '#conform/finding.ts'
import { type ScenarioRequest, type Scenario, type Scenarios, expect } from '#conform/scenario.ts'

type Area = 'private' | 'business' | 'bank'

const paramOf = (area: Area) => (area === 'private' ? 'archiveReferencePdf' : 'archiveReferenceId')
const placeOf = async (context: Context, area: Area): Promise<ScenarioRequest> =>
  area === 'bank' ? { params: { customerId: await context.customerId('private') } } : {}

/** The files of one kind that somebody has, newest receipt first. */
async function filesOf(context: Context, area: Area, kind: 'Pdf' | 'Csv', place: ScenarioRequest) {
  const { receipts } = await context.read(`${area}ListReceipts`, place)
  const references = receipts.flatMap((one) => one[`archiveReference${kind}`] ?? [])
  return references.map((reference) => ({ ...place, params: { ...place.params, [paramOf(area)]: reference } }))
}

/** The file of the newest receipt that has one of this kind. */
async function receiptWith(context: Context, area: Area, kind: 'Pdf' | 'Csv'): Promise<ScenarioRequest> {
  const [newest] = await filesOf(context, area, kind, await placeOf(context, area))
  if (newest === undefined) throw new SkipCheck(`No receipt of the area ${area} has a file of the kind ${kind}`)
  return newest
}

/** The request of the bank for the same receipt. */
const asBank = (customerId: string, { params = {} }: ScenarioRequest): ScenarioRequest => ({
  params: { customerId, archiveReferenceId: Object.values(params).at(-1)! },
})

/** Downloads files of other receipts after the first: a cached file must belong to its receipt and person. */
async function expectOtherFiles(context: Context, area: Area, first: ReceivedAnswer): Promise<void> {
  const isOther = (file: ReceivedAnswer, whose: string) =>
    expect(context, file, !file.bytes.equals(first.bytes), `the file of ${whose} is the same`, 'rule/receipts')
  const [, second] = await filesOf(context, area, 'Pdf', await placeOf(context, area))
  if (second !== undefined) isOther(await context.call(`${area}DownloadReceipt`, second), 'the next receipt')
  if (area === 'bank') return
  const other = `${area}.other` as const
  if (context.users.people[other] === undefined) return
  for (const theirs of await filesOf(context, area, 'Pdf', { token: await context.tokenOf(other) })) {
    const file = await context.call(`${area}DownloadReceipt`, theirs)
    // The archive may have lost a file.
    if (file.status === 404) continue
    isOther(file, 'somebody else')
    const parts = asBank(await context.customerId(other), theirs)
    return sameBytes(context, file, await context.call('bankDownloadReceipt', parts), 'the bank downloads another file')
  }
}

const sameBytes = (context: Context, one: ReceivedAnswer, other: ReceivedAnswer, message: string) =>
  expect(context, one, one.bytes.equals(other.bytes), message, 'rule/receipts')

/** The newest receipts whose lines are compared. */
const comparedReceipts = 3

const transactionLists = {
  private: 'privateListTransactions',
  business: 'businessListTransactions',
  bank: 'bankListPrivateTransactions',
} as const

/** Compares the CSV of the newest receipts with their amounts and with the payments of their days. */
async function expectLinesOfReceipts(context: Context, area: Area): Promise<void> {
  const place = await placeOf(context, area)
  const { receipts } = await context.read(`${area}ListReceipts`, place)
  for (const { archiveReferenceCsv: reference, amount } of receipts.filter(hasCsv).slice(0, comparedReceipts)) {
    const params = { ...place.params, [paramOf(area)]: reference! }
    const csv = await context.call(`${area}DownloadReceipt`, { ...place, params })
    // The archive may have lost a file.
    if (csv.status === 404) continue
    const text = readText(csv.bytes) ?? ''
    const days = daysOfCsv(text)
    const query = { ...days, limit: 100 }
    const { transactions } = days ? await context.read(transactionLists[area], { ...place, query }) : noPayments
    const faults = receiptCsvFaults(text, amount, transactions)
    expect(context, csv, faults.length === 0, `the CSV of a receipt: ${faults.join(', ')}`, 'rule/receipts')
  }
}

/** Compares what receipts say about their payments with the payments that the list shows for them. */
async function expectPaymentsOfReceipts(context: Context, area: Area, answer: ReceivedAnswer): Promise<void> {
  const place = await placeOf(context, area)
  const { receipts } = await context.read(`${area}ListReceipts`, place)
  const compared = receipts.filter(({ composition }) => composition !== undefined)
  const withPayments = compared.filter(({ composition }) => composition!.paymentsAmount !== 0)
  const without = compared.filter(({ composition }) => composition!.paymentsAmount === 0)
  for (const { invoiceNumber, composition } of [...withPayments.slice(0, comparedReceipts), ...without.slice(0, 1)]) {
    const query = { invoiceNumber, limit: 100 }
    const { transactions, meta } = await context.read(transactionLists[area], { ...place, query })
    if (meta.total > transactions.length) continue
    const cents = transactions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    const { paymentsAmount } = composition!
    const message = `receipt ${invoiceNumber} says that its payments are ${paymentsAmount}, and those of its number are ${cents / 100}`
    expect(context, answer, cents === Math.round(paymentsAmount * 100), message, 'rule/receipts', {
      cause: 'the payments of a receipt are not those that the list shows for it',
    })
  }
}

const hasCsv = ({ archiveReferenceCsv }: { archiveReferenceCsv: string | null }) => archiveReferenceCsv !== null
const noPayments = { transactions: [] }

const download = (area: Area): Scenario => ({
  request: (context) => receiptWith(context, area, 'Pdf'),
  verify: async (context, sent, answer) => {
    sameBytes(
      context,
      answer,
      await context.call(`${area}DownloadReceipt`, sent),
      'the file differs from one call to the next',
    )
    const csv = await context.call(`${area}DownloadReceipt`, await receiptWith(context, area, 'Csv'))
    expect(context, csv, csv.mediaType === 'text/csv', `the CSV of a receipt is ${csv.mediaType}`, 'rule/receipts')
    const message = `the PDF of a receipt is ${answer.mediaType}`
    expect(context, answer, answer.mediaType === 'application/pdf', message, 'rule/receipts')
    await expectLinesOfReceipts(context, area)
    await expectOtherFiles(context, area, answer)
    if (area === 'bank') return
    const parts = asBank(await context.customerId(area), sent)
    sameBytes(context, answer, await context.call('bankDownloadReceipt', parts), 'the bank downloads another file')
  },
})

const list = (area: Area): Scenario => ({
  verify: async (context, sent, answer) => {
    const { receipts } = answer.body as { receipts: { receiptDate: string }[] }
    await expectPaymentsOfReceipts(context, area, answer)
    const longAgo = { filterFromReceiptDate: '2001-01-01', filterToReceiptDate: '2001-01-02' }
    const none = await context.call(`${area}ListReceipts`, { ...sent, query: longAgo })
    const { receipts: ofNone } = (none.body ?? {}) as { receipts?: unknown[] | null }
    expect(context, none, ofNone?.length === 0, 'a range of days without receipts is no empty list', 'rule/days')
    const days = receipts.map(({ receiptDate }) => receiptDate).sort()
    const day = days[Math.floor(days.length / 2)]
    if (day === undefined) return
    const query = { filterFromReceiptDate: day, filterToReceiptDate: day }
    const some = await context.call(`${area}ListReceipts`, { ...sent, query })
    const { receipts: found = [] } = (some.body ?? {}) as { receipts?: { receiptDate: string }[] }
    const wanted = days.filter((one) => one === day).length
    const condition = found.length === wanted && found.every(({ receiptDate }) => receiptDate === day)
    expect(context, some, condition, `not exactly the receipts of ${day}, both days included`, 'rule/days')
  },
})

export const receiptScenarios: Scenarios = {
  privateListReceipts: list('private'),
  businessListReceipts: list('business'),
  bankListReceipts: list('bank'),
  privateDownloadReceipt: download('private'),
  businessDownloadReceipt: download('business'),
  bankDownloadReceipt: download('bank'),
}
