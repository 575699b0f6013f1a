import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const folders = '{src,panel,sandbox,server,contract-checks,conform,scripts,tests,openapi,docs}'
const files = [
  ...globSync(`${folders}/**/*.{ts,tsx,css,js,yaml,md,po}`, { cwd: root }),
  ...globSync('*.{md,html,ts,json,jsonc,yaml}', { cwd: root }),
].filter(
  (file) => !/^(docs\/spec|openapi\/releases|package-lock)/.test(file) && !file.endsWith('ruleset-texts.test.ts'),
)

const readText = (file: string) => readFileSync(join(root, file), 'utf8')
const found = (pattern: RegExp) =>
  files.flatMap((file) => [...readText(file).matchAll(pattern)].map(([cited]) => `${file}: ${cited.trim()}`))

/** Everything that may be cited: the decisions (A…) and the rows of the requirement table (R…). */
const listed = new Set(
  [
    ...readText('docs/spec/decisions.md').matchAll(/^- (A\d+)/gm),
    ...readText('docs/spec/requirements.tsv').matchAll(/^(R\d{3})\t/gm),
  ].map(([, id]) => id),
)

describe('a reader who has only this repository', () => {
  it('is sent to no issue', () => {
    expect(found(/\bissues? (no\. ?)?#?\d+|(?<=[\s(])#\d{1,3}(?=[\s),.;:])/gi)).toEqual([])
  })

  it('finds no reference to a chapter of a text outside the repository', () => {
    expect(found(/\b(specification|section|chapter|design)s? \d+\b|§ ?\d/gi)).toEqual([])
  })

  it('finds each decision and each requirement that is cited', () => {
    const cited = found(/(?<![\w.-])(A\d{2,3}|R\d{3})(?![\w-])/g)
    expect(cited.length).toBeGreaterThan(listed.size / 2)
    expect(cited.filter((line) => !listed.has(line.split(': ')[1]))).toEqual([])
  })
})
