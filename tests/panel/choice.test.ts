import { expect, it } from 'vitest'
import { type Choice, choiceOf, findChoice, linkOf, textOf } from '../../panel/choices/choice.ts'
import { addChoiceTexts, keepChoiceTexts, readChoiceTexts } from '../../panel/choices/choice-texts.ts'
import { operationOf } from '../../panel/contract/operation-of.ts'

const locked: Choice = { times: 'next', operation: 'privateLogin', outcome: '462', example: 'accountLocked' }
const slow: Choice = { times: 'every', operation: '*', outcome: 'slow' }

it('what was chosen is a link, and the link chooses the same', () => {
  const link = linkOf('http://localhost:8080/private/login?redirect=%2F#old', [locked, slow])
  expect(link).toBe('http://localhost:8080/private/login?redirect=%2F#next=privateLogin.462.accountLocked&every=*.slow')
  const texts = link.split('#')[1]!.split('&')
  expect(texts.map(choiceOf)).toEqual([locked, slow])
  expect(linkOf('http://localhost:8080/#old', [])).toBe('http://localhost:8080/')
})

it('statuses that only `default` stands for can be chosen too', () => {
  expect(choiceOf('next=privateGetProduct.502')).toEqual({
    times: 'next',
    operation: 'privateGetProduct',
    outcome: '502',
  })
  expect(textOf({ times: 'next', operation: 'privateGetProduct', outcome: '502' })).toBe('next=privateGetProduct.502')
})

it.each([
  'next=unknownCall.462',
  'next=toString.462',
  'next=privateLogin.460',
  'next=*.462',
  'soon=privateLogin.462',
  'next=privateLogin',
  '',
])('a link of another contract chooses nothing: %j', (text) => {
  expect(choiceOf(text)).toBeUndefined()
})

it.each([
  ['one for the next call', ['every=*.slow', 'next=privateLogin.462'], 'next=privateLogin.462'],
  ['one for any next call', ['every=privateLogin.502', 'next=*.offline'], 'next=*.offline'],
  ['one for this operation', ['every=privateLogin.462', 'every=*.slow'], 'every=privateLogin.462'],
  ['the newer one for every call', ['every=privateLogin.462', 'every=privateLogin.502'], 'every=privateLogin.502'],
  ['the older one for the next call', ['next=privateLogin.462', 'next=privateLogin.502'], 'next=privateLogin.462'],
])('of several choices for a call counts %s', (_which, texts, counts) => {
  expect(findChoice('privateLogin', texts)?.text).toBe(counts)
})

it('what is chosen again counts as the newest', () => {
  for (const text of ['every=*.slow', 'every=*.offline', 'every=*.slow']) addChoiceTexts([text])
  expect(findChoice('privateLogin', readChoiceTexts())?.text).toBe('every=*.slow')
  keepChoiceTexts([])
})

it('a choice for another operation, or for another contract, is left alone', () => {
  expect(findChoice('privateGetProduct', ['next=privateLogin.462', 'every=unknownCall.slow'])).toBeUndefined()
  expect(findChoice(undefined, ['next=privateLogin.462', 'every=*.slow'])?.text).toBe('every=*.slow')
})

it('a call belongs to one operation, and literal segments win', () => {
  expect(operationOf('POST', '/private/auth/login')).toBe('privateLogin')
  expect(operationOf('GET', '/business/calling-numbers/csv')).toBe('businessDownloadCallingNumbers')
  expect(operationOf('GET', '/private/auth/login')).toBeUndefined()
  expect(operationOf('GET', '/private/product/')).toBeUndefined()
})
