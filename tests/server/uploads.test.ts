import { once } from 'node:events'
import { type RequestListener, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { startFront } from './front.ts'

const path = '/api/ui/v1/business/calling-numbers/csv-upload'
const atEnd: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of atEnd.splice(0)) await end()
})

/** Where to upload to, in front of a backend with this listener. */
async function uploadTo(listener: RequestListener): Promise<string> {
  const backend = createServer(listener)
  await once(backend.listen(0, '127.0.0.1'), 'listening')
  const front = await startFront(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`)
  atEnd.push(front.close, async () => {
    backend.closeAllConnections()
    backend.close()
  })
  return front.address + path
}

it('a file goes both ways byte for byte, also with headers that are about the connection only', async () => {
  const file = Buffer.from(Array.from({ length: 3_000_000 }, (_none, at) => (at * 7919) % 256))
  const address = await uploadTo((incoming, response) =>
    incoming.pipe(response.writeHead(201, { 'content-type': 'application/json', 'keep-alive': 'timeout=7' })),
  )
  const upload = request(address, { method: 'POST', headers: { expect: '100-continue', te: 'trailers' } })
  upload.end(file)
  const [answer] = (await once(upload, 'response')) as [NodeJS.ReadableStream & { headers: Record<string, string> }]
  expect(answer.headers['keep-alive']).not.toBe('timeout=7')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).equals(file)).toBe(true)
})

it('a backend that reads slowly slows the browser down, too', { timeout: 20_000 }, async () => {
  const address = await uploadTo((_incoming, response) => void setTimeout(() => response.end(), 1500))
  const upload = request(address, { method: 'POST', headers: { 'content-length': 10_000_000 } })
  upload.on('error', () => {}) // it is taken back below
  upload.write(Buffer.alloc(10_000_000))
  await new Promise((wait) => setTimeout(wait, 700))
  const sent = upload.socket!.bytesWritten - upload.socket!.writableLength
  expect(sent, 'most of it still waits in the browser').toBeLessThan(9_000_000)
  upload.destroy()
})

it('a file is on its way to the backend before the browser has sent all of it', async () => {
  let arrive: (part: string) => void
  const arrived = new Promise<string>((ready) => (arrive = ready))
  const address = await uploadTo((incoming) => incoming.once('data', (chunk) => arrive(String(chunk))))
  const upload = request(address, { method: 'POST' })
  upload.on('error', () => {}) // it is taken back below
  upload.write('first part')
  expect(await arrived).toBe('first part')
  upload.destroy()
})

it('an answer before the whole body was read reaches a client that is still sending', async () => {
  const address = await uploadTo((incoming, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('early')
    incoming.on('error', () => {}).resume()
  })
  const upload = request(address, { method: 'POST', headers: { 'content-length': 8_000_000 } })
  upload.end(Buffer.alloc(8_000_000))
  const [answer] = (await once(upload, 'response')) as [NodeJS.ReadableStream & { statusCode: number }]
  expect([answer.statusCode, await text(answer)]).toEqual([401, 'early'])
})

it('an upload that is too long is refused before it is sent by a client that waits for a 100', async () => {
  let hasArrived = false
  const address = await uploadTo(() => (hasArrived = true))
  const upload = request(address, { method: 'POST', headers: { expect: '100-continue', 'content-length': 60_000_000 } })
  let hasContinued = false
  upload.on('continue', () => (hasContinued = true)).flushHeaders()
  const [answer] = (await once(upload, 'response')) as [NodeJS.ReadableStream & { statusCode: number }]
  expect([answer.statusCode, hasContinued, hasArrived]).toEqual([413, false, false])
  upload.destroy()
})

it.each([
  ['announced', { 'content-length': 60_000_000 }],
  ['sent without an end', { 'transfer-encoding': 'chunked' }],
])('a body that is larger than any of the contract is refused (%s)', async (_how, headers) => {
  const address = await uploadTo((incoming) => void incoming.on('error', () => {}).resume())
  const upload = request(address, { method: 'POST', headers })
  upload.on('error', () => {}) // who sends more than twice as much is cut off
  const answered = once(upload, 'response')
  const send = () => upload.destroyed || upload.write(Buffer.alloc(1_000_000), send)
  send()
  const [answer] = (await answered) as [NodeJS.ReadableStream & { statusCode: number }]
  expect(answer.statusCode).toBe(413)
  upload.destroy()
})
