/** Values that are missing, files and pages with one wrong place, which the other faults leave out. */
import { type Fault, changeAnswers, changeBody } from '#sandbox/faults/fault.ts'
import type { OperationId } from '#generated/operations.ts'

/** The CSV of a receipt goes out changed. */
const changeReceiptCsv = (name: string, operation: OperationId, change: (lines: string[]) => string[]): Fault =>
  changeAnswers(name, [operation], async (answer) => {
    if (!(answer.body instanceof Blob) || answer.body.type !== 'text/csv') return answer
    // Blob.text() would leave out the byte order mark.
    const lines = Buffer.from(await answer.body.arrayBuffer())
      .toString()
      .trimEnd()
      .split('\r\n')
    return { ...answer, body: new Blob([`${change(lines).join('\r\n')}\r\n`], { type: 'text/csv' }) }
  })

export const wrongContents: Fault[] = [
  changeReceiptCsv('a CSV of a receipt misses its last line', 'businessDownloadReceipt', (lines) => lines.slice(0, -1)),
  changeReceiptCsv('a CSV of a receipt cuts its texts', 'privateDownloadReceipt', (lines) =>
    lines.map((line) => line.replaceAll(/(\p{L}{3})[\p{L} ]+/gu, '$1')),
  ),
  {
    name: 'a text that is left out is called None',
    operations: ['bankCreateAllowEntry'],
    plant: (next) => async (server, called, raw) => {
      if (called !== 'bankCreateAllowEntry') return next(server, called, raw)
      const sent = await raw.readBody(100_000)
      const isLeftOut = sent.includes('"phoneNumber"') && !sent.includes('"note"')
      const body = isLeftOut ? Buffer.from(sent.toString().replace(/\}\s*$/, ',"note":"None"}')) : sent
      return next(server, called, { ...raw, readBody: () => Promise.resolve(body) })
    },
  },
  changeBody('a document without a remark gets one', 'bankUploadDocument', (body) => ({
    ...body,
    comment: body.comment ?? 'None',
  })),
  changeBody('an empty list is null', 'privateListReceipts', (body) => ({
    ...body,
    receipts: (body.receipts as unknown[]).length === 0 ? null : body.receipts,
  })),
  changeBody('a sorted page in the middle misses its first row', 'bankListPrivateTransactions', (body, { query }) => ({
    ...body,
    transactions:
      query.sort === 'amount_desc' && query.offset === '100'
        ? (body.transactions as unknown[]).slice(1)
        : body.transactions,
  })),
]
