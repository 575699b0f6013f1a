import { expect, it } from 'vitest'
import { faultsOf, parseCriteria, readCriteria, titlesIn } from './accessibility.ts'

const head = 'criterion\tlevel\tname\tstanding\tnote\ttests\n'
const row = (standing: string, note: string, tests: string) =>
  parseCriteria(`${head}1.1.1\tA\tNon-text Content\t${standing}\t${note}\t${tests}\n`)
const titles = (file: string) => (file === 'a.test.ts' ? new Set(['says: yes', 'ends']) : undefined)

it('a criterion is held by tests that exist', () => {
  const held = row('held', '', 'a.test.ts: says: yes | a.test.ts: ends')
  expect(held[0]!.tests).toEqual([
    { file: 'a.test.ts', title: 'says: yes' },
    { file: 'a.test.ts', title: 'ends' },
  ])
  expect(faultsOf(held, titles)).toEqual([])
})

it.each([
  ['a test that was renamed', 'held', '', 'a.test.ts: says', /names a test that does not exist: a\.test\.ts: says$/],
  ['a file that was moved', 'held', '', 'b.test.ts: ends', /names a test that does not exist: b\.test\.ts: ends$/],
  ['no test', 'held', '', '', /is held by no test/],
  ['a part without the rest', 'partly', '', 'a.test.ts: ends', /is partly without a reason/],
  ['an open one without a reason', 'open', '', '', /is open without a reason/],
  ['somebody who looked one day', 'looked', 'It was fine.', '', /was looked at on no day/],
  ['another word', 'supported', '', 'a.test.ts: ends', /stands as supported/],
])('%s is a fault', (_what, standing, note, tests, fault) => {
  expect(faultsOf(row(standing, note, tests), titles)).toEqual([expect.stringMatching(fault)])
})

it('a criterion stands there once', () => {
  const open = row('open', 'Nobody looked.', '')
  expect(faultsOf([...open, ...open], titles)).toEqual(['1.1.1 stands there twice'])
})

it('titles are found in every spelling, but for tests that are skipped', () => {
  const source =
    "it('one @R001 @R002', x)\ntest(`two ${name}`, x)\nit.each([\n  ['a'],\n])(\"three's\", x)\nit.skip('four', x)"
  expect([...titlesIn(source)]).toEqual(['one', 'two ${name}', "three's"])
})

it('the table has every criterion of WCAG 2.2 at level A and AA', () => {
  const levels = readCriteria().map(({ level }) => level)
  // The numbers of the recommendation, without 4.1.1, which it has removed.
  expect(levels.filter((level) => level === 'A')).toHaveLength(31)
  expect(levels.filter((level) => level === 'AA')).toHaveLength(24)
})
