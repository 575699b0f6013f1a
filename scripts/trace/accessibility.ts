/** The criteria of accessibility and their tests (docs/accessibility.tsv); docs/accessibility.md explains the table. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

const standings = ['held', 'partly', 'looked', 'open', 'absent'] as const
type Standing = (typeof standings)[number]

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
  if (!standings.includes(standing)) return [`${id} stands as ${standing}, which is none of ${standings.join(', ')}`]
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

export const readCriteria = (): Criterion[] => parseCriteria(readFileSync(join(root, 'docs/accessibility.tsv'), 'utf8'))

/** How many criteria have each status. */
export const countStandings = (criteria: readonly Criterion[]): string =>
  standings.map((standing) => `${criteria.filter((one) => one.standing === standing).length} ${standing}`).join(', ')
