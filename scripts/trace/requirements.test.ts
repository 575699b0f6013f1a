import { expect, it } from 'vitest'
import { findProofState } from './requirements.ts'

const row = (id: string) => ({ id, area: 'login', subject: '', text: '' })

it('a row is proven by a test that names it, marked with a reason, or open', () => {
  const { rows, wrong } = findProofState([row('R001'), row('R002'), row('R003')], new Map([['R001', ['a.test.ts']]]), {
    R002: 'why',
  })
  expect(rows.map(({ id, standing, reason }) => [id, standing, reason])).toEqual([
    ['R001', 'proven', undefined],
    ['R002', 'marked', 'why'],
    ['R003', 'open', undefined],
  ])
  expect(wrong).toEqual([])
})

it('a tag or a mark of no row is wrong, and so is a mark of what a test names', () => {
  const tags = new Map([
    ['R001', ['a.test.ts', 'b.test.ts']],
    ['R009', ['a.test.ts']],
  ])
  expect(findProofState([row('R001')], tags, { R001: 'why', R008: 'why' }).wrong).toEqual([
    'R009 is no row: a.test.ts',
    'R008 is marked, but no row',
    'R001 is marked, but a.test.ts, b.test.ts names it',
  ])
})
