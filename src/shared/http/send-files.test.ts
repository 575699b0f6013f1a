import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { json, openPage, startLocalServer, type LocalServer } from '../../../tests/local-server.ts'
import { tokens } from '../../../tests/tokens.ts'
import { startSession } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { send } from './send.ts'
import { withUploadProgress } from './upload-progress.ts'

let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  openPage(server.origin)
})
beforeEach(() => startSession('private', tokens.private))
afterEach(() => server.forget())
afterAll(() => server.stop())

const pdf = (headers: Record<string, string>) => () =>
  server.answerWith((response) =>
    response.writeHead(200, { 'Content-Type': 'application/pdf', ...headers }).end('%PDF-1.7 \u00e4'),
  )

it.each(['GET', 'POST'])(
  'a file is downloaded by %s, with the name that the server gave it @R257 @R764',
  async (method) => {
    pdf({ 'Content-Disposition': 'attachment; filename="Buro.pdf"; filename*=UTF-8\'\'B%C3%BCro.pdf' })()
    const data = method === 'POST' ? { from: '2026-01-01' } : undefined
    const file = await send<File>({ url: '/private/receipts/1/pdf', method, data, responseType: 'blob' })
    expect(file).toBeInstanceOf(File)
    expect([file.name, file.type, await file.text()]).toEqual(['Büro.pdf', 'application/pdf', '%PDF-1.7 \u00e4'])
    expect(server.received[0]).toMatchObject({ method, body: method === 'POST' ? '{"from":"2026-01-01"}' : '' })
  },
)

it('a file without a name is a file all the same', async () => {
  pdf({})()
  const file = await send<File>({ url: '/private/receipts/1/pdf', responseType: 'blob' })
  expect(file.name).toBe('')
})

it.each(['GET', 'POST'])('the reason of a download that was refused by %s is read from its file', async (method) => {
  server.answerWith(json(404, { title: 'weg', detail: 'Grüße' }))
  const refused = send({ url: '/private/receipts/1/pdf', method, responseType: 'blob' })
  await expect(refused).rejects.toMatchObject({ status: 404, body: { title: 'weg', detail: 'Grüße' } })
})

it('reports the progress of an upload', async () => {
  server.answerWith(json(200, {}))
  const reported: number[] = []
  const onNode = { adapter: 'http', baseURL: `${server.origin}/api/ui/v1` } // happy-dom's requests tell no progress
  const data = Buffer.alloc(3_000_000, 'a;b\n')
  const options = withUploadProgress((percent) => reported.push(percent))
  const headers = { 'Content-Type': 'text/csv' }
  startSession('bank', tokens.bank)
  await send({
    url: '/bank/documents',
    method: 'POST',
    transformRequest: [(b: unknown) => b],
    data,
    headers,
    ...onNode,
    ...options,
  })
  expect(reported.at(-1)).toBe(100)
  expect(reported).toEqual([...new Set(reported)].sort((a, b) => a - b))
  expect(server.received[0]!.body).toHaveLength(3_000_000)
})

it('reports increasing progress only, and none for an unknown size', () => {
  const reported: number[] = []
  const { onUploadProgress } = withUploadProgress((percent) => reported.push(percent))
  for (const [loaded, total] of [
    [0, undefined],
    [0, 0],
    [0, 200],
    [1, 200],
    [2, 200],
    [1, 200],
    [199, 200],
    [200, 200],
    [201, 200],
  ] as const) {
    onUploadProgress!({ loaded, total, bytes: loaded, lengthComputable: total !== undefined } as never)
  }
  expect(reported).toEqual([0, 1, 99, 100])
})

it('throws for an interrupted download', async () => {
  server.answerWith((response) => response.destroy())
  await expect(send({ url: '/private/receipts/1/pdf', responseType: 'blob' })).rejects.toBeInstanceOf(ApiError)
})
