import { expect, it } from 'vitest'
import {
  type Exchange,
  type Recording,
  curlOf,
  exchangesOf,
  recordExchange,
  recordOrigin,
  runRecorded,
} from '#conform/exchanges.ts'
import { createMask, maskExchange } from '#conform/mask.ts'

const mask = createMask({ people: {} })
const exchange = (at: number): Exchange => ({
  at,
  milliseconds: 1,
  method: 'GET',
  url: `http://a.example/${at}`,
  headers: {},
})

it('the calls that made a value belong to every check that uses it', async () => {
  const [first, second]: Recording[] = [new Set(), new Set()]
  let value: Promise<string> | undefined
  const use = async () => {
    value = recordOrigin(value, async () => {
      recordExchange(exchange(1))
      return 'token'
    })
    await value
  }
  await runRecorded(first!, async () => {
    await use()
    recordExchange(exchange(2))
  })
  await runRecorded(second!, async () => {
    recordExchange(exchange(3))
    await use()
  })
  expect(exchangesOf(first!).map(({ at }) => at)).toEqual([1, 2])
  expect(exchangesOf(second!).map(({ at }) => at)).toEqual([1, 3])
  expect(exchangesOf(new Set([first!, second!])).map(({ at }) => at)).toEqual([1, 2, 3])
})

it('long bodies are cut, and files are only counted', () => {
  const answer = (mediaType: string, bytes: Buffer) => ({ status: 200, headers: new Headers(), mediaType, bytes })
  const raw = { ...exchange(1), content: { bytes: 'x'.repeat(5000), mediaType: 'text/csv' } }
  const text = maskExchange(mask, { ...raw, answer: answer('application/pdf', Buffer.alloc(9)) })
  expect(text.body).toBe(`${'x'.repeat(4000)}‹and 1000 characters›`)
  expect(text.answer).toMatchObject({ size: 9, body: '‹9 bytes of application/pdf›' })
})

it('a call can be sent again with curl', () => {
  const headers = { 'Content-Type': 'application/json' }
  expect(curlOf({ ...exchange(1), method: 'PUT', headers, body: '{"note":"it\'s"}' })).toBe(
    String.raw`curl -i -X PUT 'http://a.example/1' -H 'Content-Type: application/json' --data-raw '{"note":"it'\''s"}'`,
  )
})
