import { expect, it } from 'vitest'
import { iban } from './iban-rule.ts'
import { keysOf } from './rules.fake.ts'

it.each([
  ['AT611904300234573201', true],
  ['DE89370400440532013000', true],
  ['MT84MALT011000012345MTLCAST001S', true],
  ['AT611904300234573202', false],
  ['AT61190430023457320', false],
  ['AT6119043002345732011', false],
  ['DE8937040044053201300', false],
  ['XX611904300234573201', false],
  ['at611904300234573201', false],
  ['', true],
  [null, true],
])('%s is an IBAN: %s', (text, good) => {
  expect(keysOf(text, iban())).toEqual(good ? [] : ['iban'])
})

it('any digit that is mistyped is noticed', () => {
  const good = 'AT611904300234573201'
  for (let place = 2; place < good.length; place += 1) {
    const wrong = (Number(good[place]) + 1) % 10
    expect(keysOf(good.slice(0, place) + wrong + good.slice(place + 1), iban())).toEqual(['iban'])
  }
})
