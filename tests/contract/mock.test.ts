import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerCheck } from '#contract-checks/answer-check.ts'
import {
  type FlatOperation,
  isJson,
  methods,
  operationsOf,
  readContract,
  resolveRef,
} from '#contract-checks/contract.ts'
import { examplesAt } from '#contract-checks/examples-today.ts'
import type { OperationId } from '#generated/operations.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { startMock } from '#scripts/portal/mock-server.ts'
import { servedDocument } from '#scripts/portal/prism.ts'
import { root, runAside } from '#scripts/run.ts'
import { isInstalled } from '../is-installed.ts'
import {
  answerTo,
  bodyExamples,
  brokenBody,
  type ContractRequest,
  contractRequest,
  type DocumentedAnswer,
  documentedAnswers,
  withoutHeader,
} from './contract-examples.ts'

const document = readDocument(join(root, 'generated/openapi.yaml'))
const contract = readContract()
const check = answerCheck(contract)
const operations = operationsOf(document)
const withJson = operations.filter(({ body }) => Object.keys(body?.content ?? {}).some(isJson))
const operation = (id: OperationId) => contract.operation(id)
const traceId = '5f0c6a3e-9a1b-4c0d-8e2f-1a2b3c4d5e6f'

let mock: Awaited<ReturnType<typeof startMock>>
beforeAll(async () => {
  mock = await startMock(servedDocument(), 0)
})
afterAll(() => mock.stop())

type Answer = { status: number; headers: Headers; text: string; body: Record<string, unknown> }

async function send(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const answer = await fetch(`${mock.address}/api/ui/v1${path}`, {
    method,
    headers: { 'X-Trace-Id': traceId, ...headers },
    ...(body !== undefined && { body }),
  })
  const text = Buffer.from(await answer.arrayBuffer()).toString()
  const isBodyJson = isJson(answer.headers.get('content-type')?.split(';')[0] ?? '')
  const parsed = isBodyJson ? (JSON.parse(text) as Record<string, unknown>) : {}
  return { status: answer.status, headers: answer.headers, text, body: parsed } satisfies Answer
}

/** Sends an example of the contract, whose days are those of today, as a call with the same trace id each time. */
function ask({ method, path, headers, body }: ContractRequest, more: Record<string, string> = {}): Promise<Answer> {
  const isBodyJson = body !== undefined && isJson(headers['Content-Type'] ?? '')
  const today = isBodyJson ? JSON.stringify(examplesAt(JSON.parse(body), new Date())) : body
  return send(method, path, { ...headers, 'X-Trace-Id': traceId, ...more }, today)
}

/** What is wrong with an answer: by the contract, and by the call that it answers. */
function faults(asked: FlatOperation, { status, headers, text, body }: Answer): string[] {
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  const sent = text === '' ? undefined : isJson(type) ? body : new Blob([text], { type })
  const found = check(asked, { status, body: sent, headers: Object.fromEntries(headers) }).map(({ says }) => says)
  if (headers.get('x-trace-id') !== traceId) found.push(`has the trace id ${headers.get('x-trace-id')}`)
  if (status < 400) return found
  if (body.status !== status || body.traceId !== traceId) found.push(`is about another call: ${text}`)
  return found
}

/** Asks for all operations, 16 at a time, and returns what is wrong. */
async function wrong<T extends { asked: FlatOperation }>(items: T[], fault: (item: T) => Promise<string[]>) {
  const found: string[] = []
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) found.push(...(await fault(item)).map((says) => `${item.asked.id} ${says.slice(0, 300)}`))
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return found.toSorted()
}
const each = (list: FlatOperation[]) => list.map((asked) => ({ asked }))

/** Every call of the list is refused with 400, and the violations are exactly these. */
const refused = (
  list: FlatOperation[],
  violations: { field: string; rule: string }[],
  ask400: (asked: FlatOperation) => Promise<Answer>,
) =>
  wrong(each(list), async ({ asked }) => {
    const answer = await ask400(asked)
    const isRefused = answer.status === 400 && isDeepStrictEqual(answer.body.violations, violations)
    return [...faults(asked, answer), ...(isRefused ? [] : [`is answered ${answer.status} ${answer.text}`])]
  })

describe('what the mock answers', () => {
  it('is what the contract allows, for every call', async () => {
    expect(
      await wrong(each(operations), async ({ asked }) => {
        const answer = await ask(contractRequest(document, asked, { everyParameter: true }))
        return [...faults(asked, answer), ...(answer.status < 300 ? [] : [`${answer.status} ${answer.text}`])]
      }),
    ).toEqual([])
  })

  it('is every example of the contract, on request', async () => {
    const items = operations.flatMap((asked) =>
      documentedAnswers(document, asked).map((documented) => ({ asked, documented })),
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
      await wrong(items, async ({ asked, documented }) => {
        const { status, example } = documented
        const prefer = example === undefined ? `code=${status}` : `code=${status}, example=${example}`
        const answer = await ask(contractRequest(document, asked), { Prefer: prefer })
        return [...faults(asked, answer), ...differences(answer, answerTo(traceId, documented))]
      }),
    ).toEqual([])
    expect(items.length).toBe(numberOfAnswers())
  })

  it('accepts every body of the contract', async () => {
    const items = operations.flatMap((asked) => bodyExamples(document, asked).map((body) => ({ asked, body })))
    expect(
      await wrong(items, async ({ asked, body }) => {
        const answer = await ask(contractRequest(document, asked, { body }))
        return answer.status < 300 ? [] : [`${body.name} is answered ${answer.status} ${answer.text}`]
      }),
    ).toEqual([])
  })

  // Prism's own validator would refuse them: it divides by 0.01 without a tolerance.
  it.each([-19.99, -0.07, -1.15])('accepts a credit of %d euros', async (amount) => {
    const asked = operation('bankCreatePrivateFee')
    const [fee] = bodyExamples(document, asked)
    const body = { ...fee!, value: { ...(fee!.value as object), amount } }
    expect((await ask(contractRequest(document, asked, { body }))).status).toBe(201)
  })

  it('is found with and without the base path', async () => {
    const answer = await fetch(`${mock.address}/version`)
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

describe('what breaks the contract', () => {
  it('broken JSON is refused by every call that takes JSON', async () => {
    const broken = (asked: FlatOperation) => {
      const { method, path, headers } = contractRequest(document, asked)
      return send(method, path, { ...headers, 'X-Trace-Id': traceId }, '{"email": ')
    }
    expect(await refused(withJson, [{ field: '', rule: 'type' }], broken)).toEqual([])
  })

  it('an unknown query key is refused by every call', async () => {
    const unknown = (asked: FlatOperation) => {
      const request = contractRequest(document, asked)
      return ask({ ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}keyOfNoContract=1` })
    }
    const violations = [{ field: 'keyOfNoContract', rule: 'additionalProperties' }]
    expect(await refused(operations, violations, unknown)).toEqual([])
  })

  it('a missing trace id is refused by every call that needs one, under an id of the mock', async () => {
    const needing = operations.filter(({ id }) => id !== 'commonGetVersion')
    const found = await wrong(each(needing), async ({ asked }) => {
      const { method, path, headers, body } = withoutHeader(contractRequest(document, asked), 'X-Trace-Id')
      const answer = await fetch(mock.address + path, { method, headers, ...(body !== undefined && { body }) })
      const problem = (await answer.json()) as { violations: unknown; traceId: string }
      const isRefused =
        answer.status === 400 &&
        JSON.stringify(problem.violations).includes('{"field":"X-Trace-Id","rule":"required"}') &&
        problem.traceId === answer.headers.get('x-trace-id')
      return isRefused ? [] : [`is answered ${answer.status} ${JSON.stringify(problem)}`]
    })
    expect(found).toEqual([])
  })

  it('a body with a missing or an unknown field is refused, and the field is named', async () => {
    const items = withJson.flatMap((asked) =>
      bodyExamples(document, asked)
        .filter(({ mediaType }) => isJson(mediaType))
        .map((body) => ({ asked, body: brokenBody(document, asked, body) })),
    )
    expect(
      await wrong(items, async ({ asked, body }) => {
        const answer = await ask(contractRequest(document, asked, { body }))
        const names = JSON.stringify(answer.body.violations ?? [])
        const isNamed = /"rule":"(required|additionalProperties|unevaluatedProperties)"/.test(names)
        return [...faults(asked, answer), ...(answer.status === 400 && isNamed ? [] : [`${answer.status} ${names}`])]
      }),
    ).toEqual([])
  })

  it('the violations name what is wrong with this very request', async () => {
    const { method, path, headers } = contractRequest(document, operation('privateLogin'))
    const { body } = await send(
      method,
      path,
      { ...headers, 'X-Trace-Id': traceId, 'X-Use-Session-Support': 'maybe' },
      JSON.stringify({ customerNumber: null, email: 'no address', password: 'x'.repeat(500) }),
    )
    expect(body.violations).toEqual([
      { field: 'X-Use-Session-Support', rule: 'enum' },
      { field: 'email', rule: 'pattern' },
      { field: 'password', rule: 'maxLength' },
    ])
  })

  it('a rule between fields is one of the contract, with its code', async () => {
    const { method, path, headers } = contractRequest(document, operation('privateResetPassword'))
    const body = {
      ...(bodyExamples(document, operation('privateResetPassword'))[0]!.value as object),
      newPasswordConfirm: 'Ein-ganz-anderes-Passwort-9',
    }
    const answer = await send(method, path, { ...headers, 'X-Trace-Id': traceId }, JSON.stringify(body))
    expect(answer.status).toBe(400)
    expect(answer.body.violations).toEqual([{ field: 'newPasswordConfirm', rule: 'equal', code: 'PASSWORDS_DIFFER' }])
  })

  it('a body of another media type is refused with 415 by every call that has a body', async () => {
    const found = await wrong(each(operations.filter(({ body }) => body !== undefined)), async ({ asked }) => {
      const { method, path, headers } = contractRequest(document, asked)
      const types = { ...headers, 'X-Trace-Id': traceId, 'Content-Type': 'application/xml' }
      const answer = await send(method, path, types, '<login/>')
      const names = Object.keys(asked.body!.content).every((type) => String(answer.body.title).includes(type))
      return [...faults(asked, answer), ...(answer.status === 415 && names ? [] : [`${answer.status} ${answer.text}`])]
    })
    expect(found).toEqual([])
  })

  it('a call that needs a session is refused without a token', async () => {
    const found = await wrong(each(operations.filter(({ needsSession }) => needsSession)), async ({ asked }) => {
      const answer = await ask(withoutHeader(contractRequest(document, asked), 'Authorization'))
      return [...faults(asked, answer), ...(answer.status === 401 ? [] : [`is answered ${answer.status}`])]
    })
    expect(found).toEqual([])
  })

  it('an id that names nothing is a 404', async () => {
    const asked = operation('bankGetDenyEntry')
    const request = contractRequest(document, asked)
    const answer = await ask({ ...request, path: request.path.replace(/[^/]+$/, 'no-such-id') })
    expect(answer.status).toBe(404)
    expect(faults(asked, answer)).toEqual([])
  })

  it('a body that is larger than the contract allows is refused before it is read', async () => {
    const { method, path, headers } = contractRequest(document, operation('privateLogin'))
    const answer = await send(method, path, { ...headers, 'X-Trace-Id': traceId }, 'x'.repeat(100_000))
    expect(answer.body).toMatchObject({ status: 400, violations: [{ field: '', rule: 'maxLength' }] })
  })

  it.each(['/nothing', '/private/profile/', '/private/Profile', '/private/%ff'])('%s is no path: 404', async (path) => {
    const { status, body, headers } = await send('GET', path)
    expect(body).toEqual({ status: 404, title: 'There is no such call', traceId })
    expect([status, headers.get('x-trace-id')]).toEqual([404, traceId])
    expect(headers.get('content-type')).toMatch(/^application\/json/)
  })

  it('an unknown path is refused before its body is read', async () => {
    const answer = await send('POST', '/nothing', { 'Content-Type': 'application/json' }, '{"broken": ')
    expect(answer.body).toEqual({ status: 404, title: 'There is no such call', traceId })
  })

  it('another method is a 405 that names those of the path', async () => {
    const byPath = Map.groupBy(operations, ({ path }) => path)
    for (const [path, [asked, ...others]] of byPath) {
      const has = [asked!, ...others].map(({ method }) => method.toUpperCase()).toSorted()
      const method = ['PATCH', 'DELETE', 'GET', 'POST', 'PUT'].find((name) => !has.includes(name))!
      const { path: sent } = contractRequest(document, asked!)
      const answer = await send(method, sent)
      expect([path, method, answer.status, answer.headers.get('allow')]).toEqual([path, method, 405, has.join(', ')])
      expect(answer.body).toMatchObject({ status: 405, traceId })
    }
  })
})

describe('a preferred answer', () => {
  const prefer = async (wish: string, id: OperationId = 'privateGetProfile') => {
    const asked = operation(id)
    const answer = await ask(contractRequest(document, asked), { Prefer: wish })
    expect(faults(asked, answer)).toEqual([])
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

  it('comes after the request was judged, and does not excuse it', async () => {
    const { method, path, headers } = contractRequest(document, operation('privateLogin'))
    const answer = await send(method, path, { ...headers, 'X-Trace-Id': traceId, Prefer: 'code=462' }, '{}')
    expect(answer.status).toBe(400)
  })
})

it('the calls of the guide for client developers are answered as it says', async ({ skip }) => {
  skip(!isInstalled('curl'), 'curl is not installed')
  const guide = readFileSync(join(root, 'docs/client-developers.md'), 'utf8')
  const lines = [...guide.matchAll(/^(?:api|trace|token)=.*|^curl .*# \d{3}$/gm)].map(String)
  const said = lines.flatMap((line) => /# (\d{3})$/.exec(line)?.[1] ?? [])
  const script = lines
    .join('\n')
    .replace('http://127.0.0.1:4010', mock.address)
    .replaceAll(/^curl /gm, "curl -s -o /dev/null -w '%{http_code}\n' ")
  const { output } = await runAside('sh', ['-ec', script])
  expect(output.trim().split('\n')).toEqual(said)
  expect(said).toContain('400')
})
