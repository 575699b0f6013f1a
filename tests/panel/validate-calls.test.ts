import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isJson, operationsOf } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { root } from '#scripts/run.ts'
import type { Call } from '../../panel/calls/call-log.ts'
import { validateCall } from '../../panel/contract/validate-calls.ts'
import { contractRequest, documentedAnswers } from '../contract/contract-examples.ts'

const document = readDocument(join(root, 'generated/openapi.yaml'))

function answered(method: string, path: string, status: number, body: string | Blob, headers: object = {}): Call {
  // The examples' own today.
  const date = 'Fri, 20 Nov 2026 10:00:00 GMT'
  const known = new Headers({ date, 'content-type': 'application/json', ...headers })
  const header = (name: string) => known.get(name)
  const sent = { headers: [] }
  return { id: 1, screen: '/', method, path, url: path, sent, ending: 'answered', status, header, body }
}
const version = (body: unknown, status = 200) => validateCall(answered('GET', '/version', status, JSON.stringify(body)))
const receipt = '/private/receipts/AR-20261103-004511-PDF'
const pdf = new Blob(['%PDF'], { type: 'application/pdf' })

it('an answer that the contract shows as an example keeps it', async () => {
  let validated = 0
  for (const operation of operationsOf(document)) {
    const { method, path } = contractRequest(document, operation)
    for (const { status, mediaType, body = '', headers } of documentedAnswers(document, operation)) {
      const text = mediaType !== undefined && isJson(mediaType) ? JSON.stringify(body) : String(body)
      const given = { ...headers, ...(mediaType && { 'content-type': mediaType }) }
      const found = await validateCall(answered(method, path.split('?')[0]!, status, text, given))
      expect([operation.id, status, found]).toEqual([operation.id, status, []])
      validated += 1
    }
  }
  expect(validated).toBeGreaterThan(1000)
})

describe('a backend team reads where an answer deviates, and from what in the contract', () => {
  const schema = '/components/schemas/Version'
  const right = { version: '1.0.0', contractVersion: '1.0.0' }

  it('a field that is missing, wrong or unknown', async () => {
    expect(await version({ version: '1.0.0' })).toEqual([
      { at: '/contractVersion', problem: 'is missing', contract: `${schema}/required` },
    ])
    expect(await version({ ...right, version: 7 })).toEqual([
      { at: '/version', problem: 'must be string, but is 7', contract: `${schema}/properties/version/type` },
    ])
    const [unknown] = await version({ ...right, build: 'abc' })
    expect(unknown).toMatchObject({ at: '/build', problem: 'is a field that the contract does not name' })
  })

  it('a status, a type, a header or a call that is not documented', async () => {
    const responses = '/paths/~1version/get/responses'
    expect(await version(right, 201)).toEqual([{ at: 'status', problem: '201 is not documented', contract: responses }])
    const [type] = await validateCall(
      answered('GET', '/version', 200, 'x', { 'content-type': 'text/html; charset=utf-8' }),
    )
    expect(type).toMatchObject({ at: 'header Content-Type', problem: 'text/html is not one of application/json' })
    const [header] = await validateCall(answered('GET', receipt, 200, pdf, { 'content-type': 'application/pdf' }))
    expect(header).toMatchObject({ at: 'header Content-Disposition', problem: 'is missing' })
    const [call] = await validateCall(answered('GET', '/nowhere', 404, '{}'))
    expect(call).toMatchObject({ at: 'call', problem: 'is none of the contract' })
  })

  it('a body that is missing, too much or no JSON', async () => {
    expect(await validateCall(answered('GET', '/version', 200, ''))).toMatchObject([
      { at: 'body', problem: 'is missing' },
    ])
    expect(await validateCall(answered('GET', '/version', 200, '{"ver'))).toMatchObject([
      { at: 'body', problem: 'is no JSON' },
    ])
    const logout = answered('POST', '/private/auth/logout', 204, 'bye')
    expect(await validateCall(logout)).toMatchObject([{ at: 'body', problem: 'is not empty' }])
  })

  it('the reason of a download that was refused', async () => {
    const body = new Blob(['{"status":404,"title":"Gone"}'], { type: 'application/json' })
    const found = await validateCall(answered('GET', receipt, 404, body))
    expect(found).toEqual([{ at: '/traceId', problem: 'is missing', contract: '/components/schemas/Problem/required' }])
  })
})
