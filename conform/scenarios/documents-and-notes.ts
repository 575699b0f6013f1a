/** Documents, notes and the history. */
import { gzipSync } from 'node:zlib'
import { fileMaximumBytes } from '#generated/model/constants.ts'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { fileNameOf } from '#conform/answer-protocol.ts'
import type { ReceivedAnswer } from '#conform/backend.ts'
import { type Context, type Resource, memoize } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { isSame } from '#conform/views.ts'
import { type ScenarioRequest, type Scenarios, expect } from '#conform/scenario.ts'

/** A PDF that contains every byte value. */
const everyByte = Buffer.from(Array.from({ length: 2048 }, (_, index) => (index * 7919) % 256))
const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), everyByte, Buffer.from('\n%%EOF\n')])
/** A name with signs that a header, a path or a careless decoder changes. */
const fileName = 'Prüfung  der „Konformität“ & mehr; 100% 😀 a\u0308.pdf'
const upload = (more: Partial<ScenarioRequest> = {}): ScenarioRequest => ({
  headers: {
    'Doc-Name': encodeURIComponent(fileName),
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

/** A document uploaded by the kit, or one of a customer with background work. */
async function someDocument(context: Context, resource: Resource, purpose: string): Promise<Record<string, string>> {
  const customerId = await context.customerId(resource === 'busy' ? 'private.busy' : 'private')
  if (resource === 'busy') {
    const [first] = await documentsOf(context, customerId)
    if (first === undefined) throw new SkipCheck('private.busy has no document')
    return { customerId, documentId: first.id }
  }
  return memoize(context, `document ${purpose}`, async () => {
    const added = await context.callSuccessfully('bankUploadDocument', upload({ params: { customerId } }))
    return { customerId, documentId: (added.body as { id: string }).id }
  })
}

const discard = (context: Context, { params = {} }: ScenarioRequest) =>
  context.callSuccessfully('bankDeleteDocument', { params })

async function expectChanged(context: Context, { params = {}, body }: ScenarioRequest, answer: ReceivedAnswer) {
  const shown = (await documentsOf(context, params.customerId ?? '')).find(({ id }) => id === params.documentId)
  const { deleted, documentComment } = body as { deleted: boolean; documentComment: string }
  const isStored = shown?.deleted === deleted && shown.comment === documentComment
  expect(context, answer, isStored, 'the document is as it was before', 'rule/stored-as-sent')
}

const otherFile = 'the file is not the one that was uploaded, byte for byte'

/** A file of exactly the largest size is stored whole. */
async function expectLargestFile(context: Context, params: Record<string, string>): Promise<void> {
  const body = Buffer.alloc(fileMaximumBytes, content)
  const added = await context.callWithRetry('bankUploadDocument', upload({ params, body }))
  const { pointer } = context.contract.operation('bankUploadDocument')
  const message = `${added.status} for a file of the largest size`
  expect(context, added, added.status === 201, message, `${pointer}/requestBody`)
  if (added.status !== 201) return
  const place = { ...params, documentId: (added.body as CustomerDocument).id }
  const file = await context.call('bankDownloadDocument', { params: place })
  expect(context, file, file.bytes.equals(body), otherFile, 'rule/documents')
  await discard(context, { params: place })
}

/** What is no PDF is not stored as one, and no file is stored packed. */
async function expectTrueContent(context: Context, params: Record<string, string>): Promise<void> {
  const html = Buffer.from('<!doctype html><script>document.title = "run"</script>\n')
  const send = (more: Partial<ScenarioRequest>) =>
    context.callWithRetry('bankUploadDocument', upload({ params, ...more }))
  const placeOf = ({ body }: ReceivedAnswer) => ({ ...params, documentId: (body as CustomerDocument).id })
  const forged = await send({ body: html })
  const message = `${forged.status} for HTML that is named as a PDF`
  expect(context, forged, forged.status === 400, message, 'rule/documents')
  if (forged.status === 201) await discard(context, { params: placeOf(forged) })

  const packed = await send({ body: gzipSync(content), headers: { ...upload().headers, 'Content-Encoding': 'gzip' } })
  if (packed.status !== 201) {
    const isRefused = [400, 415].includes(packed.status)
    expect(context, packed, isRefused, `${packed.status} for a compressed body`, 'rule/documents')
    return
  }
  const file = await context.call('bankDownloadDocument', { params: placeOf(packed) })
  expect(context, file, file.bytes.equals(content), 'a compressed body is stored as it is', 'rule/documents')
  await discard(context, { params: placeOf(packed) })
}

const documents: Scenarios = {
  bankUploadDocument: {
    request: () => upload(),
    verify: async (context, { params = {} }, answer) => {
      const { id, filename, documentType, comment } = answer.body as CustomerDocument
      expect(context, answer, filename === fileName, `the name became "${filename}"`, 'rule/documents')
      const isKept = documentType === 'OTHER' && comment === 'Konformitätsprüfung'
      expect(context, answer, isKept, 'the document has not the type and the remark that were sent', 'rule/documents')
      const place = { ...params, documentId: id }
      const file = await context.call('bankDownloadDocument', { params: place })
      expect(context, file, file.bytes.equals(content), otherFile, 'rule/documents')
      await discard(context, { params: place })
      const { headers } = upload()
      const { 'Doc-Comment': _remark, ...withoutRemark } = headers ?? {}
      const plain = await context.callSuccessfully('bankUploadDocument', upload({ params, headers: withoutRemark }))
      const { id: documentId, comment: none } = plain.body as CustomerDocument
      expect(context, plain, none === null, `a document without a remark has "${none}"`, 'rule/documents')
      await discard(context, { params: { ...params, documentId } })
      await expectTrueContent(context, params)
      await expectLargestFile(context, params)
      const long = upload({ params, headers: { ...headers, 'Doc-Name': `${'x'.repeat(252)}.pdf` } })
      const refused = await context.call('bankUploadDocument', long)
      expect(
        context,
        refused,
        refused.status === 400,
        `${refused.status} for a name of 256 characters`,
        'rule/documents',
      )
    },
    refusals: { 413: () => upload({ body: Buffer.alloc(fileMaximumBytes + 1, 1) }) },
  },
  bankDownloadDocument: {
    request: async (context) => ({ params: await someDocument(context, 'usual', 'download') }),
    verify: (context, _sent, answer) => {
      expect(context, answer, answer.bytes.equals(content), otherFile, 'rule/documents')
      const name = fileNameOf(answer.headers)
      const message = `the file is called "${name}", and the document "${fileName}"`
      expect(context, answer, name === fileName, message, 'rule/documents')
    },
    undo: discard,
  },
  bankUpdateDocument: {
    request: async (context, resource) => ({
      params: await someDocument(context, resource, 'update'),
      body: { documentType: 'OTHER', documentComment: 'Geprüft', deleted: false },
    }),
    verify: expectChanged,
    rules: {
      DOCUMENT_DELETED: async (context, valid) => {
        const params = await someDocument(context, 'usual', 'mark')
        const marked = { params, body: { ...(valid.body as object), deleted: true } }
        context.cleanups.push(() => discard(context, { params }))
        await expectChanged(context, marked, await context.callSuccessfully('bankUpdateDocument', marked))
        return { params, body: valid.body }
      },
    },
    undo: discard,
  },
  bankDeleteDocument: {
    request: async (context, resource) => ({ params: await someDocument(context, resource, 'delete') }),
    verify: async (context, { params = {} }, answer) => {
      const shown = (await documentsOf(context, params.customerId ?? '')).find(({ id }) => id === params.documentId)
      expect(context, answer, shown === undefined, 'the document is still listed', 'rule/stored-as-sent')
    },
  },
}

const notes: Scenarios = {
  bankCreateNote: {
    request: () => ({ body: { note: `Konformitätsprüfung ${Date.now()}` } }),
    verify: async (context, { params = {} }, answer) => {
      const { results } = await context.read('bankListNotes', { params })
      const condition = isSame(results[0], answer.body)
      const place = `${context.contract.operation('bankListNotes').pointer}/responses/200` as const
      expect(context, answer, condition, 'the list does not begin with the new note', place)
    },
    leaves: 'notes of the customer private',
  },
  bankListHistory: {
    verify: async (context, sent, answer) => {
      const all = await context.call('bankListHistory', { ...sent, query: { loginActivity: true } })
      const entries = (one: ReceivedAnswer) =>
        (one.body as { historyEntries: { loginActivity: boolean }[] }).historyEntries
      const none = entries(answer).every(({ loginActivity }) => !loginActivity)
      expect(context, answer, none, 'without loginActivity there are sign-ins', 'rule/sign-ins')
      const without = await context.call('bankListHistory', { ...sent, query: { loginActivity: false } })
      const isQuiet = entries(without).every(({ loginActivity }) => !loginActivity)
      expect(context, without, isQuiet, 'with loginActivity=false there are sign-ins', 'rule/sign-ins')
      const some = entries(all).some(({ loginActivity }) => loginActivity)
      expect(
        context,
        all,
        some,
        'with loginActivity there are no sign-ins, although somebody has just signed in',
        'rule/sign-ins',
      )
    },
  },
}

export const documentAndNoteScenarios: Scenarios = {
  ...documents,
  ...notes,
}
