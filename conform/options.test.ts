import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { UsageError, baseUrlOf, readOptions } from '#conform/options.ts'

it('an address without a path gets the one of the contract', () => {
  expect(baseUrlOf('http://a.example:8080')).toBe('http://a.example:8080/api/ui/v1')
  expect(baseUrlOf('https://a.example/gateway/v1/')).toBe('https://a.example/gateway/v1')
})

const users = ['--base-url', 'http://a.example', '--users', 'conform/users.sandbox.json']

it('operations are chosen by name, tag and area', () => {
  expect(readOptions(users).only).toBeUndefined()
  expect(readOptions([...users, '--tag', 'bank-fees', '--only', 'bankCreatePrivateFee,privateLogin']).only).toEqual([
    'bankCreatePrivateFee',
  ])
})

it.each([
  [[], '--base-url <url>'],
  [['--help'], '--base-url <url>'],
  [['--base-url', 'nonsense', '--users', 'x'], 'is no http or https address'],
  [['--base-url', 'localhost:8080', '--users', 'x'], 'is no http or https address'],
  [['--base-url', 'http://a.example', '--users', 'nowhere.json'], 'cannot be read'],
  [[...users, '--only', 'nobody'], 'no operation nobody'],
  [[...users, '--tag', 'nothing'], 'no tag nothing'],
  [[...users, '--tag', 'bank', '--only', 'privateLogin'], 'No operation of privateLogin has the tag bank'],
])('%j is answered with what to mend', (args, says) => {
  expect(() => readOptions(args)).toThrow(UsageError)
  expect(() => readOptions(args)).toThrow(says)
})

it.each([
  ['null', 'needs people'],
  ['{"people": null}', 'needs people'],
  ['{"people": {"private": "anna"}}', 'says nothing of private'],
  ['{"people": {"nobody": {}}}', 'names nobody; known are private'],
])('users.json with %s is answered with what to mend', (text, says) => {
  const file = join(mkdtempSync(join(tmpdir(), 'conform-')), 'users.json')
  writeFileSync(file, text)
  expect(() => readOptions(['--base-url', 'http://a.example', '--users', file])).toThrow(says)
})
