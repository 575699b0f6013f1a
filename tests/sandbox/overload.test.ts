import { describe, expect, it } from 'vitest'
import { sandboxForTest } from './backends.ts'
import { clientOf } from './client.ts'

/** As in the product: a wrong password costs two hashes of a tenth of a second each. */
const passwordCost = 15
/** No person waits longer for a refusal than so many seconds; the machine of the tests does other work too. */
const patience = 8

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!

/** On the storage that shares its process with the passwords: any other is further away from them. */
describe('when very many people sign in at once', () => {
  it(
    'nobody waits for long, who has to come back is told when, and reading goes on',
    { timeout: 120_000 },
    async () => {
      const { address } = await sandboxForTest('PGlite', { passwordCost })
      const client = clientOf(address)
      const token = await client.tokenOf('private', 'anna.gruber@mail.example')
      const timed = async <T>(call: Promise<T>) => {
        const started = performance.now()
        return { answer: await call, took: performance.now() - started }
      }
      const read = async () => (await timed(client.call('GET', '/private/product', { token }))).took
      const before: number[] = []
      for (let count = 0; count < 20; count++) before.push(await read())

      const over = new AbortController()
      const storm = Promise.all(
        Array.from({ length: 120 }, (_, index) =>
          timed(client.login('private', `nobody.${index}@mail.example`, 'wrong')),
        ),
      ).finally(() => over.abort())
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
      expect(Math.max(...logins.map(({ took }) => took))).toBeLessThan(2 * patience * 1000)
      // Nobody else hashes meanwhile, so a read waits for a share of the machine and not for passwords.
      expect(median(during)).toBeLessThan(200 + 5 * median(before))
      expect((await client.login('private', 'lukas.hofer@mail.example')).status).toBe(200)
    },
  )
})
