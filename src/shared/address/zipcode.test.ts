import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { ContractAddress } from '#generated/model/contract-address.ts'
import { speak } from '../../../tests/render-screen.tsx'
import { fieldMessage } from '../form/rules/validation.ts'
import { countryOptions } from './countries.ts'
import { validateZipcode, zipcodeMessages, zipcodeOfCountry } from './zipcode.ts'

const good = {
  AT: ['1010', '0000'],
  CH: ['8001'],
  NO: ['0150'],
  DE: ['80331'],
  TR: ['34000'],
  RO: ['010011'],
  CZ: ['110 00', '11000'],
  GR: ['104 31'],
  IE: ['D02X285', 'd02x285'],
  PL: ['00-950'],
  PT: ['1000-001'],
  NL: ['1012 AB'],
  CA: ['K1A 0B1'],
  US: ['10001', '10001-0001'],
  GB: ['M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'ec1a 1bb'],
  JP: ['100-0001'],
  BR: ['01001-000'],
}

it.each(Object.entries(good))('%s has postal codes such as %j @R646 @R647 @R648 @R649 @R650', (country, zipcodes) => {
  expect(zipcodes.map((zipcode) => validateZipcode(country, zipcode))).toEqual(zipcodes.map(() => undefined))
})

it.each([
  ['AT', '101', 'Bitte geben Sie genau 4 Ziffern ein.'],
  ['DE', '8033', 'Bitte geben Sie genau 5 Ziffern ein.'],
  ['RO', '01001', 'Bitte geben Sie genau 6 Ziffern ein.'],
  ['AT', '10a0', 'Bitte geben Sie nur Ziffern ohne Leerzeichen ein.'],
  ['CZ', '1100 00', 'Bitte geben Sie höchstens 6 Zeichen ein.'],
  ['SE', 'SE-12', 'Bitte geben Sie nur Ziffern und Leerzeichen ein.'],
  ['IE', 'D02 X285', 'Bitte geben Sie nur Buchstaben und Ziffern ohne Leerzeichen ein.'],
  ['IE', 'D02X28512', 'Bitte geben Sie höchstens 8 Zeichen ein.'],
  ['PL', '00950', 'Die Postleitzahl muss so aussehen: "NN-NNN". A steht für einen Buchstaben und N für eine Ziffer.'],
  [
    'US',
    '1000',
    'Die Postleitzahl muss einem dieser Muster entsprechen: "NNNNN", "NNNNN-NNNN". A steht für einen Buchstaben und N für eine Ziffer.',
  ],
  ['JP', '100-0001-000', 'Bitte geben Sie höchstens 10 Zeichen ein.'],
  ['JP', '100_0001', 'Bitte verwenden Sie nur Buchstaben, Ziffern, Leerzeichen und Bindestriche.'],
])('explains why %s has no postal code %s @R646 @R647 @R648 @R649 @R650', async (country, zipcode, message) => {
  await speak('de', 'address')
  expect(fieldMessage(i18n, 'Postleitzahl', validateZipcode(country, zipcode) ?? 'good', zipcodeMessages)).toBe(message)
})

it('reports the error at the postal code, also beside other errors, once country and code are set', () => {
  const schema = ContractAddress.check(zipcodeOfCountry())
  const address = { street: 'Ring 1', zipcode: '80331', city: 'Wien', country: 'AT' }
  expect(schema.safeParse(address).error?.issues).toMatchObject([{ path: ['zipcode'], message: 'fixedLength:4' }])
  expect(schema.safeParse({ ...address, country: 'DE' }).success).toBe(true)
  const issues = schema.safeParse({ ...address, country: null }).error?.issues
  expect(issues?.map(({ path }) => path[0])).toEqual(['country'])
  const beside = schema.safeParse({ ...address, street: null }).error?.issues
  expect(beside?.map(({ path }) => path[0])).toEqual(['street', 'zipcode'])
})

it('lists every country by name, Austria first @R087', () => {
  const german = countryOptions('de')
  expect(german).toHaveLength(249)
  expect(new Set(german.map(({ value }) => value)).size).toBe(german.length)
  expect(german.slice(0, 3).map(({ label }) => label)).toEqual(['Österreich', 'Afghanistan', 'Ägypten'])
  expect(countryOptions('en')[0]).toEqual({ value: 'AT', label: 'Austria' })
  for (const { value, label } of german) expect(label).not.toBe(value)
})
