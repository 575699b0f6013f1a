import { expect, it } from 'vitest'
import { portOf } from './port-of.ts'

it.each([
  [undefined, 8080],
  ['', 8080],
  ['0', 0],
  ['65535', 65_535],
])('reads the port from the setting: %j is %d', (setting, port) => {
  expect(portOf('PORT', { PORT: setting }, 8080)).toBe(port)
})

it.each(['abc', '-1', '80.5', '65536', '99999', 'Infinity'])(
  'refuses an invalid port with the name of its setting: %s',
  (setting) => {
    expect(() => portOf('PORT', { PORT: setting }, 8080)).toThrow(`PORT is no port from 0 to 65535: ${setting}`)
  },
)
