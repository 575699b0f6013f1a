import { describe, expect, it } from 'vitest'
import { sandboxForTest } from './backends.ts'
import { createClient } from './client.ts'

/** As in the product: a wrong password costs two hashes of a tenth of a second each. */
const passwordCost = 15
/** So long a password may stand in the queue, in milliseconds (docs/decisions/016). */
const patience = 3000

/** The least value that so many of a hundred do not exceed. */
const percentile = (list: readonly number[], hundredths: number) =>
  list.toSorted((a, b) => a - b)[Math.floor((list.length * hundredths) / 100)]!

/** On the storage that shares its process with the passwords: any other is further away from them. */
describe('when very many people sign in at once', () => {
  it('refuses early with Retry-After, and reading goes on', { timeout: 120_000 }, async () => {
    const { address } = await sandboxForTest('PGlite', { passwordCost })
    const client = createClient(address)
    const token = await client.tokenOf('private', 'anna.gruber@mail.example')
    const timed = async <T>(call: Promise<T>) => {
      const started = performance.now()
      return { answer: await call, took: performance.now() - started }
    }
    const read = async () => (await timed(client.call('GET', '/private/product', { token }))).took
    const wrong = (who: string) => timed(client.login('private', `${who}@mail.example`, 'wrong'))
    // The same calls while nothing else runs, on this machine as it is now; the first ones find nothing prepared.
    const alone: number[] = []
    for (let count = 0; count < 100; count++) alone.push(await read())
    const usualRead = percentile(alone.slice(20), 95)
    const loginsAlone: number[] = []
    for (const who of ['one', 'two', 'three']) loginsAlone.push((await wrong(who)).took)
    const usualLogin = percentile(loginsAlone, 50)

    const over = new AbortController()
    const storm = Promise.all(Array.from({ length: 120 }, (_, index) => wrong(`nobody.${index}`))).finally(() =>
      over.abort(),
    )
    const during: number[] = []
    while (!over.signal.aborted) during.push(await read())
    const logins = await storm

    const busy = logins.filter(({ answer }) => answer.status === 503)
    expect(busy.length).toBeGreaterThan(0)
    for (const { answer } of busy) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(answer.body).toMatchObject({ status: 503, traceId: expect.any(String) as string })
    }
    expect(logins.filter(({ answer }) => answer.status === 401).length).toBeGreaterThan(0)
    // As long as the queue allows, then for its own hashes on a machine that is busy with the others.
    const longest = Math.max(...logins.map(({ took }) => took))
    expect(longest).toBeLessThan(patience + 20 * usualLogin)
    // Nobody else hashes meanwhile, so a read waits for a share of the machine and not for passwords.
    expect(percentile(during, 95)).toBeLessThan(200 + 5 * usualRead)
    expect((await client.login('private', 'lukas.hofer@mail.example')).status).toBe(200)
  })
})
