import { describe, expect, it } from 'vitest'
import { checkZipcode } from '#sandbox/domain/zipcode.ts'

describe('a postal code', () => {
  it.each([
    ['AT', '1060'],
    ['DE', '94032'],
    ['RO', '010101'],
    ['CZ', '110 00'],
    ['IE', 'D02AF30'],
    ['PL', '00-950'],
    ['PT', '1000-001'],
    ['NL', '1012 AB'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'm1 1ae'],
    ['US', '10001-1234'],
    ['CA', 'K1A 0B1'],
    ['JP', '100-0001'],
  ])('of %s may be %s', (country, zipcode) => {
    expect(checkZipcode({ country, zipcode })).toBe('right')
  })

  it.each([
    ['AT', '10600'],
    ['DE', '9403'],
    ['RO', '01010'],
    ['CZ', '110-00'],
    ['IE', 'D02 AF30'],
    ['JP', '12345678901'],
    ['ZZ', '1060'],
    ['AN', '1060'],
  ])('of %s may not be %s @R904', (country, zipcode) => {
    expect(checkZipcode({ country, zipcode })).toBe('wrong')
  })

  it.each([
    ['PL', '00950', ['NN-NNN']],
    ['US', '1000', ['NNNNN', 'NNNNN-NNNN']],
    ['GB', 'SW1A1AA', ['AN NAA', 'ANN NAA', 'AAN NAA', 'AANN NAA', 'ANA NAA', 'AANA NAA']],
  ])('of %s that is %s is answered with the templates @R904', (country, zipcode, templates) => {
    expect(checkZipcode({ country, zipcode })).toEqual({ templates })
  })
})
