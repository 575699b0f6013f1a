import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, type Call, type Handlers, handler } from '#sandbox/handlers/handler.ts'
import { send } from '#sandbox/storage/outbox.ts'
import { backends, startSeededSandbox } from './backends.ts'
import { type Client, createClient } from './client.ts'

const secret = 'geheim-4711'

/** What a programmer could get past the compiler. */
const uncompiled = (answer: unknown) => answer as never

describe.each(backends)('on %s', (backend) => {
  let client: Client
  let end: () => Promise<void>
  let handle: (call: Call<'commonGetVersion'>) => Promise<Answer<'commonGetVersion'>>
  let write: (call: Call<'privateCheckEmail'>) => Promise<Answer<'privateCheckEmail'>>
  const errors: string[] = []
  const planted = {
    commonGetVersion: handler('commonGetVersion', { handle: (call) => handle(call) }),
    privateCheckEmail: handler('privateCheckEmail', { handle: (call) => write(call) }),
  }
  beforeAll(async () => {
    const log = { info: () => {}, error: (line: string) => void errors.push(line) }
    const started = await startSeededSandbox(backend, { handlers: planted, log })
    client = createClient(started.sandbox.address)
    end = started.end
  })
  beforeEach(() => {
    errors.length = 0
  })
  afterAll(() => end())

  it.each([
    ['a wrong status', { status: 299 }, 'status 299 is not in the contract'],
    ['a field too many', { status: 200, body: { version: '1', contractVersion: '1', secret } }, 'secret'],
    ['a missing field', { status: 200, body: { version: '1' } }, 'contractVersion breaks required'],
    ['no body', { status: 200 }, 'body is missing'],
  ])('a handler that answers with %s is found out', async (_what, answer, complaint) => {
    handle = async () => uncompiled(answer)
    const { status, body } = await client.call('GET', '/version')
    expect(status).toBe(500)
    expect(body).toMatchObject({ status: 500, traceId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('commonGetVersion')
    expect(errors[0]).toContain(complaint)
    expect(errors[0]).not.toContain(secret)
  })

  it('what a broken answer or a crash wrote before is undone', async () => {
    const message = { channel: 'MAIL' as const, recipient: 'a@b.at', subject: 'x', text: 'x', code: null }
    let crash = false
    write = async ({ db, now }) => {
      await send(db, { ...message, sentAt: now })
      if (crash) throw new Error('on purpose')
      return uncompiled({ status: 200 })
    }
    expect((await client.checkEmail('private', 'a@b.at')).status).toBe(500)
    crash = true
    expect((await client.checkEmail('private', 'a@b.at')).status).toBe(500)
    expect((await client.send('GET', '/sandbox/inbox.json')).body).toEqual({ results: [], total: 0 })
    expect(errors.join()).toContain('on purpose')
  })
})

it('the compiler finds a missing handler, a wrong status and a wrong body', () => {
  const login = handler('commonGetVersion', {
    handle: async () => ({ status: 200, body: { version: '', contractVersion: '' } }),
  })
  // @ts-expect-error the other operations are missing
  const missing: Handlers = { commonGetVersion: login }
  // @ts-expect-error 201 is none of the contract's answers
  handler('commonGetVersion', { handle: async () => ({ status: 201, body: { version: '', contractVersion: '' } }) })
  // @ts-expect-error contractVersion is missing
  handler('commonGetVersion', { handle: async () => ({ status: 200, body: { version: '' } }) })
  // @ts-expect-error a logout answers nothing
  handler('privateLogout', { handle: async () => ({ status: 204, body: {} }) })
  // @ts-expect-error a login has no session yet
  handler('privateLogin', { handle: async ({ session }) => ({ status: 200, body: { token: session.id } }) })
  expect(missing).toBeDefined()
})
