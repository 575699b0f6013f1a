import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { UsageError, help, readOptions, readReplayOptions } from '#conform/options.ts'
import { purposes } from '#conform/people.ts'
import { operations } from '#generated/operations.ts'

const users = ['--base-url', 'http://a.example', '--users', 'conform/users.sandbox.json']

it('the help lists every option and every person', () => {
  expect(readOptions(['--help'])).toBeUndefined()
  expect(readOptions(['-h', '--base-url', 'nonsense'])).toBeUndefined()
  const reports = ['json', 'junit', 'html', 'sarif', 'baseline', 'update-baseline', 'bail', 'verbose']
  for (const option of ['base-url', 'users', 'only', 'exclude', 'tag', 'timeout', ...reports, 'help'])
    expect(help).toContain(`--${option} `)
  for (const option of ['report', 'har']) expect(help).toContain(`--${option} `)
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

it('operations are left out', () => {
  const all = Object.keys(operations)
  expect(readOptions([...users, '--exclude', 'privateLogin, bankLogin'])?.only).toEqual(
    all.filter((one) => one !== 'privateLogin' && one !== 'bankLogin'),
  )
  expect(readOptions([...users, '--only', 'privateLogin,bankLogin', '--exclude', 'bankLogin'])?.only).toEqual([
    'privateLogin',
  ])
})

it('takes a baseline', () => {
  expect(readOptions(users)).toMatchObject({ baseline: undefined, updateBaseline: false, bail: false })
  expect(readOptions([...users, '--baseline', 'known.json', '--update-baseline'])).toMatchObject({
    baseline: 'known.json',
    updateBaseline: true,
  })
  expect(readOptions([...users, '--baseline', 'known.json', '--bail'])).toMatchObject({ bail: true })
})

it('prints details of causes with --verbose', () => {
  expect(readOptions(users)?.verbose).toBe(false)
  expect(readOptions([...users, '--verbose'])?.verbose).toBe(true)
})

it.each([
  [[], '--base-url <url>'],
  [[...users, '--timeout', 'long'], '--timeout is no number of seconds'],
  [[...users, '--nonsense'], '--nonsense'],
  [['--base-url', 'nonsense', '--users', 'x'], 'is no http or https address'],
  [['--base-url', 'localhost:8080', '--users', 'x'], 'is no http or https address'],
  [['--base-url', 'http://a.example', '--users', 'nowhere.json'], 'cannot be read'],
  [[...users, '--only', 'unknownCall'], 'no operation unknownCall'],
  [[...users, '--exclude', 'unknownCall'], 'no operation unknownCall'],
  [[...users, '--only', 'privateLogin', '--exclude', 'privateLogin'], '--exclude leaves no operation'],
  [[...users, '--update-baseline'], '--update-baseline needs --baseline'],
  [[...users, '--baseline', 'x', '--update-baseline', '--bail'], 'does not go with --bail'],
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

const cause = {
  id: 'f0a663e5',
  key: 'rule/stored-as-sent\nlost',
  check: { operation: 'privateGetProduct', name: 'a check', needs: [] },
}

/** A report with this content, as a file. */
function reportWith(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'conform-')), 'conform.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

it('a replay takes the cause and the base URL from the report', () => {
  const report = reportWith({ baseUrl: 'http://a.example/v1', causes: [cause] })
  const args = ['f0a663e5', '--report', report, '--users', 'conform/users.sandbox.json']
  expect(readReplayOptions(args)).toMatchObject({ cause, address: 'http://a.example/v1' })
  expect(readReplayOptions([...args, '--base-url', 'http://b.example', '--har', 'x.har'])).toMatchObject({
    address: 'http://b.example',
    har: 'x.har',
  })
  expect(readReplayOptions(['--help'])).toBeUndefined()
})

it.each([
  [[], 'replay <id of a cause> --report <file>'],
  [['f0a663e5', '--users', 'x'], 'replay <id of a cause> --report <file>'],
  [['f0a663e5', '--report', 'nowhere.json', '--users', 'x'], '--json writes it'],
  [['f0a663e5', '--report', reportWith({ causes: [{ id: 'f0a663e5' }] }), '--users', 'x'], 'is no report of this kit'],
  [['11111111', '--report', reportWith({ baseUrl: '', causes: [cause] }), '--users', 'x'], 'has no cause 11111111'],
])('explains how to fix the replay %j', (args, message) => {
  expect(() => readReplayOptions(args)).toThrow(UsageError)
  expect(() => readReplayOptions(args)).toThrow(message)
})
