import { expect, it } from 'vitest'
import { buildHar } from '#conform/report/har.ts'

it('is HAR 1.2, also of a call without an answer', () => {
  const call = {
    at: 1_764_000_000_000,
    milliseconds: 5,
    method: 'POST',
    url: 'http://a.example/x?page=1&page=2',
    headers: { 'Content-Type': 'application/json' },
  }
  const answer = { status: 201, headers: { etag: 'e1' }, mediaType: 'application/json', size: 2, body: '{}' }
  const { version, creator, entries } = buildHar([{ ...call, body: '{"a":1}', answer }, call]).log
  expect(version).toBe('1.2')
  expect(Object.keys(creator)).toEqual(['name', 'version'])
  for (const entry of entries) {
    expect(Object.keys(entry)).toEqual(['startedDateTime', 'time', 'request', 'response', 'cache', 'timings'])
    expect(new Date(entry.startedDateTime).getTime()).toBe(call.at)
    expect(entry.time).toBe(entry.timings.send + entry.timings.wait + entry.timings.receive)
    const both = ['httpVersion', 'cookies', 'headers', 'headersSize', 'bodySize']
    for (const name of [...both, 'method', 'url', 'queryString']) expect(entry.request).toHaveProperty(name)
    for (const name of [...both, 'status', 'statusText', 'content', 'redirectURL'])
      expect(entry.response).toHaveProperty(name)
  }
  expect(entries[0]!.request).toMatchObject({
    queryString: [
      { name: 'page', value: '1' },
      { name: 'page', value: '2' },
    ],
    postData: { mimeType: 'application/json', text: '{"a":1}' },
  })
  expect(entries[0]!.response).toMatchObject({ status: 201, content: { size: 2, text: '{}' } })
  expect(entries[1]!.response.status).toBe(0)
})
