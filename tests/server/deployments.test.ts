import { rmSync } from 'node:fs'
import { Agent, request } from 'undici'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#generated/model/problem.ts'
import { contentSecurityPolicy } from '#server/site/site-headers.ts'
import { allowedHeaders, hostileHeaders, requiredHeaders } from '../attack/hostile-responses.ts'
import { json, type LocalServer, startLocalServer } from '../local-server.ts'
import { startDeployment, whyNotHere } from './deployment.ts'
import { buildFolder } from './front.ts'

const call = '/api/ui/v1/private/product'
// The certificate of the test is signed by itself.
const dispatcher = new Agent({ connect: { rejectUnauthorized: false } })

describe.each(['nginx', 'caddy'] as const)('behind %s with the file of the documentation', (kind) => {
  let backend: LocalServer
  let server: Awaited<ReturnType<typeof startDeployment>>
  const why = whyNotHere(kind)
  beforeEach(({ skip }) => skip(why !== undefined, why))

  beforeAll(async () => {
    if (why !== undefined) return
    const dist = buildFolder()
    backend = await startLocalServer()
    server = await startDeployment(kind, dist, backend.origin)
    return async () => {
      await server.stop()
      await backend.stop()
      rmSync(dist, { recursive: true })
    }
  })
  beforeEach(() => backend.forget())
  const ask = async (path: string, options: Parameters<typeof request>[1] = {}) => {
    const { statusCode: status, headers, body } = await request(server.address + path, { dispatcher, ...options })
    return { status, headers, text: await body.text() }
  }

  it('every address is the page with a nonce of its own and the policy of the production server', async () => {
    const pages = [
      ['/', 'nothing'],
      ['/banker', 'nothing'],
      ['/private/login', 'The first step'],
      ['/private/login/', 'The first step'],
      ['/business', 'The frame'],
      ['/bank/customers/4711?tab=notes', 'The frame'],
    ] as const
    const nonces = []
    for (const [path, expectedContent] of pages) {
      const { status, headers, text } = await ask(path)
      const [, nonce] = /'nonce-([^']{20,})'/.exec(String(headers['content-security-policy']))!
      nonces.push(nonce)
      expect([status, headers['content-security-policy']]).toEqual([200, contentSecurityPolicy(nonce!)])
      expect(text).toContain(`<script nonce="${nonce}">`)
      expect(text).not.toContain('__CSP_NONCE__')
      const [content = 'nothing'] = /The first step|The frame/.exec(text) ?? []
      expect(content, `${path} has what is there before its program`).toBe(expectedContent)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      })
      expect(headers.etag ?? headers['last-modified'], 'nothing lets a browser keep the nonce').toBeUndefined()
    }
    expect(new Set(nonces).size).toBe(pages.length)
  })

  it('sends files as the build compressed them with an unlimited lifetime, and 404 for one that is missing', async () => {
    const file = await ask('/assets/portal-abc1234.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(file.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const flags = await ask('/featureflags.json')
    expect([flags.text, flags.headers['cache-control']]).toEqual(['{"activeFlags":["built"]}', 'no-cache'])
    for (const path of ['/assets/gone-abc1234.js', '/index.html', '/private/login.html', '/private/index.html'])
      expect((await ask(path)).status, path).toBe(404)
  })

  it('a call arrives as it was sent and its answer as it was given, without what a browser may not claim', async () => {
    backend.answerWith((response) =>
      response.writeHead(468, { 'Content-Type': 'application/json', 'Retry-After': '7' }).end('{"as":"it is"}'),
    )
    const trace = '5f0f1b2c-9d6e-4c3a-8b7a-111122223333'
    const claimed = {
      'x-forwarded-for': '203.0.113.7',
      'x-real-ip': '203.0.113.7',
      cookie: 'a=b',
      origin: 'https://x.example',
    }
    const answer = await ask(`${call}?a=1&b=%20c`, {
      method: 'PUT',
      headers: { ...claimed, 'x-trace-id': trace, 'idempotency-key': 'k', 'if-match': '"6"' },
      body: 'raw \u0000 bytes',
    })
    expect([answer.status, answer.text]).toEqual([468, '{"as":"it is"}'])
    expect(answer.headers).toMatchObject({ 'retry-after': '7' })
    const [{ method, url, body, headers }] = backend.received as [(typeof backend.received)[0]]
    expect({ method, url, body }).toEqual({ method: 'PUT', url: `${call}?a=1&b=%20c`, body: 'raw \u0000 bytes' })
    expect(headers).toMatchObject({ 'x-trace-id': trace, 'idempotency-key': 'k', 'if-match': '"6"' })
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
    for (const name of ['cookie', 'origin', 'x-real-ip']) expect(headers).not.toHaveProperty(name)
  })

  it.each([
    [200, 'text/html'],
    [404, 'application/json, text/html'],
    [502, 'image/svg+xml'],
    [200, 'application/json'],
    [204, undefined],
  ])('nothing of a response of the backend runs or is remembered (%i %s)', async (status, type) => {
    const headers = { ...hostileHeaders, ...(type && { 'content-type': type }) }
    backend.answerWith((response) =>
      response.writeHead(status, headers).end(status === 204 ? '' : '<script>1</script>'),
    )
    const answer = await ask(call)
    expect(answer.headers).toMatchObject(requiredHeaders)
    // nginx has no list of headers that pass, and adds the policies of the pages.
    const ofServer = ['server', 'strict-transport-security', 'cross-origin-opener-policy', 'permissions-policy']
    const isPassed = (name: string) => allowedHeaders.has(name) || ofServer.includes(name)
    const passed = Object.keys(answer.headers).filter((name) => !isPassed(name))
    expect(passed.filter((name) => name in hostileHeaders && !['x-own', 'alt-svc'].includes(name))).toEqual([])
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    // Caddy announces its own HTTP/3.
    if (kind === 'caddy') expect(passed).toEqual(['alt-svc'])
    expect(answer.headers['alt-svc']).not.toBe(hostileHeaders['alt-svc'])
    const expected = { caddy: 'application/json', nginx: 'application/octet-stream' }[kind]
    expect(answer.headers['content-type']).toBe(
      status === 204 ? undefined : type === 'application/json' ? type : expected,
    )
    if (kind === 'caddy' && type !== 'application/json' && status !== 204) expect(answer.status).toBe(502)
  })

  it('a file of ten megabytes goes through, one of twelve is refused', async () => {
    backend.answerWith((response, received) => json(200, received.body.length)(response, received))
    const upload = (size: number) => ask(call, { method: 'POST', body: Buffer.alloc(size, 'a') })
    expect((await upload(10_485_760)).text).toBe('10485760')
    expect((await upload(12_582_912)).status).toBe(413)
  })

  it('a call that breaks off at the backend is a 502 of the contract and not sent again', async () => {
    backend.answerWith((response) => response.destroy())
    const { status, text } = await ask(call, { method: 'POST', body: '{}' })
    expect(status).toBe(502)
    expect(Problem.parse(JSON.parse(text))).toMatchObject({ status: 502 })
    expect(backend.received.length).toBe(1)
  })

  it('its log has the id of a call and no address', async ({ skip }) => {
    skip(kind === 'caddy', 'deploy/Caddyfile writes no log')
    const trace = '5f0f1b2c-9d6e-4c3a-8b7a-444422223333'
    await ask('/api/ui/v1/bank/private/6601234588/product?search=geheim', { headers: { 'x-trace-id': trace } })
    await expect.poll(() => server.log()).toContain(trace)
    expect(server.log()).not.toMatch(/6601234588|geheim/)
  })
})
