import { expect, it } from 'vitest'
import type { Result } from '#conform/finding.ts'
import { createProgress } from '#conform/report/terminal.ts'

const finding = { says: '200: body costs breaks required', pointer: '#/x', call: 'GET /private/product', traceId: '' }
const result = (more: Partial<Result> = {}): Result[] => [
  { operation: 'privateGetProduct', name: 'answers', findings: [], skipped: undefined, milliseconds: 7, ...more },
]

/** What is written while one operation is found clean and another one not. */
function written(isTTY: boolean, environment: NodeJS.ProcessEnv = {}): string {
  let text = ''
  const progress = createProgress({ isTTY, columns: 40, write: (more) => (text += more) }, environment, 2)
  progress.onCheck('privateGetProduct', 'answers 404 for a record that belongs to somebody else')
  progress.onOperation('privateGetProduct', result())
  progress.onCheck('privateLogin', 'answers 401')
  progress.onOperation('privateLogin', result({ findings: [finding] }))
  progress.end()
  return text
}

it('a terminal shows one line that is rewritten, and causes that stay', () => {
  const lines = written(true).split('\n')
  const shown = lines.map((line) => line.split('\r\u001B[2K').at(-1))
  expect(shown).toEqual([
    expect.stringMatching(/^✘ privateLogin/),
    expect.stringMatching(new RegExp(`^    [0-9a-f]{8} ${finding.says}$`)),
    '',
  ])
  for (const line of written(true).split(/[\r\n]/)) expect(line.replace('\u001B[2K', '').length).toBeLessThan(80)
  expect(written(true)).toContain('0 of 2 operations · privateGetProduct a')
  expect(written(true)).toContain('1 of 2 operations · privateLogin')
})

it.each([
  ['a file', written(false)],
  ['a CI server', written(true, { CI: 'true' })],
  ['a terminal that cannot do more', written(true, { TERM: 'dumb' })],
])('%s gets plain lines, one for each operation', (_where, text) => {
  expect(text).not.toContain('\u001B')
  expect(text.split('\n').filter((line) => /^[✔✘]/.test(line))).toHaveLength(2)
})

it('shows a cause once, and a known one never', () => {
  let text = ''
  const stream = { isTTY: false, columns: 40, write: (more: string) => (text += more) }
  const failed = result({ findings: [finding] })
  const progress = createProgress(stream, {}, 2)
  progress.onOperation('privateGetProduct', failed)
  progress.onOperation('bankGetProduct', failed)
  expect(text.split(finding.says)).toHaveLength(2)
  expect(text.match(/^✘/gm)).toHaveLength(2)
  const id = /^ {4}([0-9a-f]{8}) /m.exec(text)![1]!
  text = ''
  createProgress(stream, {}, 2, new Set([id])).onOperation('privateGetProduct', failed)
  expect(text).toMatch(/^✘ privateGetProduct \(1 check, 1 cause, 0\.0 s\)\n$/)
})
