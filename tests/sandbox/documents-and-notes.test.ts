import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DocumentType } from '#generated/model/document-type.ts'
import { NotificationState } from '#generated/model/notification-state.ts'
import { defaultBackends, startSeededSandbox } from './backends.ts'
import { type Answer, type Client, createClient } from './client.ts'

const of = (id: string) => `/bank/common/${id}`
const anna = of('10000000-0000-4000-8000-001100234501')
const lukas = of('10000000-0000-4000-8000-001100234502')
const franz = of('10000000-0000-4000-8000-001100234507')
const emil = of('10000000-0000-4000-8000-001100234516')
const bergland = of('20000000-0000-4000-8000-001200456701')
const unknownCustomer = of('10000000-0000-4000-8000-001199999999')

const traceId = 'e0000000-0000-4000-8000-000000000001'
type Row = Record<string, string | boolean | null>
const rows = ({ body }: Answer) => body.results as Row[]

describe.each(defaultBackends)('on %s', (backend) => {
  let end: () => Promise<void>
  let client: Client
  let address: string
  let bank: string
  let remover: string
  beforeAll(async () => {
    const started = await startSeededSandbox(backend)
    end = started.end
    address = started.sandbox.address
    client = createClient(address)
    bank = await client.tokenOf('bank', 'sabine.koehler@bank.example')
    remover = await client.tokenOf('bank', 'ingrid.fuchs@bank.example')
  })
  afterAll(() => end())

  const get = (path: string) => client.call('GET', path, { token: bank })
  const put = (path: string, body: object) => client.call('PUT', path, { token: bank, body })
  const remove = (path: string, token: string) => client.call('DELETE', path, { token })
  const upload = (path: string, content: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/ui/v1${path}/documents`, {
      method: 'POST',
      body: content,
      headers: {
        authorization: `Bearer ${bank}`,
        'content-type': 'application/octet-stream',
        'x-trace-id': traceId,
        'doc-name': 'Ausweis%20%C3%84.pdf',
        'doc-type': 'ID_COPY',
        'doc-mimetype': 'application/pdf',
        ...headers,
      },
    })
  const pdfOf = (size: number) => {
    const content = new Uint8Array(size)
    content.set(Buffer.from('%PDF-1.4'))
    return content
  }
  const lastOf = async (path: string) => rows(await get(`${path}/documents`))[0]!

  it('notes come newest first, 25 on a page, for both kinds of customers @R708 @R830', async () => {
    for (const customer of [anna, bergland]) {
      const [first, second] = [await get(`${customer}/notes`), await get(`${customer}/notes?page=2&limit=25`)]
      expect(rows(first)).toHaveLength(25)
      const times = [...rows(first), ...rows(second)].map(({ createdAt }) => String(createdAt))
      expect(times).toHaveLength(Number(first.body.total))
      expect(times).toEqual(times.toSorted().toReversed())
    }
    expect((await get(`${unknownCustomer}/notes`)).status).toBe(404)
  })

  it('a note carries who wrote it and when; an empty or too long one is refused @R467 @R468 @R590', async () => {
    const note = '<b>Rückruf</b>\n👍'
    const added = await client.call('POST', `${lukas}/notes`, { token: bank, body: { note } })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({ note, recordedBy: 'Sabine Köhler' })
    expect(rows(await get(`${lukas}/notes`))[0]).toEqual(added.body)
    for (const wrong of ['', 'x'.repeat(1001)]) {
      expect((await client.call('POST', `${lukas}/notes`, { token: bank, body: { note: wrong } })).status).toBe(400)
    }
    expect((await client.call('POST', `${franz}/notes`, { token: bank, body: { note } })).status).toBe(423)
  })

  it('documents of every type are there, newest first, those marked as deleted too @R469 @R473 @R706', async () => {
    const found = rows(await get(`${bergland}/documents`))
    expect(new Set(found.map(({ documentType }) => documentType))).toEqual(new Set(DocumentType.options))
    expect(found.some(({ deleted }) => deleted === true)).toBe(true)
    const times = found.map(({ addedAt }) => String(addedAt))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('a file comes back byte for byte under its own name @R470 @R471 @R706 @R914', async () => {
    const content = Uint8Array.from({ length: 70_000 }, (_none, index) => (index * 31) % 256)
    const name = 'Prüfung „1“ – 👍.xlsx'
    const answer = await upload(lukas, content, {
      'doc-name': encodeURIComponent(name),
      'doc-comment': encodeURIComponent('für später'),
      'doc-mimetype': 'application/octet-stream',
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({
      filename: name,
      comment: 'für später',
      addedBy: 'Sabine Köhler',
      deleted: false,
    })
    const { id } = await lastOf(lukas)
    const file = await fetch(`${address}/api/ui/v1${lukas}/documents/${id}`, {
      headers: { authorization: `Bearer ${bank}`, 'x-trace-id': traceId },
    })
    expect(file.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(content)
    expect((await get(`${anna}/documents/${id}`)).status).toBe(404)
  })

  it('10485760 bytes are taken, one more is a 413, and nothing at all is refused @R593 @R780 @R905', async () => {
    expect((await upload(lukas, pdfOf(10_485_760))).status).toBe(201)
    expect((await upload(lukas, pdfOf(10_485_761))).status).toBe(413)
    expect((await upload(lukas, new Uint8Array(0))).status).toBe(400)
  })

  it.each([
    ['a program', { 'doc-name': 'setup.exe' }],
    ['a file without an ending', { 'doc-name': 'pdf' }],
    ['a name that is too long', { 'doc-name': `${'a'.repeat(252)}.pdf` }],
    ['a name with a line break', { 'doc-name': 'a%0Ab.pdf' }],
    ['a name that is not encoded properly', { 'doc-name': '%E4.pdf' }],
    ['a comment that is too long', { 'doc-comment': 'a'.repeat(201) }],
    ['a type that does not exist', { 'doc-type': 'SELFIE' }],
  ])('%s is refused @R594 @R595 @R596', async (_what, headers) => {
    const answer = await upload(lukas, new Uint8Array([1]), headers)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toHaveProperty('violations')
  })

  it.each([
    [
      'HTML as a PDF',
      '<!doctype html>',
      { 'doc-name': 'a.PDF', 'doc-mimetype': 'application/octet-stream' },
      'Doc-Name',
    ],
    ['HTML of the media type of a PDF', '<!doctype html>', { 'doc-name': 'a.txt' }, 'Doc-Mimetype'],
    ['a PDF as a picture', '%PDF-1.4', { 'doc-name': 'a.png' }, 'Doc-Name'],
    ['text as a picture', 'text', { 'doc-name': 'a.jpg', 'doc-mimetype': 'text/plain' }, 'Doc-Name'],
  ])('%s is refused by its first bytes', async (_what, content, headers, field) => {
    const before = rows(await get(`${lukas}/documents`))
    const answer = await upload(lukas, new Uint8Array(Buffer.from(content)), headers)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ violations: [{ field, rule: 'fileKind' }] })
    expect(rows(await get(`${lukas}/documents`))).toEqual(before)
  })

  it('a compressed file is refused, and not stored packed', async () => {
    const before = rows(await get(`${lukas}/documents`))
    const answer = await upload(lukas, new Uint8Array(gzipSync(pdfOf(100))), { 'content-encoding': 'gzip' })
    expect([answer.status, answer.headers.get('accept-encoding')]).toEqual([415, 'identity'])
    expect(rows(await get(`${lukas}/documents`))).toEqual(before)
  })

  it('a document is changed, then marked as deleted, and then stays as it is @R403 @R472 @R545 @R546 @R707', async () => {
    await upload(lukas, pdfOf(10))
    const path = `${lukas}/documents/${(await lastOf(lukas)).id}`
    const change = { documentType: 'PASSPORT', documentComment: 'Gültig bis 2031', deleted: false }
    expect((await put(path, change)).status).toBe(204)
    expect(await lastOf(lukas)).toMatchObject({ documentType: 'PASSPORT', comment: 'Gültig bis 2031', deleted: false })
    expect((await put(path, { ...change, documentComment: null, deleted: true })).status).toBe(204)
    expect(await lastOf(lukas)).toMatchObject({ comment: null, deleted: true, filename: 'Ausweis Ä.pdf' })
    expect((await put(path, change)).status).toBe(400)
    expect((await get(path)).status).toBe(200)
  })

  it('only a DELETE_ADMINISTRATOR deletes for good, also what is marked as deleted @R547 @R549 @R677 @R888', async () => {
    for (const deleted of [false, true]) {
      await upload(lukas, pdfOf(10))
      const path = `${lukas}/documents/${(await lastOf(lukas)).id}`
      if (deleted) await put(path, { documentType: 'OTHER', deleted: true })
      expect((await remove(path, bank)).status).toBe(403)
      expect((await remove(path, remover)).status).toBe(204)
      expect((await get(path)).status).toBe(404)
    }
  })

  it('while work runs on the customer nothing is uploaded, changed or deleted', async () => {
    const path = `${franz}/documents/${(await lastOf(franz)).id}`
    expect((await upload(franz, pdfOf(10))).status).toBe(423)
    expect((await put(path, { documentType: 'OTHER', deleted: false })).status).toBe(423)
    expect((await remove(path, remover)).status).toBe(423)
  })

  it('there are notifications in every state, with and without attachments, which can be had @R474 @R475 @R893', async () => {
    const found = rows(await get(`${anna}/notification?limit=100`))
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(NotificationState.options))
    expect(found[0]).toMatchObject({ state: 'OPEN', dateTimeSent: null })
    expect(found.find(({ state }) => state === 'FAILED')!.replyMessage).toContain('550')
    const both = found.find(({ attachmentId, attachmentDocumentId }) => attachmentId && attachmentDocumentId)!
    expect((await get(`${anna}/receipts/${both.attachmentId}`)).text).toContain('%PDF')
    expect((await get(`${anna}/documents/${both.attachmentDocumentId}`)).status).toBe(200)
    expect(found.some(({ attachmentId, attachmentDocumentId }) => !attachmentId && !attachmentDocumentId)).toBe(true)
  })

  it('notifications are sorted by time or subject, both ways, and paged @R406 @R407 @R709', async () => {
    const donau = of('20000000-0000-4000-8000-001200456702')
    const list = async (query: string) => rows(await get(`${donau}/notification?${query}`))
    const times = (await list('')).map(({ dateTimeSent }) => String(dateTimeSent))
    expect(times).toHaveLength(25)
    expect(times).toEqual(times.toSorted().toReversed())
    const oldest = (await list('sortBy=sentAt&sortOrder=asc')).map(({ dateTimeSent }) => String(dateTimeSent))
    expect(oldest).toEqual(oldest.toSorted())
    const subjects = (await list('sortBy=subject&sortOrder=asc&limit=100')).map(({ subject }) => String(subject))
    expect(subjects).toEqual(subjects.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)))
    expect((await get(`${donau}/notification?sortBy=recipient`)).status).toBe(400)
  })

  it('stores and returns hostile text unchanged', async () => {
    const [note] = rows(await get(`${emil}/notes`))
    expect(note!.note).toContain('<script>')
    expect(rows(await get(`${emil}/notification`))[0]!.content).toContain('<script>')
    const { id } = rows(await get(`${emil}/documents`)).find(({ filename }) => String(filename).startsWith('<img'))!
    const { headers } = await get(`${emil}/documents/${id}`)
    expect(headers.get('content-disposition')).toBe('attachment; filename="<img src=x onerror=alert(1)>.pdf"')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
