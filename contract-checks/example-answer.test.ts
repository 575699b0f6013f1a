import { expect, it } from 'vitest'
import { exampleAnswer } from '#contract-checks/example-answer.ts'
import { examplesNow } from '#contract-checks/examples-today.ts'

const call = { traceId: '5f0c6a3e-9a1b-4c0d-8e2f-1a2b3c4d5e6f', now: examplesNow }
const disposition = { 'content-disposition': 'attachment; filename="Rechnung-2026110045110.pdf"' }

it('an example of a refusal is about the call that it answers', () => {
  const value = { status: 500, title: 'Something went wrong', traceId: 'another' }
  const { body } = exampleAnswer({ status: 504, headers: {}, mediaType: 'application/json', value }, call)
  expect(body).toEqual({ ...value, status: 504, traceId: call.traceId })
})

it('an example of a success is what the contract says, with the days of today', () => {
  const now = new Date('2026-11-27T10:00:00Z')
  const value = { status: 'ACTIVE', traceId: 'a field of its own', day: '2026-11-20' }
  const { body } = exampleAnswer({ status: 200, headers: {}, mediaType: 'application/json', value }, { ...call, now })
  expect(body).toEqual({ ...value, day: '2026-11-27' })
})

it.each([
  ['application/pdf', '%PDF-1.4', '%PDF-1.4', 'Rechnung-2026110045110.pdf'],
  ['text/csv', 'Händler;Betrag', '\uFEFFHändler;Betrag', 'Rechnung-2026110045110.csv'],
  ['application/octet-stream', 'From: anna', 'From: anna', 'Rechnung-2026110045110.eml'],
])('a file of the type %s is one, and is named like one', async (mediaType, value, text, name) => {
  const { body, headers } = exampleAnswer({ status: 200, headers: disposition, mediaType, value }, call)
  expect(body).toBeInstanceOf(Blob)
  expect((body as Blob).type).toBe(mediaType)
  expect(Buffer.from(await (body as Blob).arrayBuffer()).toString()).toBe(text)
  expect(headers).toEqual({ 'content-disposition': `attachment; filename="${name}"` })
})
