import type { CsvProblem } from '#generated/model/csv-problem.ts'
import { msg } from '@lingui/core/macro'
import { expect, it, vi } from 'vitest'
import { speak } from '../../../tests/render-screen.tsx'
import { lostChange, refusal, unanswered, unsent } from '../http/api-error.fake.ts'
import { ApiError, problemField } from '../http/api-error.ts'
import { createPartMissingError } from '../http/load-part.ts'
import { servicePhone } from '../settings/service-phone.ts'
import { needsHelp, problemMessage, type Sentences, type WithSentences } from './problem-message.ts'

const messageOf = (error: unknown, sentences?: Sentences<number>, path?: string) =>
  problemMessage(error, sentences, path).message

const timeOut = 'The answer took too long. Please try again in a few minutes.'
const generic = /^Something went wrong on our side\. .* quote the support ID\.$/

it.each([502, 504])('status %i says that the answer took too long @R271 @R272', (status) => {
  expect(messageOf(refusal(status))).toBe(timeOut)
})

it('a call without an answer in time has the same message @R273', () => {
  expect(messageOf(unanswered('timeout'))).toBe(timeOut)
})

it('explains missing permissions @R274', () => {
  expect(messageOf(refusal(403))).toMatch(/^You are not authorised to do this\./)
})

it.each([401, 458])('status %i says to sign in again', (status) => {
  expect(messageOf(refusal(status))).toBe('You are signed out. Please sign in again.')
})

it('an expired login is called so @R269', () => {
  expect(messageOf(refusal(459))).toBe('Your login has expired, please log in again.')
})

it.each(['/bank', '/bank/private-customers', '/bank-employee/login'])(
  'an ongoing task reads below %s as the bank sees it @R275',
  (path) => expect(messageOf(refusal(423), {}, path)).toMatch(/^A task is still running for this record\./),
)

it.each(['/', '/private/mypaybox', '/business/profile', '/bankrupt', '/private/bank'])(
  'an ongoing task reads below %s as the customer sees it @R276',
  (path) => expect(messageOf(refusal(423), {}, path)).toMatch(/^A change to your data is still in progress\./),
)

it('the address of the page decides without a given path', () => {
  window.history.replaceState(null, '', '/bank/tasks')
  expect(messageOf(refusal(423))).toMatch(/^A task is still running/)
  window.history.replaceState(null, '', '/')
  expect(messageOf(refusal(423))).toMatch(/^A change to your data/)
})

it.each([400, 405, 409, 460, 500, 503, 599])('status %i has the general sentence', (status) => {
  expect(messageOf(refusal(status))).toMatch(generic)
})

it('a connection that failed has a sentence of its own', () => {
  expect(messageOf(unanswered('network'))).toMatch(/^We could not reach the bank\./)
})

it('an answer that cannot be read has the general sentence @R280', () => {
  expect(messageOf(unanswered('unreadable'))).toMatch(generic)
})

it('a missing permission leads customers to the bank and employees to an administrator @R274', () => {
  expect(messageOf(refusal(403), {}, '/private/mypaybox')).toMatch(/contact us\.$/)
  expect(messageOf(refusal(403), {}, '/bank/private-customers')).toMatch(/ask somebody with the role Administrator\.$/)
})

it.each([new Error('x'), 'x', undefined, null])('mentions no support id without a failed call', (error) => {
  expect(messageOf(error)).toMatch(/^Something went wrong on our side\. .* call us on \{servicePhone\}\.$/)
  expect(needsHelp(error)).toBe(true)
})

it.each([refusal(500), unanswered('unreadable'), new Error('x')])('tells customers whom to call: %s', (error) => {
  const message = problemMessage(error, {}, '/private/mypaybox')
  expect(message.message).toContain('call us on {servicePhone}')
  expect(message.values).toEqual({ servicePhone })
})

it.each([refusal(500), unanswered('unreadable'), new Error('x')])('sends no bank employee to the bank: %s', (error) => {
  const message = problemMessage(error, {}, '/bank/private-customers')
  expect(message.message).toMatch(/ report it( with the support ID)?\.$/)
  expect(needsHelp(error)).toBe(true)
})

it('a message mentions the support id only where there is one', () => {
  const calls = [unanswered('network'), unanswered('timeout'), unanswered('unreadable'), unsent(), lostChange()]
  const errors = [
    new Error('x'),
    createPartMissingError(),
    ...calls,
    ...[400, 404, 423, 500, 501, 502, 503].map((one) => refusal(one)),
  ]
  const asking = errors.filter((error) => String(messageOf(error)).includes('quote the support ID'))
  expect(asking.length).toBeGreaterThan(3)
  for (const error of asking)
    expect([needsHelp(error), (error as ApiError).traceId]).toEqual([true, expect.any(String)])
})

it('mentions no support id for a chunk that failed to load', () => {
  expect(createPartMissingError().traceId).toBeUndefined()
})

it.each([401, 403, 404, 423, 459, 462, 500, 502, 504])(
  "a screen's own sentence comes first, also for %i @R279",
  (status) => {
    const sentences = { [status]: msg`Not available yet` }
    expect(messageOf(refusal(status), sentences)).toBe('Not available yet')
    expect(needsHelp(refusal(status), sentences)).toBe(false)
  },
)

it("a screen's sentence for another status changes nothing", () => {
  expect(messageOf(refusal(403), { 404: msg`Not available yet` })).toMatch(/^You are not authorised/)
  expect(messageOf(unanswered('network'), { 0: msg`Not available yet` })).toMatch(/^We could not reach the bank/)
})

it('passes the error to a sentence that is a function', () => {
  const sentence = msg`Loading`
  const sentences: Sentences<460> = {
    460: (error) => (problemField<CsvProblem>(error, 'line') === 7 ? sentence : msg`Menu`),
  }
  expect(problemMessage(refusal(460, { line: 7 }), sentences)).toBe(sentence)
})

it('needs the support id where the reason is unknown @R277 @R278', () => {
  expect([500, 403, 404, 423, 502].map((status) => needsHelp(refusal(status)))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(needsHelp(unanswered('unreadable'))).toBe(true)
  expect(needsHelp(unanswered('network'))).toBe(true)
  expect(needsHelp(unanswered('timeout'))).toBe(false)
})

it.each([
  [503, 5, 'A lot of people are signing in right now. Please try again {when}.', 'in 5 seconds'],
  [503, 120, 'A lot of people are signing in right now. Please try again {when}.', 'in 2 minutes'],
  [429, 60, 'Too many attempts. Please try again {when}.', 'in 60 seconds'],
  [429, 14_400, 'Too many attempts. Please try again {when}.', 'in 4 hours'],
])(
  'the message for status %i gives the reason, and when to try again: after %i seconds',
  async (status, seconds, sentence, when) => {
    await speak('en')
    const error = refusal(status, undefined, seconds)
    expect(problemMessage(error)).toMatchObject({ message: sentence, values: { when } })
    expect(needsHelp(error)).toBe(false)
  },
)

it.each([429, 503])('status %i of a server that does not say when has the general sentence', (status) => {
  expect(messageOf(refusal(status))).toMatch(generic)
})

it('a call that the server does not know yet is reported as not available, without a support id', () => {
  const error = refusal(501)
  expect(problemMessage(error).message).toBe('This is not available yet. We are working on it.')
  expect(needsHelp(error)).toBe(false)
})

it('requires sentences exactly for commands with application statuses', () => {
  const needed: WithSentences<409> = { sentences: { 409: msg`Try again` } }
  // @ts-expect-error a sentence for 409 is missing
  const silent: WithSentences<409> = {}
  const nothingToSay: WithSentences<never> = {}
  expect([needed.sentences[409], silent, nothingToSay]).toEqual([msg`Try again`, {}, {}])
})

it('says that the outcome of a write is unknown and that a retry is safe', () => {
  for (const error of [unanswered('network'), unanswered('timeout'), refusal(500), refusal(504)]) {
    expect(messageOf(error.withUnknownOutcome())).toBe(
      'We do not know whether this was saved. You can safely try again: it will only be done once.',
    )
  }
})

it('says after 422 that the first write was saved', () => {
  expect(messageOf(refusal(422))).toMatch(/^What you sent before was saved after all\./)
})

it.each([refusal(500), refusal(502), refusal(504), unanswered('unreadable'), unanswered('timeout'), lostChange()])(
  'does not claim that a form shows what is saved: %s',
  (failed) => {
    const error = failed.withUnknownOutcome()
    error.refreshedSince = true
    expect(messageOf(error)).toBe('Your change may not have been saved. You can safely save it again.')
  },
)

it('does not mention a lost connection after a response', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(messageOf(refusal(500).withUnknownOutcome())).toMatch(/^We do not know whether this was saved\./)
  line.mockRestore()
})

it('says without a connection that nothing was sent', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(messageOf(unsent())).toMatch(/^You are offline, so nothing was sent\./)
  expect(messageOf(lostChange())).toMatch(
    /^Your internet connection was lost, so we do not know whether this was saved\./,
  )
  expect(messageOf(unanswered('network'))).toMatch(/^You are offline\. Please check/)
  line.mockRestore()
})

it('a write that failed on the side of the bank names its support id, whether or not it may be done', () => {
  expect([500, 502].map((status) => needsHelp(refusal(status).withUnknownOutcome()))).toEqual([true, false])
})

const refusedCall = (call: string, body?: unknown) => new ApiError({ failure: 'status', status: 404, body, call })
const problem = { status: 404, title: 'x', traceId: 'x' }
const gone = /^This entry no longer exists\./
const missing = /^This is not available yet/

it.each([
  ['a record that is gone', 'GET /bank/private/customers/1100234501', problem, gone],
  ['a call that the backend does not have', 'GET /private/bank-data', problem, missing],
  ['a call that a framework refuses', 'GET /bank/private/customers/1100234501', { error: 'Not Found' }, missing],
  ['a page of a proxy', 'GET /bank/private/customers/1100234501', undefined, missing],
])('distinguishes a missing record from a missing call: 404 for %s', (_, call, body, sentence) => {
  expect(messageOf(refusedCall(call, body))).toMatch(sentence)
})

it('does not use the sentence for a missing record when the call is missing', () => {
  const own = { 404: msg`This bill run does not exist.` }
  expect(messageOf(refusedCall('GET /bank/bill-run-calculation-view/', problem), own)).toMatch(/^This bill run/)
  expect(messageOf(refusedCall('GET /bank/bill-run-calculation-view/'), own)).toMatch(missing)
})
