import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationId } from '#generated/operations.ts'
import { readContract } from '#contract-checks/contract.ts'
import { examplesNow } from '#contract-checks/examples-today.ts'
import type { Sandbox } from '#sandbox/main.ts'
import { preferredAnswer } from '#sandbox/server/requested-answers.ts'
import { operationsOf } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { root } from '#scripts/run.ts'
import { answerTo, documentedAnswers } from '../contract/contract-examples.ts'
import { startSeededSandbox } from './backends.ts'
import { createClient } from './client.ts'
import { seedPeople } from './people.ts'

let sandbox: Sandbox
let end: () => Promise<void>
beforeAll(async () => {
  ;({ sandbox, end } = await startSeededSandbox('PGlite'))
})
afterAll(() => end())

it('a developer gets every documented answer from the sandbox, as from the mock', async () => {
  const document = readDocument(join(root, 'generated/openapi.yaml'))
  const contract = readContract()
  const wrong: string[] = []
  let right = 0
  for (const operation of operationsOf(document)) {
    for (const documented of documentedAnswers(document, operation)) {
      const { status, example, mediaType, body, headers } = answerTo('none', documented)
      const prefer = example === undefined ? `code=${status}` : `code=${status}, example=${example}`
      const answer = preferredAnswer(contract, operation.id as OperationId, {
        traceId: 'none',
        now: examplesNow,
        prefer,
      })!
      const file = answer.body instanceof Blob ? answer.body : undefined
      const text = file && Buffer.from(await file.arrayBuffer()).toString()
      const same = isDeepStrictEqual(file ? text : answer.body, body)
      const typed = file === undefined || file.type === mediaType
      if (answer.status === status && same && typed && isDeepStrictEqual(answer.headers, headers)) right += 1
      else wrong.push(`${operation.id} ${prefer}: ${JSON.stringify(answer)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(right).toBeGreaterThan(1000)
})

it('a preference without a code is a success, and a wrong one lists the choices, as of the mock', async () => {
  const { call } = createClient(sandbox.address)
  const product = (prefer: string) => call('GET', '/private/product', { headers: { prefer } })
  expect((await product('example=premiumActive')).body).toMatchObject({ productType: 'Premium' })
  for (const wish of ['example=unheard', 'code=200, example=unheard']) {
    const { status, body } = await product(wish)
    expect([status, body.title]).toEqual([
      400,
      expect.stringMatching(/^privateGetProduct has no example unheard of 200; it has \w+/),
    ])
  }
  expect((await product('code=299')).body.title).toMatch(/^privateGetProduct has no answer 299; it has 200, /)
  expect((await product('dynamic=true')).status).toBe(400)
  expect((await product('return=minimal')).status).toBe(401)
})

it('a documented answer changes nothing, one that the contract does not know is refused', async () => {
  const client = createClient(sandbox.address)
  const version = (prefer: string) => client.call('GET', '/version', { headers: { prefer } })
  expect((await version('code=299')).status).toBe(400)
  expect((await version('code=200, example=unheard')).status).toBe(400)
  for (const wish of ['code=999', 'code=600', 'code=200, example=constructor', 'code=504, example=toString']) {
    expect([wish, (await version(wish)).status]).toEqual([wish, 400])
  }
  const code = await client.call('POST', '/private/auth/password-tan', { headers: { prefer: 'code=200' } })
  const sent = Date.parse(code.headers.get('date')!)
  expect(Date.parse(code.body.expiresAt as string)).toBe(sent + 300_000)
  expect(await version('code=504')).toMatchObject({ status: 504, body: { status: 504 } })
  expect((await version('respond-async')).body).toHaveProperty('contractVersion')

  const token = await client.tokenOf('private', seedPeople.private.usual)
  const headers = { prefer: 'code=204' }
  expect((await client.call('POST', '/private/auth/logout', { token, headers })).status).toBe(204)
  expect((await client.call('GET', '/private/product', { token })).status).toBe(200)
  const receipt = '/private/receipts/AR-20261103-004511-PDF'
  const csv = await client.call('GET', receipt, { token, headers: { prefer: 'code=200, example=csv' } })
  expect(csv.headers.get('content-type')).toBe('text/csv')
  expect(csv.headers.get('content-disposition')).toMatch(/filename="[^"]+\.csv"$/)
})
