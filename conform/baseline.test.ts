import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { assessRun, readBaseline, writeBaseline } from '#conform/baseline.ts'
import type { Result } from '#conform/finding.ts'
import { UsageError } from '#conform/options.ts'
import type { OperationId } from '#generated/operations.ts'

const result = (operation: OperationId, ...sentences: string[]): Result => ({
  operation,
  name: 'a check',
  findings: sentences.map((says) => ({
    says,
    pointer: 'rule/stored-as-sent',
    call: '',
    traceId: `${Math.random()}`,
    operation,
  })),
  skipped: undefined,
  milliseconds: 1,
})

function newFile(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'conform-baseline-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'known.json')
  if (text !== undefined) writeFileSync(file, text)
  return file
}

function baselineOf(...results: Result[]) {
  const file = newFile()
  writeBaseline(file, { results }, [])
  return readBaseline(file)
}

const assessed = (results: Result[], known: ReturnType<typeof baselineOf>) => {
  const { causes, mended, unchecked } = assessRun({ results }, known)
  return {
    causes: causes.map(({ verdict, example }) => `${verdict} ${example.says}`),
    mended: mended.map(({ key }) => key.split('\n')[1]),
    unchecked: unchecked.map(({ key }) => key.split('\n')[1]),
  }
}

describe('a baseline', () => {
  it('distinguishes known, new and mended causes', () => {
    const known = baselineOf(result('privateGetProduct', 'old', 'gone'))
    expect(assessed([result('privateGetProduct', 'old', 'fresh')], known)).toEqual({
      causes: ['known old', 'new fresh'],
      mended: ['gone'],
      unchecked: [],
    })
  })

  it('does not know a cause at another operation', () => {
    const known = baselineOf(result('privateGetProduct', 'old'))
    const { causes } = assessRun(
      { results: [result('privateGetProduct', 'old'), result('bankGetProduct', 'old')] },
      known,
    )
    expect(causes).toMatchObject([{ verdict: 'new', newOperations: ['bankGetProduct'] }])
  })

  it('says nothing of operations that a run did not check, or not to its end', () => {
    const known = baselineOf(result('privateGetProduct', 'old'))
    expect(assessed([result('bankGetProduct')], known)).toEqual({ causes: [], mended: [], unchecked: ['old'] })
    const results = [result('privateGetProduct')]
    expect(assessRun({ results }, known).mended).toHaveLength(1)
    expect(assessRun({ results, ended: 'no answer' }, known).mended).toEqual([])
    expect(assessRun({ results, stoppedAfter: 'privateGetProduct' }, known).mended).toEqual([])
  })

  it('makes every cause new where there is none', () => {
    expect(assessed([result('privateGetProduct', 'old')], [])).toMatchObject({ causes: ['new old'] })
  })

  it('keeps what a later run did not check, and drops what is mended', () => {
    const file = newFile()
    writeBaseline(
      file,
      { results: [result('privateGetProduct', 'both', 'gone'), result('bankGetProduct', 'both')] },
      [],
    )
    writeBaseline(file, { results: [result('privateGetProduct', 'both')] }, readBaseline(file))
    expect(readBaseline(file)).toMatchObject([{ operations: ['bankGetProduct', 'privateGetProduct'] }])
    writeBaseline(file, { results: [result('privateGetProduct')] }, baselineOf(result('bankGetProduct', 'other')))
    expect(readBaseline(file)).toMatchObject([{ key: 'rule/stored-as-sent\nother' }])
  })

  it('does not change when nothing else than ids and moments does', () => {
    const [one, other] = [newFile(), newFile()]
    writeBaseline(one, { results: [result('privateGetProduct', 'id is 1', 'until 2026-01-01')] }, [])
    writeBaseline(other, { results: [result('privateGetProduct', 'until 2027-02-02', 'id is 2')] }, [])
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(other, 'utf8'))
  })
})

it('explains that the file cannot be read', () => {
  expect(() => readBaseline(join(newFile(), 'nowhere'))).toThrow(UsageError)
  expect(() => readBaseline(newFile('{'))).toThrow(/^--baseline cannot be read: .+; --update-baseline writes it$/)
})

it.each([
  'null',
  '[]',
  '{"format": 2, "causes": []}',
  '{"format": 1}',
  '{"format": 1, "causes": [{"id": "a1"}]}',
  '{"format": 1, "causes": [{"id": "a1", "key": "x", "severity": "breaks", "operations": [1]}]}',
])('explains that %s is no baseline', (text) => {
  expect(() => readBaseline(newFile(text))).toThrow(UsageError)
  expect(() => readBaseline(newFile(text))).toThrow('is no baseline of this kit')
})
