/** Receipts with their files, documents, notes and the history. */
import { type Received, readText } from '#conform/backend.ts'
import type { Context, Resource } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { memoize } from '#conform/memoize.ts'
import { type RequestParts, type Scenario, type Scenarios, expect } from '#conform/scenario.ts'

type Area = 'private' | 'business' | 'bank'

const paramOf = (area: Area) => (area === 'private' ? 'archiveReferencePdf' : 'archiveReferenceId')
const placeOf = async (context: Context, area: Area): Promise<Record<string, string>> =>
  area === 'bank' ? { customerId: await context.customerId('private') } : {}

/** The file of the newest receipt that has one of this kind. */
async function receiptWith(context: Context, area: Area, kind: 'Pdf' | 'Csv'): Promise<RequestParts> {
  const params = await placeOf(context, area)
  const { receipts } = await context.read(`${area}ListReceipts`, { params })
  const reference = receipts.map((one) => one[`archiveReference${kind}`]).find((one) => one !== null)
  if (!reference) throw new SkipCheck(`No receipt of the area ${area} has a file of the kind ${kind}`)
  return { params: { ...params, [paramOf(area)]: reference } }
}

const sameBytes = (context: Context, one: Received, other: Received, says: string) =>
  expect(context, one, one.bytes.equals(other.bytes), says)

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
    expect(context, csv, csv.mediaType === 'text/csv', `the CSV of a receipt is ${csv.mediaType}`)
    const lines = (readText(csv.bytes) ?? '').trimEnd().split('\n').length
    expect(context, csv, lines > 1, 'the CSV of a receipt has no line of what was billed')
    expect(context, answer, answer.mediaType === 'application/pdf', `the PDF of a receipt is ${answer.mediaType}`)
    if (area !== 'private') return
    const customerId = await context.customerId('private')
    const params = { customerId, archiveReferenceId: sent.params?.archiveReferencePdf ?? '' }
    sameBytes(context, answer, await context.call('bankDownloadReceipt', { params }), 'the bank downloads another file')
  },
})

const list = (area: Area): Scenario => ({
  verify: async (context, sent, answer) => {
    const { receipts } = answer.body as { receipts: { receiptDate: string }[] }
    const days = receipts.map(({ receiptDate }) => receiptDate).sort()
    const day = days[Math.floor(days.length / 2)]
    if (day === undefined) return
    const query = { filterFromReceiptDate: day, filterToReceiptDate: day }
    const some = await context.call(`${area}ListReceipts`, { ...sent, query })
    const { receipts: found = [] } = (some.body ?? {}) as { receipts?: { receiptDate: string }[] }
    const wanted = days.filter((one) => one === day).length
    const isSo = found.length === wanted && found.every(({ receiptDate }) => receiptDate === day)
    expect(context, some, isSo, `not exactly the receipts of ${day}, both days included`)
  },
})

/** Every byte there is, between the beginning and the end of a PDF. */
const everyByte = Buffer.from(Array.from({ length: 2048 }, (_, index) => (index * 7919) % 256))
const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), everyByte, Buffer.from('\n%%EOF\n')])
const upload = (more: Partial<RequestParts> = {}): RequestParts => ({
  headers: {
    'Doc-Name': encodeURIComponent('Prüfung der Konformität.pdf'),
    'Doc-Type': 'OTHER',
    'Doc-Mimetype': 'application/pdf',
    'Doc-Comment': encodeURIComponent('Konformitätsprüfung'),
  },
  body: content,
  mediaType: 'application/octet-stream',
  ...more,
})

const documentsOf = async (context: Context, customerId: string) =>
  (await context.read('bankListDocuments', { params: { customerId } })).results

/** A document that the kit has uploaded, or one of a customer who is at work. */
async function someDocument(context: Context, resource: Resource, purpose: string): Promise<Record<string, string>> {
  const customerId = await context.customerId(resource === 'busy' ? 'private.busy' : 'private')
  if (resource === 'busy') {
    const [first] = await documentsOf(context, customerId)
    if (first === undefined) throw new SkipCheck('private.busy has no document')
    return { customerId, documentId: first.id }
  }
  return memoize(context, `document ${purpose}`, async () => {
    const added = await context.done('bankUploadDocument', upload({ params: { customerId } }))
    return { customerId, documentId: (added.body as { id: string }).id }
  })
}

const discard = (context: Context, { params = {} }: RequestParts) => context.done('bankDeleteDocument', { params })

const documents: Scenarios = {
  bankUploadDocument: {
    request: () => upload(),
    verify: async (context, { params = {} }, answer) => {
      const { id, filename } = answer.body as { id: string; filename: string }
      expect(context, answer, filename === 'Prüfung der Konformität.pdf', `the name became ${filename}`, 'A27')
      const place = { ...params, documentId: id }
      const file = await context.call('bankDownloadDocument', { params: place })
      expect(context, file, file.bytes.equals(content), 'the file is not the one that was uploaded, byte for byte')
      await discard(context, { params: place })
      const { headers } = upload()
      const long = upload({ params, headers: { ...headers, 'Doc-Name': `${'x'.repeat(252)}.pdf` } })
      const refused = await context.call('bankUploadDocument', long)
      expect(context, refused, refused.status === 400, `${refused.status} for a name of 256 characters`)
    },
    refusals: { 413: () => upload({ body: Buffer.alloc(10_485_761, 1) }) },
  },
  bankDownloadDocument: {
    request: async (context) => ({ params: await someDocument(context, 'usual', 'download') }),
    verify: (context, _sent, answer) =>
      expect(context, answer, answer.bytes.equals(content), 'the file is not the one that was uploaded, byte for byte'),
    undo: discard,
  },
  bankUpdateDocument: {
    request: async (context, resource) => ({
      params: await someDocument(context, resource, 'update'),
      body: { documentType: 'OTHER', documentComment: 'Geprüft', deleted: true },
    }),
    verify: async (context, { params = {} }, answer) => {
      const shown = (await documentsOf(context, params.customerId ?? '')).find(({ id }) => id === params.documentId)
      expect(
        context,
        answer,
        shown?.deleted === true && shown.comment === 'Geprüft',
        'the document is as it was before',
      )
    },
    undo: discard,
  },
  bankDeleteDocument: {
    request: async (context, resource) => ({ params: await someDocument(context, resource, 'delete') }),
    verify: async (context, { params = {} }, answer) => {
      const shown = (await documentsOf(context, params.customerId ?? '')).find(({ id }) => id === params.documentId)
      expect(context, answer, shown === undefined, 'the document is still listed')
    },
  },
}

const notes: Scenarios = {
  bankCreateNote: {
    request: () => ({ body: { note: `Konformitätsprüfung ${Date.now()}` } }),
    verify: async (context, { params = {} }, answer) => {
      const { results } = await context.read('bankListNotes', { params })
      const isSo = JSON.stringify(results[0]) === JSON.stringify(answer.body)
      expect(context, answer, isSo, 'the list does not begin with the new note')
    },
    leaves: 'notes of the customer private',
  },
  bankListHistory: {
    verify: async (context, sent, answer) => {
      const all = await context.call('bankListHistory', { ...sent, query: { loginActivity: true } })
      const entries = (one: Received) => (one.body as { historyEntries: { loginActivity: boolean }[] }).historyEntries
      const none = entries(answer).every(({ loginActivity }) => !loginActivity)
      expect(context, answer, none, 'without loginActivity there are sign-ins', 'A40')
      const some = entries(all).some(({ loginActivity }) => loginActivity)
      expect(
        context,
        all,
        some,
        'with loginActivity there are no sign-ins, although somebody has just signed in',
        'A40, A154',
      )
    },
  },
}

export const documentAndNoteScenarios: Scenarios = {
  ...documents,
  ...notes,
  privateListReceipts: list('private'),
  businessListReceipts: list('business'),
  bankListReceipts: list('bank'),
  privateDownloadReceipt: download('private'),
  businessDownloadReceipt: download('business'),
  bankDownloadReceipt: download('bank'),
}
