import { describe, expect, it } from 'vitest'
import { isJson, methods, resolveRef } from '#contract-checks/contract.ts'
import { examplesAt } from '#contract-checks/examples-today.ts'
import type { OperationId } from '#generated/operations.ts'
import { contractExamples } from '#scripts/portal/mock-server.ts'
import { runGuideCalls } from '../guide-calls.ts'
import { isInstalled } from '../is-installed.ts'
import {
  answerTo,
  bodyExamples,
  contractRequest,
  type DocumentedAnswer,
  documentedAnswers,
} from './contract-examples.ts'
import {
  type Answer,
  document,
  each,
  faults,
  mockForTests,
  operation,
  operations,
  traceId,
  wrong,
} from './mock-client.ts'

const { address, send, ask } = mockForTests()
const packed = mockForTests(contractExamples)

describe('what the mock answers', () => {
  it('is what the contract allows, for every call', async () => {
    expect(
      await wrong(each(operations), async ({ target }) => {
        const answer = await ask(contractRequest(document, target, { everyParameter: true }))
        return [...faults(target, answer), ...(answer.status < 300 ? [] : [`${answer.status} ${answer.text}`])]
      }),
    ).toEqual([])
  })

  it.each([
    ['with Prism', ask],
    ['without it, as packed', packed.ask],
  ])('is every example of the contract, on request (%s)', async (_how, askMock) => {
    const items = operations.flatMap((target) =>
      documentedAnswers(document, target).map((documented) => ({ target, documented })),
    )
    const differences = (answer: Answer, { status, mediaType, body, headers }: DocumentedAnswer) => {
      if (answer.status !== status) return [`${status} is answered ${answer.status} ${answer.text}`]
      const isBodyJson = mediaType !== undefined && isJson(mediaType)
      const same = isBodyJson
        ? withoutMoments(answer.body) === withoutMoments(examplesAt(body, new Date()))
        : answer.text === (body ?? '')
      const others = Object.entries(headers).filter(([name, value]) => answer.headers.get(name) !== value)
      return [
        ...(same ? [] : [`${status} is ${answer.text}`]),
        ...others.map(([name]) => `${status} has another ${name}`),
      ]
    }
    expect(
      await wrong(items, async ({ target, documented }) => {
        const { status, example } = documented
        const prefer = example === undefined ? `code=${status}` : `code=${status}, example=${example}`
        const answer = await askMock(contractRequest(document, target), { Prefer: prefer })
        return [...faults(target, answer), ...differences(answer, answerTo(traceId, documented))]
      }),
    ).toEqual([])
    expect(items.length).toBe(numberOfAnswers())
  })

  it('accepts every body of the contract', async () => {
    const items = operations.flatMap((target) => bodyExamples(document, target).map((body) => ({ target, body })))
    expect(
      await wrong(items, async ({ target, body }) => {
        const answer = await ask(contractRequest(document, target, { body }))
        return answer.status < 300 ? [] : [`${body.name} is answered ${answer.status} ${answer.text}`]
      }),
    ).toEqual([])
  })

  // Prism's own validator would refuse them: it divides by 0.01 without a tolerance.
  it.each([-19.99, -0.07, -1.15])('accepts a credit of %d euros', async (amount) => {
    const target = operation('bankCreatePrivateFee')
    const [fee] = bodyExamples(document, target)
    const body = { ...fee!, value: { ...(fee!.value as object), amount } }
    expect((await ask(contractRequest(document, target, { body }))).status).toBe(201)
  })

  it('is found with and without the base path', async () => {
    const answer = await fetch(`${address()}/version`)
    expect(await answer.json()).toHaveProperty('contractVersion')
  })

  it('can be read by a page of any origin', async () => {
    const preflight = await send('OPTIONS', '/private/profile', {
      Origin: 'http://localhost:3000',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'x-trace-id',
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('PUT')
    const { headers } = await send('GET', '/version', { Origin: 'http://localhost:3000' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })
})

/** How many answers the contract documents, counted without the code that lists them. */
function numberOfAnswers(): number {
  const responses = Object.values(document.paths).flatMap((item) =>
    methods.flatMap((method) => Object.values(item[method]?.responses ?? {})),
  )
  const examples = responses.map((response) => {
    const media = Object.values(resolveRef(document, response).content ?? { empty: { examples: { empty: {} } } })
    return media.flatMap((content) => Object.keys(content.examples ?? {})).length
  })
  return examples.reduce((sum, count) => sum + count, 0)
}

/** Moments are as far from now as in the example, and now goes on between the answer and its check. */
const withoutMoments = (body: unknown) => JSON.stringify(body).replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, 'moment')

describe('a file', () => {
  const download = (id: OperationId, path: string, headers: Record<string, string> = {}) =>
    send('GET', path, { ...contractRequest(document, operation(id)).headers, ...headers })

  it.each([
    ['CSV', 'text/csv', '\uFEFFRechnungsnummer;'],
    ['PDF', 'application/pdf', '%PDF-1.'],
  ])('of a receipt is %s when the reference says so', async (ending, type, begin) => {
    const path = `/private/receipts/AR-20261103-004511-${ending}`
    const { headers, text } = await download('privateDownloadReceipt', path, { Accept: 'application/json' })
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Rechnung-2026110045110.${ending.toLowerCase()}"`,
    )
    expect(text.startsWith(begin)).toBe(true)
  })

  it('comes in the type that the client accepts, where the call has several', async () => {
    const { path } = contractRequest(document, operation('bankDownloadDocument'))
    const saved = await download('bankDownloadDocument', path, { Accept: 'application/octet-stream' })
    expect(saved.headers.get('content-type')).toBe('application/octet-stream')
    expect(saved.text).toContain('From: anna.gruber@mail.example')
    const usual = await download('bankDownloadDocument', path, { Accept: '*/*' })
    expect(usual.headers.get('content-type')).toBe('application/pdf')
  })
})

describe('a preferred answer', () => {
  const prefer = async (wish: string, id: OperationId = 'privateGetProfile') => {
    const target = operation(id)
    const answer = await ask(contractRequest(document, target), { Prefer: wish })
    expect(faults(target, answer)).toEqual([])
    return answer
  }

  it.each([
    ['code=299', 'privateGetProfile has no answer 299; it has 200, 400, 401, 403, 458, 459, any other from 400 to 599'],
    ['code=200, example=unheard', 'privateGetProfile has no example unheard of 200; it has '],
    ['code=200, example=constructor', 'privateGetProfile has no example constructor of 200; it has '],
    ['code=soon', 'Prefer takes code=<status> and example=<name>'],
    ['code=999', 'privateGetProfile has no answer 999'],
    ['dynamic=true', 'The mock makes no bodies up'],
    ['code=200, dynamic=true', 'The mock makes no bodies up'],
  ])('%s is refused with a sentence', async (wish, sentence) => {
    const { status, body } = await prefer(wish)
    expect(status).toBe(400)
    expect(body.title).toContain(sentence)
  })

  it('is any failure, and an unknown preference is ignored', async () => {
    expect((await prefer('code=504')).body).toMatchObject({ status: 504, traceId })
    expect((await prefer('code=418')).status).toBe(418)
    expect((await prefer('respond-async')).status).toBe(200)
    expect((await prefer('example="lockedWithTime"', 'privateGetProfile')).status).toBe(400)
  })

  it('is chosen by the e-mail address of the login, unless a header chooses', async () => {
    const login = contractRequest(document, operation('privateLogin'))
    const email = { 'X-User-Email': 'anna.gruber+462.accountLockedWithoutTime@mail.example' }
    expect((await ask(login, email)).body).not.toHaveProperty('accountLockedUntil')
    expect((await ask(login, email)).status).toBe(462)
    expect((await ask(login, { ...email, Prefer: 'code=468' })).status).toBe(468)
  })

  it('comes after the request was validated, and does not excuse it', async () => {
    const { method, path, headers } = contractRequest(document, operation('privateLogin'))
    const answer = await send(method, path, { ...headers, 'X-Trace-Id': traceId, Prefer: 'code=462' }, '{}')
    expect(answer.status).toBe(400)
  })
})

it('the calls of the guide for client developers are answered as it says', async ({ skip }) => {
  skip(!isInstalled('curl'), 'curl is not installed')
  const { said, answered } = await runGuideCalls([1, 2, 3], address())
  expect(answered).toEqual(said)
  expect(said).toContain('400')
})
