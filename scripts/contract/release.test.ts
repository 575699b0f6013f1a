import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { release } from './release.ts'

const contract = (version: string, description: string) => `
openapi: 3.1.1
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
  mkdirSync(released)
  for (const file of [bundled, join(released, '1.0.0.yaml')]) writeFileSync(file, contract('1.0.0', 'The cards.'))
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
  expect(readdirSync(released)).toEqual(['1.0.0.yaml.gz', '1.0.1.yaml.gz', '1.0.2.yaml'])
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
  expect(readdirSync(places().released)).toEqual(['1.0.0.yaml'])
})
