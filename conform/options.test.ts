import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { UsageError, help, readOptions } from '#conform/options.ts'
import { purposes } from '#conform/people.ts'

const users = ['--base-url', 'http://a.example', '--users', 'conform/users.sandbox.json']

it('the help lists every option and every person', () => {
  expect(readOptions(['--help'])).toBeUndefined()
  expect(readOptions(['-h', '--base-url', 'nonsense'])).toBeUndefined()
  for (const option of ['base-url', 'users', 'only', 'tag', 'timeout', 'json', 'junit', 'html', 'help'])
    expect(help).toContain(`--${option} `)
  for (const [name, purpose] of Object.entries(purposes))
    expect(help).toMatch(new RegExp(`${name} +${purpose.slice(0, 9)}`))
})

it('takes the time-out of a call in seconds', () => {
  expect(readOptions([...users, '--timeout', '20'])?.timeout).toBe(20_000)
  expect(readOptions(users)?.timeout).toBeLessThanOrEqual(10_000)
})

it('operations are chosen by name, tag and area', () => {
  expect(readOptions(users)?.only).toBeUndefined()
  expect(readOptions([...users, '--tag', 'bank-fees', '--only', 'bankCreatePrivateFee,privateLogin'])?.only).toEqual([
    'bankCreatePrivateFee',
  ])
})

it.each([
  [[], '--base-url <url>'],
  [[...users, '--timeout', 'long'], '--timeout is no number of seconds'],
  [[...users, '--nonsense'], '--nonsense'],
  [['--base-url', 'nonsense', '--users', 'x'], 'is no http or https address'],
  [['--base-url', 'localhost:8080', '--users', 'x'], 'is no http or https address'],
  [['--base-url', 'http://a.example', '--users', 'nowhere.json'], 'cannot be read'],
  [[...users, '--only', 'unknownCall'], 'no operation unknownCall'],
  [[...users, '--tag', 'nothing'], 'no tag nothing'],
  [[...users, '--tag', 'bank', '--only', 'privateLogin'], 'No operation of privateLogin has the tag bank'],
])('explains how to fix the options %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError)
  expect(() => readOptions(args)).toThrow(message)
})

it.each([
  ['null', 'needs people'],
  ['{"people": null}', 'needs people'],
  ['{"people": {"private": "anna"}}', 'says nothing of private'],
  ['{"people": {"stranger": {}}}', 'names stranger; known are private'],
  ['{"password": "x", "people": {"private": {"mail": "a@b.example"}}}', 'no email for private'],
  ['{"people": {"private": {"email": "a@b.example"}}}', 'no password for private'],
  ['{"people": {}, "codes": {"inbox": "localhost/{to}"}}', 'codes.inbox'],
])('explains how to fix users.json with %s', (text, message) => {
  const file = join(mkdtempSync(join(tmpdir(), 'conform-')), 'users.json')
  writeFileSync(file, text)
  expect(() => readOptions(['--base-url', 'http://a.example', '--users', file])).toThrow(message)
})

it('resolves an address that begins with a slash against the backend', () => {
  const read = readOptions(['--base-url', 'https://bank.example/v1', '--users', 'conform/users.sandbox.json'])
  expect(read?.users.codes?.inbox).toBe('https://bank.example/sandbox/inbox.json?to={to}')
  expect(read?.users.idle?.clock?.url).toBe('https://bank.example/sandbox/clock')
})
