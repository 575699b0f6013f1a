/** All mutants of the sandbox in one copy of its files, each behind a switch that is thrown at run time. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '#scripts/run.ts'
import { leftOut, reasonToLeave } from './left-out.ts'
import { type Mutator, type Path, ownMutators } from './mutators.ts'

export type Mutant = {
  id: string
  /** Below the project's root. */
  file: string
  line: number
  kind: string
  original: string
  mutated: string
  /** Counted from 1, of those in the file that read the same. */
  nth: number
}

/** What a mutant is called from one run to the next, wherever its lines have gone. */
export const nameOf = ({ file, kind, original, mutated, nth }: Mutant): string =>
  [file, kind, original, mutated, nth].join('\n').replaceAll(/\s+/g, ' ')

const nothing = () => {}
const off = () => false
/** The library tells how it goes; nobody has to read it. */
const log = {
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
  isTraceEnabled: off,
  isDebugEnabled: off,
  isInfoEnabled: off,
  isWarnEnabled: off,
  isErrorEnabled: off,
  isFatalEnabled: off,
}

/** The files of the sandbox that are mutated. */
const mutatedFiles = (): string[] =>
  globSync('sandbox/**/*.ts', { cwd: root })
    .filter((file) => !leftOut.some(([files]) => files.test(file)))
    .toSorted()

/** The library has no door for mutators of others, so ours join its list. */
async function addOwnMutators(): Promise<void> {
  const list = new URL('mutators/mutate.js', import.meta.resolve('@stryker-mutator/instrumenter')).href
  const { allMutators } = (await import(list)) as { allMutators: Mutator[] }
  for (const own of ownMutators) if (!allMutators.includes(own)) allMutators.push(own)
}

/** The text of each file with its switches, and all mutants in a fixed order. */
export async function instrument(files = mutatedFiles()): Promise<{ texts: Map<string, string>; mutants: Mutant[] }> {
  await addOwnMutators()
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const made = await new Instrumenter(log).instrument(
    files.map((name) => ({ name, content: sources.get(name)!, mutate: true })),
    { excludedMutations: [], plugins: null, ignorers: [{ shouldIgnore: (path) => reasonToLeave(path as Path) }] },
  )
  const mutants = made.mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, mutatorName, location: { start, end }, replacement }) => ({
      id,
      file: fileName,
      line: start.line + 1,
      kind: mutatorName,
      original: cut(sources.get(fileName)!.split('\n'), start, end),
      mutated: replacement,
      nth: 1,
    }))
  for (const same of Map.groupBy(mutants, nameOf).values()) same.forEach((one, index) => (one.nth = index + 1))
  return { texts: new Map(made.files.map(({ name, content }) => [name, content])), mutants }
}

/** Where a process with a mutated sandbox reads them from, see worker.ts. */
export function writeTexts(folder: string, texts: ReadonlyMap<string, string>): void {
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  writeFileSync(join(folder, 'files.json'), JSON.stringify({ files: [...texts.keys()] }))
}

type Position = { line: number; column: number }

function cut(lines: string[], start: Position, end: Position): string {
  const part = lines.slice(start.line, end.line + 1)
  part[part.length - 1] = part.at(-1)!.slice(0, end.column)
  return part.join('\n').slice(start.column)
}
