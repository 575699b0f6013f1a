import { expect, it } from 'vitest'
import { portOf } from './port-of.ts'

it.each([
  [undefined, 8080],
  ['', 8080],
  ['0', 0],
  ['65535', 65_535],
])('a server listens as it was told: %j is %d', (told, port) => {
  expect(portOf('PORT', { PORT: told }, 8080)).toBe(port)
})

it.each(['abc', '-1', '80.5', '65536', '99999', 'Infinity'])('what is no port is refused by its name: %s', (told) => {
  expect(() => portOf('PORT', { PORT: told }, 8080)).toThrow(`PORT is no port from 0 to 65535: ${told}`)
})
