import { expect, it } from 'vitest'
import { type Choice, choiceOf, linkOf, textOf } from '../../panel/choices/choice.ts'
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
  'next=nobody.462',
  'next=toString.462',
  'next=privateLogin.460',
  'next=*.462',
  'soon=privateLogin.462',
  'next=privateLogin',
  '',
])('a link of another contract chooses nothing: %j', (text) => {
  expect(choiceOf(text)).toBeUndefined()
})

it('a call belongs to one operation, and literal segments win', () => {
  expect(operationOf('POST', '/private/auth/login')).toBe('privateLogin')
  expect(operationOf('GET', '/business/calling-numbers/csv')).toBe('businessDownloadCallingNumbers')
  expect(operationOf('GET', '/private/auth/login')).toBeUndefined()
  expect(operationOf('GET', '/private/product/')).toBeUndefined()
})
