import { describe, expect, it } from 'vitest'
import { readClockOrder, readFailureOrder } from '#sandbox/controls/orders.ts'

describe('an order for the clock', () => {
  it('moves it by seconds or sets it to a moment', () => {
    expect(readClockOrder({ advanceSeconds: 61 })).toEqual({ advanceSeconds: 61 })
    expect(readClockOrder({ resetTo: '2026-11-20T10:00:00Z' })).toEqual({ resetTo: new Date('2026-11-20T10:00:00Z') })
    expect(readClockOrder({ resetTo: 'now' })).toEqual({ resetTo: undefined })
  })

  it.each([
    undefined,
    null,
    [],
    {},
    { advanceSeconds: '61' },
    { advanceSeconds: 1.5 },
    { resetTo: 'soon' },
    { resetTo: '+275760-09-13T00:00:00Z' },
    { resetTo: '1999-12-31T23:59:59Z' },
    { minutes: 1 },
  ])('%j is refused', (order) => {
    expect(() => readClockOrder(order)).toThrow(/\.$/)
  })

  it('with both is refused', () => {
    expect(() => readClockOrder({ advanceSeconds: 1, resetTo: 'now' })).toThrow('either')
  })
})

describe('an order for a failure', () => {
  it('hits one call of the operation unless it names more', () => {
    const order = { operation: 'privateLogin', status: 502 }
    const usual = { userEmail: null, remaining: 1, body: null, unparsable: false, delayMs: 0 }
    expect(readFailureOrder(order)).toEqual({ ...order, ...usual })
    expect(readFailureOrder({ operation: '*', delayMs: 5, count: 3, userEmail: 'A@b.at' })).toEqual({
      ...usual,
      operation: '*',
      status: null,
      delayMs: 5,
      remaining: 3,
      userEmail: 'a@b.at',
    })
  })

  it.each([
    { operation: 'unknownCall', status: 500 },
    { operation: 'toString', status: 500 },
    { operation: '*' },
    { operation: '*', status: 600 },
    { operation: '*', status: 500, count: 0 },
    { operation: '*', status: 500, delayMs: -1 },
    { operation: '*', unparsable: 'yes' },
    { operation: '*', status: 500, userEmail: 'anna\0@mail.example' },
    { operation: '*', status: 500, surprise: true },
  ])('%j is refused', (order) => {
    expect(() => readFailureOrder(order)).toThrow(/\.$/)
  })
})
