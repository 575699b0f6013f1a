import { msg } from '@lingui/core/macro'
import { beforeEach, expect, it } from 'vitest'
import { refusal, unanswered } from '../http/api-error.fake.ts'
import { externalLinks } from '../settings/external-links.ts'
import { readAlerts, removeAlert } from './alerts.ts'
import { addProblem } from './problem-alert.ts'

const traceId = '0f8fad5b-d9cb-469f-a165-70867728950e'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

const alerts = () =>
  readAlerts().map(({ type, message, link, traceId: id }) => [type, message.message?.split('.')[0], link?.href, id])

it.each([400, 405, 409, 500, 503])(
  'status %d: the general sentence, the contact link and the support id @R277',
  (status) => {
    addProblem(refusal(status))
    expect(alerts()).toEqual([['error', 'Something went wrong on our side', externalLinks.contact, traceId]])
  },
)

it('a network failure carries the contact link and the support id @R278', () => {
  addProblem(unanswered('network'))
  expect(alerts()).toEqual([['error', 'We could not reach the bank', externalLinks.contact, traceId]])
})

it('an answer that cannot be read does so too @R280', () => {
  addProblem(unanswered('unreadable'))
  expect(alerts()).toEqual([['error', 'Something went wrong on our side', externalLinks.contact, traceId]])
})

it.each([
  [refusal(502), 'The answer took too long'],
  [refusal(504), 'The answer took too long'],
  [unanswered('timeout'), 'The answer took too long'],
  [refusal(423), 'A change to your data is still in progress'],
])('%s: its own sentence, and the support id @R271 @R272 @R273 @R274 @R276', (error, sentence) => {
  addProblem(error)
  expect(alerts()).toEqual([['error', sentence, undefined, traceId]])
})

it.each([
  ['/private/profile', externalLinks.contact],
  ['/bank/private-customers', undefined],
])('links to the bank after missing permissions on %s, except for its employees @R271', (path, link) => {
  window.history.replaceState(null, '', path)
  addProblem(refusal(403))
  expect(alerts()).toEqual([['error', 'You are not authorised to do this', link, traceId]])
  window.history.replaceState(null, '', '/')
})

it("the screen's sentence comes before every generic one @R279", () => {
  addProblem(refusal(403), { 403: msg`Not available yet` })
  expect(alerts()).toEqual([['error', 'Not available yet', undefined, traceId]])
})

it.each([401, 458, 459])('adds no alert for status %i, which ends the session', (status) => {
  addProblem(refusal(status), { [status]: msg`Not available yet` })
  expect(alerts()).toEqual([])
})

it('adds one alert per reason for calls that fail together', () => {
  addProblem(refusal(500))
  addProblem(refusal(503))
  addProblem(refusal(502))
  expect(alerts()).toHaveLength(2)
})

it('adds an alert for an exception, without a support id', () => {
  addProblem(new TypeError('x is undefined'))
  expect(alerts()).toEqual([['error', 'Something went wrong on our side', externalLinks.contact, undefined]])
})
