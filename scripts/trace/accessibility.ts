/**
 * The criteria of accessibility (docs/accessibility.tsv), the tests of each of them, and the list of both in docs/accessibility.md.
 * `npm run docs:accessibility` writes the list; `npm run trace` fails when a named test does not exist or the list is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { root } from '../run.ts'

const standings = {
  held: 'tested',
  partly: 'partly tested',
  looked: 'checked by a person',
  open: 'open',
  absent: 'does not apply',
} as const
type Standing = keyof typeof standings

type Criterion = {
  /** Such as `1.4.3` (WCAG) or `EN 11.7` (EN 301 549). */
  id: string
  level: string
  name: string
  standing: Standing
  /** What the tests do not cover, who checked it and when, what is missing, or why the criterion does not apply. */
  note: string
  tests: { file: string; title: string }[]
}

const testsOf = (cell: string) =>
  cell
    .split(' | ')
    .filter((text) => text !== '')
    .map((text) => {
      const [file = '', ...title] = text.split(': ')
      return { file, title: title.join(': ') }
    })

export function parseCriteria(table: string): Criterion[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', level = '', name = '', standing = '', note = '', tests = ''] = line.split('\t')
      return { id, level, name, standing: standing as Standing, note, tests: testsOf(tests) }
    })
}

/** The titles of the tests in a file, as they are written there, without the tags of requirements; skipped ones are left out. */
export const titlesIn = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(
      ([, , title]) => title!.replaceAll(/ @R\d{3}\b/g, ''),
    ),
  )

/** What is wrong with a row; `titlesOf` gives nothing for a file that does not exist. */
function faultsOfRow(
  { id, standing, note, tests }: Criterion,
  titlesOf: (file: string) => ReadonlySet<string> | undefined,
): string[] {
  if (!(standing in standings))
    return [`${id} stands as ${standing}, which is none of ${Object.keys(standings).join(', ')}`]
  const missing = tests.filter(({ file, title }) => !titlesOf(file)?.has(title))
  const faults = missing.map(({ file, title }) => `${id} names a test that does not exist: ${file}: ${title}`)
  if (['held', 'partly'].includes(standing) && tests.length === 0) faults.push(`${id} is ${standing} by no test`)
  if (standing !== 'held' && note === '') faults.push(`${id} is ${standing} without a reason`)
  if (standing === 'looked' && !/^20\d\d-\d\d-\d\d\b/.test(note)) faults.push(`${id} was looked at on no day`)
  return faults
}

export function faultsOf(
  criteria: readonly Criterion[],
  titlesOf: (file: string) => ReadonlySet<string> | undefined,
): string[] {
  const twice = criteria.filter(({ id }, at) => criteria.findIndex((one) => one.id === id) !== at)
  return [
    ...twice.map(({ id }) => `${id} stands there twice`),
    ...criteria.flatMap((row) => faultsOfRow(row, titlesOf)),
  ]
}

const chapters: readonly [string, RegExp][] = [
  ['Perceivable', /^1\./],
  ['Operable', /^2\./],
  ['Understandable', /^3\./],
  ['Robust', /^4\./],
  ['Further clauses of EN 301 549', /^EN /],
]

const entry = ({ id, level, name, standing, note, tests }: Criterion): string => {
  const of = level === '' ? '' : ` (${level})`
  const noteText = note === '' ? '' : ` ${note}`
  const listed = tests.map(
    ({ file, title }) => `  - [${file.split('/').at(-1)}](../${file}): ${title.replaceAll('<', '\\<')}`,
  )
  return [`- **${id} ${name}**${of}: ${standings[standing]}.${noteText}`, ...listed].join('\n')
}

/** The list as Markdown: the number of criteria of each status, and each criterion with its tests. */
export function criteriaList(criteria: readonly Criterion[]): string {
  const count = (some: readonly Criterion[], standing: string) => some.filter((one) => one.standing === standing).length
  const wcag = criteria.filter(({ level }) => level !== '')
  const others = criteria.filter(({ level }) => level === '')
  const counts = Object.entries(standings).map(
    ([standing, words]) => `| ${words} | ${count(wcag, standing)} | ${count(others, standing)} |`,
  )
  const parts = chapters.map(([title, ids]) =>
    [`### ${title}`, ...criteria.filter(({ id }) => ids.test(id)).map(entry)].join('\n\n'),
  )
  return [['| status | WCAG 2.2, A and AA | EN 301 549 |', '| --- | --- | --- |', ...counts].join('\n'), ...parts].join(
    '\n\n',
  )
}

const page = join(root, 'docs/accessibility.md')

export const readCriteria = (): Criterion[] => parseCriteria(readFileSync(join(root, 'docs/accessibility.tsv'), 'utf8'))

/** The page with today's list in it; the rest is written by hand. */
async function withList(text: string, criteria: readonly Criterion[]): Promise<string> {
  const { code: list } = await format('accessibility.md', criteriaList(criteria))
  return text.replace(
    /(<!-- criteria:[^\n]*\n)[\s\S]*?(?=<!-- \/criteria)/,
    (_all, begin: string) => `${begin}\n${list}\n`,
  )
}

/** Everything that is wrong with the table, its tests and the page. */
export async function accessibilityFaults(): Promise<string[]> {
  const criteria = readCriteria()
  const titlesOf = (file: string) =>
    existsSync(join(root, file)) ? titlesIn(readFileSync(join(root, file), 'utf8')) : undefined
  const text = readFileSync(page, 'utf8')
  const isOld = text !== (await withList(text, criteria))
  return [
    ...faultsOf(criteria, titlesOf),
    ...(isOld ? ['docs/accessibility.md is out of date: run `npm run docs:accessibility`'] : []),
  ]
}

if (import.meta.main) writeFileSync(page, await withList(readFileSync(page, 'utf8'), readCriteria()))
