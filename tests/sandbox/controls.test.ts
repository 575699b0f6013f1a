import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { backends, sharedSandboxWithReset, sandboxForTest, defaultBackends } from './backends.ts'
import { type Client, createClient, newPassword } from './client.ts'

const email = 'anna.gruber@mail.example'

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  sharedSandboxWithReset(backend, (started) => void (client = started))

  it.each([423, 458, 459, 502, 504, 403, 500])('any call can be made to answer %i, once @R910', async (status) => {
    const token = await client.tokenOf('bank', 'sabine.koehler@bank.example')
    const list = () => client.call('GET', '/bank/tasks', { token })
    const usual = (await list()).status
    expect((await client.control('fail-next', { operation: 'bankListTasks', status })).status).toBe(204)
    expect((await client.call('GET', '/version')).status).toBe(200)
    const failed = await list()
    expect(failed.status).toBe(status)
    expect(failed.body).toMatchObject({ status, traceId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect((await list()).status).toBe(usual)
  })

  it('a call can be made to answer unparsable JSON, a body of one’s own, several times, for one person, later @R910', async () => {
    const version = (headers = {}) => client.call('GET', '/version', { headers })
    await client.control('fail-next', { operation: '*', unparsable: true })
    const unparsable = await version()
    expect(unparsable.headers.get('content-type')).toContain('application/json')
    expect(() => JSON.parse(unparsable.text)).toThrow()

    await client.control('fail-next', { operation: 'commonGetVersion', status: 462, body: { own: true }, count: 2 })
    expect([(await version()).body, (await version()).body, (await version()).status]).toEqual([
      { own: true },
      { own: true },
      200,
    ])

    await client.control('fail-next', { operation: '*', status: 504, userEmail: 'jörg@mail.example' })
    expect((await version()).status).toBe(200)
    expect((await version({ 'x-user-email': 'J%C3%B6rg@mail.example' })).status).toBe(504)

    await client.control('fail-next', { operation: '*', delayMs: 300 })
    const started = performance.now()
    expect((await version()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(290)
  })

  it('a browser at the inbox gets its icon, also without a portal beside it', async () => {
    const icon = await fetch(`${client.address}/favicon.ico`)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
    expect([...new Uint8Array(await icon.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
  })

  it('the clock moves codes, locks and waiting times', async () => {
    await client.requestCode('private', email)
    const code = await client.codeFor(email)
    await client.control('clock', { advanceSeconds: 40 })
    expect((await client.requestCode('private', email)).status).toBe(461)
    await client.control('clock', { advanceSeconds: 20 })
    expect((await client.requestCode('private', email)).status).toBe(200)
    await client.control('clock', { advanceSeconds: 301 })
    expect((await client.resetPassword('private', email, await client.codeFor(email))).status).toBe(465)
    expect((await client.resetPassword('private', email, code)).status).toBe(465)

    for (let count = 0; count < 5; count++) await client.login('private', email, 'wrong')
    await client.control('clock', { advanceSeconds: 14 * 60 })
    expect((await client.login('private', email)).status).toBe(462)
    await client.control('clock', { advanceSeconds: 60 })
    expect((await client.login('private', email)).status).toBe(200)
  })

  it('the clock can be set to a moment, from which it goes on, and back', async () => {
    const { body } = await client.control('clock', { resetTo: '2030-02-01T08:00:00Z' })
    expect(String(body.now)).toMatch(/^2030-02-01T08:00:0/)
    const { body: sent } = await client.requestCode('private', email)
    expect(String(sent.expiresAt)).toMatch(/^2030-02-01T08:05:0/)
    const { body: back } = await client.control('clock', { resetTo: 'now' })
    expect(Math.abs(Date.parse(String(back.now)) - Date.now())).toBeLessThan(5000)
  })

  it('the inbox holds the newest message first, for everybody or for one address', async () => {
    await client.requestCode('private', email)
    await client.requestCode('bank', 'martin.brandl@bank.example')
    const all = await client.send('GET', '/sandbox/inbox.json')
    expect((all.body.results as { to: string }[]).map(({ to }) => to)).toEqual(['martin.brandl@bank.example', email])
    const mine = await client.send('GET', `/sandbox/inbox.json?to=${email.toUpperCase()}`)
    const part = await client.send('GET', `/sandbox/inbox.json?to=${email.slice(2, -3)}`)
    expect(part.body).toEqual(mine.body)
    expect((await client.send('GET', '/sandbox/inbox.json?to=%00')).body.total).toBe(0)
    expect(mine.body.total).toBe(1)
    const [mail] = mine.body.results as { code: string; text: string; channel: string }[]
    expect(mail).toMatchObject({ channel: 'MAIL', code: expect.stringMatching(/^\d{6}$/) })
    expect(mail!.text).toContain(mail!.code)
    expect(mail!.text).toContain('Guten Tag Anna Gruber')
  })

  it.each([{ advanceSeconds: 'x' }, {}])('an order for the clock that makes no sense is refused: %j', async (order) => {
    const answer = await client.control('clock', order)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatch(/\.$/)
  })
})

it.each(backends)(
  'on %s a reset brings everything back: passwords, locks, mails, orders and the clock',
  async (backend) => {
    const client = createClient((await sandboxForTest(backend)).address)
    await client.requestCode('private', email)
    await client.resetPassword('private', email, await client.codeFor(email))
    for (let count = 0; count < 5; count++) await client.login('bank', 'martin.brandl@bank.example', 'wrong')
    await client.control('fail-next', { operation: '*', status: 500, count: 100, userEmail: email })
    await client.control('clock', { advanceSeconds: 3600 })
    expect((await client.control('reset')).status).toBe(204)
    expect((await client.login('private', email)).status).toBe(200)
    expect((await client.login('private', email, newPassword)).status).toBe(401)
    expect((await client.login('bank', 'martin.brandl@bank.example')).status).toBe(200)
    expect((await client.send('GET', '/sandbox/inbox.json')).body.total).toBe(0)
    const { body } = await client.send('GET', '/sandbox/clock')
    expect(Math.abs(Date.parse(String(body.now)) - Date.now())).toBeLessThan(5000)
  },
)

describe('the controls', () => {
  /** fetch does not let a caller choose the Host. */
  const statusWith = (address: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(`${address}/sandbox/clock`, { headers }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      sent.on('error', reject).end()
    })

  it('answer loopback only, and no foreign page', async () => {
    const sandbox = await sandboxForTest('PGlite', { host: '0.0.0.0' })
    const { port } = new URL(sandbox.address)
    const here = `http://127.0.0.1:${port}`
    expect(await statusWith(here, {})).toBe(200)
    expect(await statusWith(here, { host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(200)
    expect(await statusWith(here, { host: 'attacker.example' })).toBe(403)
    expect(await statusWith(here, { origin: 'http://attacker.example' })).toBe(403)
    expect(await statusWith(here, { origin: 'null' })).toBe(403)

    const outside = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
    const address = outside.find(({ internal, family }) => !internal && family === 'IPv4')?.address
    if (address === undefined) return
    expect(await statusWith(`http://${address}:${port}`, { host: 'localhost' })).toBe(403)
    const version = await createClient(`http://${address}:${port}`).call('GET', '/version')
    expect(version.status).toBe(200)
  })

  it('show the inbox as a page that any strict policy lets work', async () => {
    const client = createClient((await sandboxForTest('PGlite')).address)
    const page = await client.send('GET', '/sandbox/inbox')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.text).toContain('<html lang="de">')
    expect(page.text).not.toMatch(/<style|style=|<script(?![^>]*\ssrc=)|\son\w+=/)
    const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!)
    expect(parts).toHaveLength(3)
    for (const path of parts) expect((await client.send('GET', path)).status).toBe(200)
    expect((await client.send('GET', '/sandbox/inbox.svg')).headers.get('content-type')).toBe('image/svg+xml')
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self'")
    expect((await client.send('GET', '/sandbox/inbox.js')).text).not.toMatch(
      /innerHTML|insertAdjacentHTML|document\.write/,
    )
    expect((await client.send('GET', '/sandbox/nowhere')).status).toBe(404)
  })

  it('leave room for a site outside of /api and /sandbox', async () => {
    const site: NonNullable<Parameters<typeof sandboxForTest>[1]>['site'] = async (scope) => {
      scope.get('/*', (_request, reply) => reply.type('text/html').send('the portal'))
      scope.setNotFoundHandler((_request, reply) => reply.code(404).send('the portal has no such page'))
    }
    const client = createClient((await sandboxForTest('PGlite', { site })).address)
    expect((await client.send('GET', '/private/login')).text).toBe('the portal')
    expect((await client.send('GET', '/api/ui/v1/nowhere')).body).toMatchObject({ status: 404 })
    expect((await client.send('GET', '/sandbox/nowhere')).body).toHaveProperty('error')
    expect((await client.send('POST', '/private')).text).toBe('the portal has no such page')
  })
})
