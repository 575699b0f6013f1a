import { expect, it } from 'vitest'
import { beginCall, endCall } from './trace-id.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

it('calls that are under way together share one id, the next one gets its own @R063 @R104 @R105', () => {
  const first = beginCall()
  const second = beginCall()
  endCall()
  const third = beginCall() // one call is still under way
  expect(first).toMatch(uuid)
  expect([second, third]).toEqual([first, first])
  endCall()
  endCall()
  const fourth = beginCall()
  endCall()
  expect(fourth).toMatch(uuid)
  expect(fourth).not.toBe(first)
})
