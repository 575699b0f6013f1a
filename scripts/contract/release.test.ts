import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstalled } from '../../tests/is-installed.ts'
import { run } from '../run.ts'
import { release } from './release.ts'
import { keepRelease, rewrittenReleases } from './releases.ts'

const contract = (version: string, description: string) => `
openapi: 3.1.0
info: { title: Small, version: ${version} }
paths:
  /private/cards:
    get:
      operationId: privateListCards
      responses:
        '200': { description: ${description} }
components: { schemas: {} }
`

let folder: string
const places = () => ({
  bundled: join(folder, 'bundle.yaml'),
  released: join(folder, 'releases'),
  changelogFile: join(folder, 'CHANGELOG.md'),
})
/** Somebody wrote this contract, but what was generated is still the release. */
const releaseWritten = (text: string) => release(() => writeFileSync(places().bundled, text), places())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'))
  const { bundled, released, changelogFile } = places()
  writeFileSync(bundled, contract('1.0.0', 'The cards.'))
  keepRelease(bundled, '1.0.0', released)
  writeFileSync(changelogFile, '# Changes\n')
})

afterEach(() => rmSync(folder, { recursive: true }))

it('the contract is released as it is written, not as it was generated the last time', () => {
  const newer = contract('1.0.1', 'Your cards.')
  expect(releaseWritten(newer)).toContain('1.0.1 is released')
  expect(readFileSync(join(places().released, '1.0.1.yaml'), 'utf8')).toBe(newer)
  expect(readFileSync(places().changelogFile, 'utf8')).toContain('## 1.0.1')
})

it('the last release stands whole for the gate, the ones before it can still be read', () => {
  const [second, third] = [contract('1.0.1', 'Your cards.'), contract('1.0.2', 'All your cards.')]
  releaseWritten(second)
  releaseWritten(third)
  const { released } = places()
  expect(readdirSync(released)).toEqual(['1.0.0.yaml.gz', '1.0.1.yaml.gz', '1.0.2.yaml', 'SHA256SUMS'])
  const former = (version: string) => gunzipSync(readFileSync(join(released, `${version}.yaml.gz`))).toString()
  expect([former('1.0.0'), former('1.0.1')]).toEqual([contract('1.0.0', 'The cards.'), second])
})

it('a contract as it was released needs nothing', () => {
  expect(releaseWritten(contract('1.0.0', 'The cards.'))).toBe('1.0.0 is released already.')
})

it.each([
  ['1.0.0', 'Your cards.', 'What changed needs a patch step since 1.0.0; info.version is 1.0.0.'],
  ['1.0.1', 'The cards.', 'Nothing changed since 1.0.0; info.version is 1.0.1.'],
])('a version that does not say what changed is refused: %s with %j', (version, description, sentence) => {
  expect(() => releaseWritten(contract(version, description))).toThrow(sentence)
  expect(readdirSync(places().released)).toEqual(['1.0.0.yaml', 'SHA256SUMS'])
})

it('what others build against is not rewritten, nor is a release slipped in', () => {
  const { released } = places()
  releaseWritten(contract('1.0.1', 'Your cards.'))
  expect(rewrittenReleases(released)).toEqual([])
  const last = join(released, '1.0.1.yaml')
  writeFileSync(last, contract('1.0.1', 'Our cards.'))
  expect(rewrittenReleases(released)).toEqual(['1.0.1.yaml'])
  rmSync(last)
  expect(rewrittenReleases(released)).toEqual(['1.0.1.yaml'])
  writeFileSync(last, contract('1.0.1', 'Your cards.'))
  writeFileSync(join(released, '1.0.2.yaml'), contract('1.0.2', 'Your cards.'))
  expect(rewrittenReleases(released)).toEqual(['1.0.2.yaml'])
})

it('who rewrites a release and its hash is caught by the history', ({ skip }) => {
  skip(!isInstalled('git'), 'git is not installed')
  const { released, bundled } = places()
  const git = (...args: string[]) => expect(run('git', ['-C', released, ...args])).toMatchObject({ ok: true })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@bank.example', 'commit', '--quiet', '--message', 'Release')
  for (const name of ['SHA256SUMS', '1.0.0.yaml']) rmSync(join(released, name))
  writeFileSync(bundled, contract('1.0.0', 'Our cards.'))
  keepRelease(bundled, '1.0.0', released)
  expect(rewrittenReleases(released)).toEqual(['1.0.0.yaml'])
})
