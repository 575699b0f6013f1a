import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '#generated/operations.ts'
import type { SandboxOptions } from '#sandbox/main.ts'
import { root } from '#scripts/run.ts'

/** The result of an attack: figures for one line, and everything unexpected. */
export type Outcome = { figures: Record<string, number>; surprises: string[] }

type Options = {
  seed: number
  /** 1 is the whole attack, less a part of it. */
  scale: number
  /** These operations alone, where an attack goes through operations. */
  only?: readonly OperationId[]
  /** Settings of the sandbox that is attacked; otherwise its data is in memory, and nothing is planted into it. */
  sandbox?: SandboxOptions
}
export type Attack = (options: Options) => Promise<Outcome>

/** Counts by name, and keeps what is surprising, each kind once. */
export function tally() {
  const figures: Record<string, number> = {}
  const surprises = new Map<string, string>()
  return {
    count: (name: string, by = 1) => void (figures[name] = (figures[name] ?? 0) + by),
    surprise: (kind: string, detail: string) => void (surprises.has(kind) || surprises.set(kind, `${kind}: ${detail}`)),
    /** Of nothing that happened every rule holds: what stays below its least figure is a surprise. */
    outcome: (atLeast: Record<string, number>): Outcome => ({
      figures,
      surprises: [...surprises.values(), ...tooFew(figures, atLeast)],
    }),
  }
}

/** The figures that are below their least. */
export const tooFew = (figures: Record<string, number>, atLeast: Record<string, number>): string[] =>
  Object.entries(atLeast)
    .filter(([name, least]) => (figures[name] ?? 0) < least)
    .map(([name, least]) => `proves nothing: ${figures[name] ?? 0} ${name} instead of at least ${least}`)

export type Tally = ReturnType<typeof tally>

/** docs/attacks.md: the last figures of each attack. */
type Row = { seed: number; seconds: number; summary: string; surprises: number }

const file = join(root, 'docs/attacks.md')
const head = `# Attacks: last results

Written by \`npm run attack\` and \`npm run attack:<name>\`, never by hand. \`-- --seed <seed>\` repeats one.

| attack | seed | seconds | figures | surprises |
| --- | --- | --- | --- | --- |
`

/** Puts the row of one attack in place of its last one. */
export function writeFigures(name: string, { seed, seconds, summary, surprises }: Row): void {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').slice(head.length).split('\n') : []
  const others = rows.filter((row) => row !== '' && !row.startsWith(`| ${name} |`))
  const row = `| ${name} | ${seed} | ${seconds} | ${summary} | ${surprises} |`
  writeFileSync(file, `${head}${[...others, row].toSorted().join('\n')}\n`)
}
