/** Somebody works on the system while the kit checks its lists. */
import { expect, it, onTestFinished } from 'vitest'
import { createClient } from '../sandbox/client.ts'
import { person } from '../sandbox/notices.ts'
import { seededProofSandbox } from './seeded-proof-sandbox.ts'

it('has no finding about a list of customers of whom one is changed meanwhile', async () => {
  const { ask, address, close } = await seededProofSandbox()
  onTestFinished(close)
  const client = createClient(address)
  const token = await client.tokenOf('bank', 'vera.stadler@bank.example')
  // Helga Sommer, who is not in users.json.
  const path = `/bank/private/${person('19')}/personal-information`
  const { etag: _etag, ...body } = (await client.call('GET', path, { token })).body
  const end = new AbortController()
  const work = async () => {
    for (let count = 1; !end.signal.aborted; count += 1) {
      const { status } = await client.call('PUT', path, {
        token,
        body: { ...body, city: `Graz ${count}` },
      })
      expect(status).toBe(204)
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
  }
  const working = work()
  const { results } = await ask({ only: ['bankListPrivateCustomers'] })
  end.abort()
  await working
  expect(results.flatMap(({ findings }) => findings.map(({ says }) => says))).toEqual([])
}, 240_000)
