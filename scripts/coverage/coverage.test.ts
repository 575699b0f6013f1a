import { expect, it } from 'vitest'
import { callLine } from './calls.ts'
import { type CountedOperation, findGaps, groupStatusesByOperation } from './coverage.ts'

const operation = (
  id: string,
  method: CountedOperation['method'],
  path: string,
  statuses: string[],
): CountedOperation => ({
  id,
  method,
  path,
  needsSession: true,
  parameters: [],
  responses: Object.fromEntries(statuses.map((status) => [status, { description: '', pointer: '' }])),
})
const operations = [
  operation('getNumber', 'get', '/numbers/{id}', ['200', '404', 'default']),
  operation('downloadNumbers', 'get', '/numbers/csv', ['200', 'default']),
  operation('createNumber', 'post', '/numbers', ['201', '401', '409', '461']),
]

it('a call is known by its method and path, a literal segment before a parameter', () => {
  const seen = groupStatusesByOperation(operations, [
    'GET /numbers/csv 200',
    'GET /numbers/7 404',
    'GET /numbers/7/more 200',
  ])
  expect([...seen]).toEqual([
    ['downloadNumbers', new Set([200])],
    ['getNumber', new Set([404])],
  ])
})

it('whatever never succeeded and each application status that was never shown is a gap', () => {
  const seen = groupStatusesByOperation(operations, [
    'GET /numbers/csv 200',
    'GET /numbers/7 404',
    'POST /numbers 201',
    'POST /numbers 409',
  ])
  expect(findGaps(operations, seen, {}).open).toEqual(['getNumber', 'createNumber 461'])
})

it('an exception excuses a gap, and is one too many when nothing is missing', () => {
  const seen = groupStatusesByOperation(operations, [
    'GET /numbers/csv 200',
    'GET /numbers/7 200',
    'POST /numbers 201',
    'POST /numbers 409',
  ])
  expect(findGaps(operations, seen, { 'createNumber 461': 'why', 'createNumber 409': 'why' })).toEqual({
    open: [],
    excused: ['createNumber 461'],
    needless: ['createNumber 409'],
  })
})

it('collects only calls of the contract, without their query', () => {
  expect(callLine('GET', 'http://localhost:8080/api/ui/v1/numbers?page=2', 200)).toBe('GET /numbers 200')
  expect(callLine('GET', 'http://localhost:8080/assets/main.js', 200)).toBeUndefined()
})
