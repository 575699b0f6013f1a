import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect as connectTls } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Problem } from '#generated/model/problem.ts'
import { attackPaths } from '../attack/paths.ts'
import { tally } from '../attack/outcome.ts'
import { startRecordingBackend } from '../attack/raw-http.ts'
import { type Kind, startDeployment, whyNotHere } from './deployment.ts'
import { buildFolder } from './front.ts'

const kinds: Kind[] = ['nginx', 'caddy']
const seed = randomInt(2 ** 31)

/** The certificate of the test is signed by itself. */
function sendRawOverTls(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((done) => {
    const socket = connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false })
    let answer = ''
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
    socket.on('error', () => {}).on('close', () => done(answer))
    socket.write(Buffer.from(request, 'latin1'))
  })
}

describe.each(kinds)('behind %s', (kind) => {
  it(`no path in any spelling leaves the calls (seed ${seed})`, async ({ skip }) => {
    const why = whyNotHere(kind)
    skip(why !== undefined, why)
    const backend = await startRecordingBackend()
    const dist = buildFolder()
    const server = await startDeployment(kind, dist, backend.origin)
    onTestFinished(async () => {
      await server.stop()
      backend.close()
      rmSync(dist, { recursive: true })
    })
    const results = tally()
    const target = { address: server.address, received: backend.received, base: '/api/ui/v1', send: sendRawOverTls }
    await attackPaths(target, { seed, count: 750, isContractKnown: false }, results)
    expect(results.outcome({ calls: 750, arrived: 25 }).surprises).toEqual([])

    const { host } = new URL(server.address)
    const untraced = `GET /api/ui/v1/version HTTP/1.1\r\nHost: ${host}\r\nX-Trace-Id: mine\r\nConnection: close\r\n\r\n`
    backend.received.length = 0
    await sendRawOverTls(server.address, untraced)
    expect(backend.received).toEqual([expect.objectContaining({ traceId: expect.stringMatching(/^[0-9a-f-]{36}$/) })])
    for (const path of [
      '/api/ui/v1/x\\..\\..\\admin',
      '/api/ui/v1/a%2fb',
      '/api/ui/v1/private;a/product',
      '/api/ui/v2',
    ]) {
      const answer = await sendRawOverTls(
        server.address,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 404 /)
      expect(Problem.parse(JSON.parse(answer.split('\r\n\r\n')[1]!)), path).toMatchObject({ status: 404 })
    }
  })
})
