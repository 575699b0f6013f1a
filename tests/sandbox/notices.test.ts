import { describe, expect, it } from 'vitest'
import { operations } from '#generated/operations.ts'
import { sharedSandbox } from './backends.ts'
import type { Client } from './client.ts'
import { type NoticeCase, noticesOfBankWrites, noticesOfOwnWrites, writesWithoutNotice, type Write } from './notices.ts'

/** Every write of the contract; a new one does not compile before it has a row in notices.ts. */
const noticeCases: Record<Write, NoticeCase | 'no notice'> = {
  ...noticesOfOwnWrites,
  ...noticesOfBankWrites,
  ...writesWithoutNotice,
}

describe('notifies the people whose access, address, number or money changes', () => {
  let client: Client
  sharedSandbox('PostgreSQL', (started) => void (client = started))

  type Message = { id: number; to: string; subject: string; text: string }
  const messages = async () => (await client.send('GET', '/sandbox/inbox.json')).body.results as [Message, ...Message[]]

  const writes = (Object.keys(noticeCases) as Write[]).filter((operation) => noticeCases[operation] !== 'no notice')
  it.each(writes)('after %s', async (operation) => {
    const [send, ...expected] = noticeCases[operation] as NoticeCase
    const { params = {}, ...sent } = await send(client)
    const before = (await messages())[0]?.id ?? 0
    const { method, path } = operations[operation]
    const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')
    const headers = { 'x-use-session-support': 'true', 'x-user-email': 'x' }
    const { status } = await client.call(method, filled, { ...sent, headers })
    expect(status).toBe(operation.endsWith('Login') ? 462 : 204)
    const left = (await messages()).filter(({ id }) => id > before)
    expect(left.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(expected.toSorted())
    for (const { text } of left) expect(text).toMatch(/Wenn Sie damit nicht gerechnet haben, /)
    await client.control('clock', { advanceSeconds: 4 }) // work in the background is over
  })
})
