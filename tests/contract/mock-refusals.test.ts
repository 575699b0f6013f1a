import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { type FlatOperation, isJson } from '#contract-checks/contract.ts'
import { bodyExamples, brokenBody, contractRequest, withoutHeader } from './contract-examples.ts'
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
const withJson = operations.filter(({ body }) => Object.keys(body?.content ?? {}).some(isJson))

/** Every call of the list is refused with 400, and the violations are exactly these. */
const refused = (
  list: FlatOperation[],
  violations: { field: string; rule: string }[],
  ask400: (target: FlatOperation) => Promise<Answer>,
) =>
  wrong(each(list), async ({ target }) => {
    const answer = await ask400(target)
    const isRefused = answer.status === 400 && isDeepStrictEqual(answer.body.violations, violations)
    return [...faults(target, answer), ...(isRefused ? [] : [`is answered ${answer.status} ${answer.text}`])]
  })

it('broken JSON is refused by every call that takes JSON', async () => {
  const broken = (target: FlatOperation) => {
    const { method, path, headers } = contractRequest(document, target)
    return send(method, path, { ...headers, 'X-Trace-Id': traceId }, '{"email": ')
  }
  expect(await refused(withJson, [{ field: '', rule: 'type' }], broken)).toEqual([])
})

it('an unknown query key is refused by every call', async () => {
  const unknown = (target: FlatOperation) => {
    const request = contractRequest(document, target)
    return ask({ ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}keyOfNoContract=1` })
  }
  const violations = [{ field: 'keyOfNoContract', rule: 'additionalProperties' }]
  expect(await refused(operations, violations, unknown)).toEqual([])
})

it('a missing trace id is refused by every call that needs one, under an id of the mock', async () => {
  const needing = operations.filter(({ id }) => id !== 'commonGetVersion')
  const found = await wrong(each(needing), async ({ target }) => {
    const { method, path, headers, body } = withoutHeader(contractRequest(document, target), 'X-Trace-Id')
    const answer = await fetch(address() + path, { method, headers, ...(body !== undefined && { body }) })
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
  const items = withJson.flatMap((target) =>
    bodyExamples(document, target)
      .filter(({ mediaType }) => isJson(mediaType))
      .map((body) => ({ target, body: brokenBody(document, target, body) })),
  )
  expect(
    await wrong(items, async ({ target, body }) => {
      const answer = await ask(contractRequest(document, target, { body }))
      const names = JSON.stringify(answer.body.violations ?? [])
      const isNamed = /"rule":"(required|additionalProperties|unevaluatedProperties)"/.test(names)
      return [...faults(target, answer), ...(answer.status === 400 && isNamed ? [] : [`${answer.status} ${names}`])]
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
  const found = await wrong(each(operations.filter(({ body }) => body !== undefined)), async ({ target }) => {
    const { method, path, headers } = contractRequest(document, target)
    const types = { ...headers, 'X-Trace-Id': traceId, 'Content-Type': 'application/xml' }
    const answer = await send(method, path, types, '<login/>')
    const names = Object.keys(target.body!.content).every((type) => String(answer.body.title).includes(type))
    return [...faults(target, answer), ...(answer.status === 415 && names ? [] : [`${answer.status} ${answer.text}`])]
  })
  expect(found).toEqual([])
})

it('a call that needs a session is refused without a token', async () => {
  const found = await wrong(each(operations.filter(({ needsSession }) => needsSession)), async ({ target }) => {
    const answer = await ask(withoutHeader(contractRequest(document, target), 'Authorization'))
    return [...faults(target, answer), ...(answer.status === 401 ? [] : [`is answered ${answer.status}`])]
  })
  expect(found).toEqual([])
})

it('an id that names nothing is a 404', async () => {
  const target = operation('bankGetDenyEntry')
  const request = contractRequest(document, target)
  const answer = await ask({ ...request, path: request.path.replace(/[^/]+$/, 'no-such-id') })
  expect(answer.status).toBe(404)
  expect(faults(target, answer)).toEqual([])
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
  for (const [path, [target, ...others]] of byPath) {
    const has = [target!, ...others].map(({ method }) => method.toUpperCase()).toSorted()
    const method = ['PATCH', 'DELETE', 'GET', 'POST', 'PUT'].find((name) => !has.includes(name))!
    const { path: sent } = contractRequest(document, target!)
    const answer = await send(method, sent)
    expect([path, method, answer.status, answer.headers.get('allow')]).toEqual([path, method, 405, has.join(', ')])
    expect(answer.body).toMatchObject({ status: 405, traceId })
  }
})
