import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox/main.ts'
import { handler } from '#sandbox/handlers/handler.ts'
import { defaultBackends, startSeededSandbox } from './backends.ts'
import { type Client, createClient } from './client.ts'

const anna = '10000000-0000-4000-8000-001100234501'

/** Knows one customer only, the way later handlers will. */
const deletion = handler('bankDeletePrivateCustomer', {
  resource: async ({ params }) => (params.customerId === anna ? { name: 'Anna' } : undefined),
  handle: async () => ({ status: 204 }),
})

describe.each(defaultBackends)('on %s', (backend) => {
  let sandbox: Sandbox
  let end: () => Promise<void>
  let client: Client
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    ;({ sandbox, end } = await startSeededSandbox(backend, { handlers: { bankDeletePrivateCustomer: deletion } }))
    client = createClient(sandbox.address)
    tokens.customer = await client.tokenOf('private', 'anna.gruber@mail.example')
    tokens.administrator = await client.tokenOf('bank', 'sabine.koehler@bank.example')
    tokens.mayDelete = await client.tokenOf('bank', 'ingrid.fuchs@bank.example')
  })
  afterAll(() => end())

  const ask = (customerId: string, token?: string, headers: Record<string, string> = {}, body?: unknown) =>
    client.call('DELETE', `/bank/private/${customerId}/deletion`, { ...(token && { token }), headers, body })
  const noTrace = { 'x-trace-id': '' }

  it('a call that is wrong in every way is refused for the session first, then the area, the role, the id, the request', async () => {
    expect((await ask('unknown', undefined, noTrace, '{')).status).toBe(401)
    expect((await ask('unknown', tokens.customer, noTrace, '{')).status).toBe(403)
    expect((await ask('unknown', tokens.administrator, noTrace, '{')).status).toBe(403)
    expect((await ask('unknown', tokens.mayDelete, noTrace, '{')).status).toBe(404)
    expect((await ask(anna.replace(/1$/, '2'), tokens.mayDelete, noTrace, '{')).status).toBe(404)
    expect((await ask(anna, tokens.mayDelete, noTrace, '{')).status).toBe(400)
    expect((await ask(anna, tokens.mayDelete)).status).toBe(204)
  })

  it('a body of any type does not get ahead of that order', async () => {
    expect((await ask(anna, undefined, { 'content-type': ';;;' }, 'x')).status).toBe(401)
    expect((await ask(anna, tokens.mayDelete, { 'content-type': ';;;' }, 'x')).status).toBe(400)
  })

  it('a body that is far too large is refused after the session and before it is read', async () => {
    const large = 'x'.repeat(10_485_761)
    expect((await ask(anna, undefined, {}, large)).status).toBe(401)
    expect((await ask('unknown', tokens.mayDelete, {}, large)).status).toBe(404)
    const { status, body } = await ask(anna, tokens.mayDelete, {}, large)
    expect([status, body.violations]).toEqual([400, [{ field: '', rule: 'maxLength' }]])
  })

  it('a call without a trace id is refused with one by which the refusal can be found', async () => {
    const { status, body } = await client.send('POST', '/api/ui/v1/private/auth/logout', { token: tokens.customer })
    expect(status).toBe(400)
    expect(body.violations).toEqual([{ field: 'X-Trace-Id', rule: 'required' }])
    expect(body.traceId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('a health check without a trace id is answered', async () => {
    const { status, body } = await client.send('GET', '/api/ui/v1/version')
    expect([status, body.contractVersion]).toEqual([200, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  })

  it('bank employees without ADMINISTRATOR do not get at the employees @R887', async () => {
    expect((await client.call('GET', '/bank/bank-employees', { token: tokens.mayDelete! })).status).toBe(403)
    expect((await client.call('GET', '/bank/bank-employees', { token: tokens.administrator! })).status).not.toBe(403)
  })

  it('deletes no customers or documents without DELETE_ADMINISTRATOR @R888', async () => {
    const document = `/bank/common/${anna}/documents/70000000-0000-4000-8000-000000000001`
    expect((await ask(anna, tokens.administrator)).status).toBe(403)
    expect((await client.call('DELETE', document, { token: tokens.administrator! })).status).toBe(403)
    expect((await client.call('DELETE', document, { token: tokens.mayDelete! })).status).not.toBe(403)
  })

  it('the headers about the user decide nothing, the token does', async () => {
    const headers = { 'x-user-id': anna, 'x-user-email': 'ingrid.fuchs@bank.example' }
    expect((await ask(anna, tokens.administrator, headers)).status).toBe(403)
  })
})
