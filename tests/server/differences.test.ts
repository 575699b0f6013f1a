import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressBuild } from '#scripts/portal/compress.ts'
import { writeDifferences } from '#scripts/portal/differences.ts'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { buildFolder, type Front, startFront } from './front.ts'

/** Lines that compress badly on their own. */
const lines = Array.from({ length: 300 }, (_, at) => createHash('sha256').update(`${at}`).digest('base64'))
const older = lines.join('\n')
const newer = lines.with(100, 'one line has changed').join('\n')
const hashOf = (text: string) => createHash('sha256').update(text).digest()

let backend: LocalServer
let front: Front
let previous: string
beforeAll(async () => {
  backend = await startLocalServer()
  previous = buildFolder()
  writeFileSync(join(previous, 'assets/portal-Aaaaaaaa.js'), older)
  const folder = buildFolder()
  writeFileSync(join(folder, 'assets/portal-Bbbbbbbb.js'), newer)
  writeFileSync(join(folder, 'assets/added-Bbbbbbbb.js'), newer)
  compressBuild(folder)
  writeDifferences(previous, folder)
  front = await startFront(backend.origin, {}, undefined, folder)
})
afterAll(async () => {
  await front.close()
  await backend.stop()
  rmSync(previous, { recursive: true })
})

/** `fetch` decodes bodies and cannot do that with this coding. */
const get = (path: string, headers: Record<string, string>) =>
  new Promise<{ body: Buffer; headers: Record<string, unknown> }>((resolve, reject) => {
    request(front.address + path, { headers }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part as Buffer)
      resolve({ body: Buffer.concat(parts), headers: answer.headers })
    })
      .on('error', reject)
      .end()
  })

const withDictionary = (text: string, encodings = 'gzip, br, dcb, dcz') => ({
  'accept-encoding': encodings,
  'available-dictionary': `:${hashOf(text).toString('base64')}:`,
})

it('a browser that has the file of the last release gets the difference to it', async () => {
  const { body, headers } = await get('/assets/portal-Bbbbbbbb.js', withDictionary(older))
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/assets/portal-*.js"',
    'x-content-type-options': 'nosniff',
  })
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
  expect(body.subarray(8, 40).equals(hashOf(older))).toBe(true)
  expect(zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(older) }).toString()).toBe(newer)
  expect(body.length).toBeLessThan(newer.length / 10)
})

it.each([
  ['no dictionary', '/assets/portal-Bbbbbbbb.js', { 'accept-encoding': 'br, dcz' }],
  ['another dictionary', '/assets/portal-Bbbbbbbb.js', withDictionary(newer)],
  ['a coding that it does not know', '/assets/portal-Bbbbbbbb.js', withDictionary(older, 'br')],
  ['a coding that it refuses', '/assets/portal-Bbbbbbbb.js', withDictionary(older, 'br, dcz;q=0')],
  [
    'a broken header',
    '/assets/portal-Bbbbbbbb.js',
    { 'accept-encoding': 'br, dcz', 'available-dictionary': ':../..:' },
  ],
  ['a file that is new', '/assets/added-Bbbbbbbb.js', withDictionary(older)],
])('a browser with %s gets the whole file', async (_what, path, sent) => {
  const { body, headers } = await get(path, sent)
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(newer)
  expect(headers.vary).toBe('accept-encoding, available-dictionary')
})

it('a folder that is no build is refused before anything is written', () => {
  expect(() => writeDifferences('/nowhere', previous)).toThrow('/nowhere is not a build of the portal')
})
