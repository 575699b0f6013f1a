import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Problem } from '#generated/model/problem.ts'
import { attacks } from '../attack/attacks.ts'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

let backend: LocalServer
let front: Front
beforeAll(async () => {
  backend = await startLocalServer()
  front = await startFront(backend.origin, { METRICS_PORT: '0', TRUSTED_PROXIES: 'loopback' })
})
afterAll(async () => {
  await front.close()
  await backend.stop()
})

const seed = randomInt(2 ** 31)

it(`passes on media types and headers of the contract only (seed ${seed})`, async () => {
  expect((await attacks.responses!({ seed, scale: 0.2 })).surprises).toEqual([])
})

it('rejects a page of a gateway with a 502 whose id leads to the original without its body', async () => {
  backend.answerWith((response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<p>secret</p>'))
  const answer = await fetch(`${front.address}/api/ui/v1/version`)
  const { traceId } = Problem.parse(await answer.json())
  expect([answer.status, answer.headers.get('x-trace-id')]).toEqual([502, traceId])
  expect(front.lines.filter((line) => line.traceId === traceId)).toContainEqual(
    expect.objectContaining({ level: 'warn', operation: 'commonGetVersion', status: 404, mediaType: 'text/html' }),
  )
  expect(JSON.stringify(front.lines)).not.toContain('secret')
  const metrics = await (await fetch(`${front.metricsAddress}/metrics`)).text()
  expect(metrics).toContain('portal_rejected_responses_total{operation="commonGetVersion",status="404"} 1')
})

it('sends the HSTS of this server, not that of the backend', async () => {
  backend.answerWith((response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'strict-transport-security': 'max-age=0' })
      .end('{"version":"1"}'),
  )
  const hsts = async (protocol: string) => {
    const answer = await fetch(`${front.address}/api/ui/v1/version`, { headers: { 'x-forwarded-proto': protocol } })
    return answer.headers.get('strict-transport-security')
  }
  expect([await hsts('https'), await hsts('http')]).toEqual(['max-age=31536000', null])
})
