import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type LocalServer, startLocalServer } from '../local-server.ts'
import { type Front, startFront } from './front.ts'

let backend: LocalServer
let front: Front
beforeAll(async () => (backend = await startLocalServer()))
afterAll(() => backend.stop())
afterEach(() => front.close())

const settingsIn = (page: string): unknown =>
  JSON.parse(/id="settings"[^>]*>(.*?)<\/script>/s.exec(page)![1]!) as unknown

it('every address of the portal is its page, with a nonce of its own in a policy that lets nothing else run', async () => {
  front = await startFront(backend.origin)
  const [one, two] = await Promise.all([fetch(`${front.address}/private/login`), fetch(front.address)])
  const nonceOf = (answer: Response) =>
    /script-src 'self' 'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)![1]
  expect(nonceOf(one)).not.toBe(nonceOf(two))
  expect(await one.text()).toContain(`nonce="${nonceOf(one)}"`)
  const policy = one.headers.get('content-security-policy')
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("connect-src 'self';")
  expect(Object.fromEntries(one.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-encoding': expect.stringMatching(/br|gzip/),
  })
  expect(one.headers.has('set-cookie')).toBe(false)
  expect(settingsIn(await two.text())).toEqual({})
})

it('the login of an area is a page of its own and so is what is behind it, with the same policy, settings and nonce', async () => {
  front = await startFront(backend.origin, { ENVIRONMENT_NAME: 'Test' })
  const texts = async (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(front.address + path)).text()))
  for (const text of await texts([
    '/private/login',
    '/private/login/',
    '/private/login?redirect=%2Fprivate%2Fprofile',
  ])) {
    expect(text).toContain('The first step')
    expect(text).not.toContain('__CSP_NONCE__')
    expect(settingsIn(text)).toMatchObject({ environment: 'Test' })
  }
  for (const text of await texts(['/private', '/private/', '/private/login/more', '/private/profile?tab=x'])) {
    expect(text).toContain('The frame')
    expect(text).not.toMatch(/The first step|__CSP_NONCE__/)
    expect(settingsIn(text)).toMatchObject({ environment: 'Test' })
  }
  for (const text of await texts(['/', '/privately', '/login', '/bank-employee/x']))
    expect(text).not.toMatch(/The first step|The frame/)
  const policies = await Promise.all(
    ['/', '/private/login', '/private/profile'].map(async (path) =>
      (await fetch(front.address + path)).headers.get('content-security-policy'),
    ),
  )
  expect(new Set(policies.map((policy) => policy!.replaceAll(/'nonce-[^']+'/g, ''))).size).toBe(1)
  for (const file of ['login', 'index'])
    expect((await fetch(`${front.address}/private/${file}.html`)).status, 'a page without a nonce').toBe(404)
})

it('sends a file as the build compressed it with an unlimited lifetime, and 404 for one that is missing', async () => {
  front = await startFront(backend.origin)
  const file = await fetch(`${front.address}/assets/portal-abc1234.js`, { headers: { 'accept-encoding': 'gzip' } })
  expect([file.status, file.headers.get('content-encoding'), file.headers.get('cache-control')]).toEqual([
    200,
    'gzip',
    'public, max-age=31536000, immutable',
  ])
  expect(await file.text()).toContain('portal')
  expect((await fetch(`${front.address}/assets/gone-abc1234.js`)).status).toBe(404)
  expect((await fetch(`${front.address}/index.html`)).status, 'the page without a nonce').toBe(404)
  const flags = await fetch(`${front.address}/featureflags.json`)
  expect(await flags.json()).toEqual({ activeFlags: ['built'] })
})

it('an installation sets links, name, flags and reports when it starts, and no value gets out of its place', async () => {
  front = await startFront(backend.origin, {
    LINK_IMPRINT: 'https://bank.example/impressum?x=</script><b>',
    LINK_ACCESSIBILITY: 'https://bank.example/barrierefreiheit',
    SERVICE_PHONE: '+43 1 000 00 00',
    ENVIRONMENT_NAME: 'Test & "Abnahme"',
    ACTIVE_FLAGS: 'one, two',
    REPORT_URL: 'https://reports.bank.example/portal',
  })
  const answer = await fetch(front.address)
  const page = await answer.text()
  expect(settingsIn(page)).toEqual({
    links: {
      imprint: 'https://bank.example/impressum?x=</script><b>',
      accessibility: 'https://bank.example/barrierefreiheit',
    },
    servicePhone: '+43 1 000 00 00',
    environment: 'Test & "Abnahme"',
    reports: { url: 'https://reports.bank.example/portal', sample: 0.1 },
  })
  expect(page).not.toContain('<b>')
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self' https://reports.bank.example;")
  expect(await (await fetch(`${front.address}/featureflags.json`)).json()).toEqual({ activeFlags: ['one', 'two'] })
})

it('nothing of the sandbox, the panel or the reference is served', async () => {
  front = await startFront(backend.origin)
  backend.forget()
  for (const path of ['/sandbox/inbox', '/panel/entry.js', '/docs/', '/sandbox/reset']) {
    const answer = await fetch(front.address + path, { method: path.endsWith('reset') ? 'POST' : 'GET' })
    if (answer.ok) expect(await answer.text(), path).toContain('id="settings"')
    else expect(answer.status, path).toBe(404)
  }
  expect(backend.received).toEqual([])
})
