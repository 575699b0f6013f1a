/** Every write of the contract: who is told about what, at which place. A new one does not compile until it is decided. */
import { describe, expect, it } from 'vitest'
import { operations } from '#generated/operations.ts'
import { oneSandbox } from './backends.ts'
import type { Client } from './client.ts'
import type { Told, Write } from './notice-writes.ts'
import { toldByBank } from './told-by-bank.ts'
import { toldByThemselves } from './told-by-themselves.ts'
import { toldNobody } from './told-nobody.ts'

/** Every write of the contract; a new one does not compile before it is decided who is told. */
const told: Record<Write, Told | 'nobody'> = { ...toldByThemselves, ...toldByBank, ...toldNobody }

describe('somebody whose access, address, number or money a write changes is told', () => {
  let client: Client
  oneSandbox('PostgreSQL', (started) => void (client = started))

  type Message = { id: number; to: string; subject: string; text: string }
  const messages = async () => (await client.send('GET', '/sandbox/inbox.json')).body.results as [Message, ...Message[]]

  const writes = (Object.keys(told) as Write[]).filter((operation) => told[operation] !== 'nobody')
  it.each(writes)('by %s', async (operation) => {
    const [send, ...expected] = told[operation] as Told
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
