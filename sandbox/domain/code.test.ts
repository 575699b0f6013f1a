import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeTries } from '#generated/model/constants.ts'
import { type Code, checkCode, newCode, nextRequestAt } from '#sandbox/domain/code.ts'

const start = new Date('2026-11-20T10:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const sent: Code = { ...newCode(null, start), code: '482913' }
const enter = (own: Code | undefined, code: string, seconds = 0, hasOther = false) =>
  checkCode(own, hasOther, { code, boundTo: null }, after(seconds))

describe('a code', () => {
  it('has six digits, whatever chance makes of it', () => {
    for (let count = 0; count < 2000; count++) expect(newCode(null, start).code).toMatch(/^\d{6}$/)
  })

  it('is right until five minutes have passed, and expired from then on', () => {
    expect(enter(sent, '482913', 299).result).toBe('right')
    expect(enter(sent, '482913', 300).result).toBe('expired')
    expect(enter(sent, '000000', 300).result).toBe('expired')
  })

  it('allows three tries: the third wrong one leaves none, and the right one comes too late', () => {
    const first = enter(sent, '000000')
    const second = enter(first.code, '000001')
    const third = enter(second.code, '000002')
    expect([first, second, third].map(({ result }) => result)).toEqual(['incorrect', 'incorrect', 'noTriesLeft'])
    expect(enter(third.code, '482913').result).toBe('noTriesLeft')
  })

  it('is worth nothing once it was used', () => {
    expect(enter({ ...sent, usedAt: start }, '482913').result).toBe('notFound')
  })

  it('that was never sent is not found, or is for something else when another code is open', () => {
    expect(enter(undefined, '482913').result).toBe('notFound')
    expect(enter(undefined, '482913', 0, true).result).toBe('wrongPurpose')
  })

  it('confirms the new value that it was sent for and no other, and costs no try then', () => {
    const bound = { ...sent, boundTo: 'new@mail.example' }
    const checked = checkCode(bound, false, { code: '482913', boundTo: 'other@mail.example' }, start)
    expect(checked).toEqual({ result: 'wrongPurpose', code: bound })
    expect(checkCode(bound, false, { code: '482913', boundTo: 'new@mail.example' }, start).result).toBe('right')
  })

  it('can be requested again after 60 seconds, or at once when it was used', () => {
    expect(nextRequestAt(sent)).toEqual(after(60))
    expect(nextRequestAt({ ...sent, usedAt: after(7) })).toEqual(after(7))
  })
})

describe('whatever is entered, in whatever order and at whatever time', () => {
  const entries = fc.array(
    fc.record({ code: fc.constantFrom('482913', '000000', '482914', ''), seconds: fc.integer({ min: 0, max: 400 }) }),
    { maxLength: 30 },
  )

  it('at most three entries are compared with the code', () => {
    fc.assert(
      fc.property(entries, (list) => {
        let code: Code | undefined = sent
        let compared = 0
        for (const entry of list) {
          const checked = checkCode(code, false, { code: entry.code, boundTo: null }, after(entry.seconds))
          const wrongTries: number = checked.code?.wrongTries ?? 0
          if (wrongTries > (code?.wrongTries ?? 0)) compared++
          code = checked.code
        }
        expect(compared).toBeLessThanOrEqual(codeTries)
      }),
    )
  })

  it('the result is right only for the right digits within five minutes and three tries', () => {
    fc.assert(
      fc.property(entries, (list) => {
        let code: Code | undefined = sent
        let wrong = 0
        for (const entry of list) {
          const open = wrong < 3 && entry.seconds < 300
          const { result, code: next } = checkCode(
            code,
            false,
            { code: entry.code, boundTo: null },
            after(entry.seconds),
          )
          expect(result === 'right').toBe(open && entry.code === '482913')
          if (open && entry.code !== '482913') wrong++
          code = next
        }
      }),
    )
  })
})
