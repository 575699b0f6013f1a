/** docs/conformance-mutants.md: the score, who has survived and why, and by what the others were found. */
import type { Outcome } from './hunt.ts'
import type { Mutant } from './instrument.ts'
import { verdictOn } from './verdicts.ts'

export type Hunted = {
  seed: number
  all: readonly Mutant[]
  /** How many were drawn; fewer have outcomes when the run was ended. */
  drawn: number
  outcomes: readonly Outcome[]
  before: number
  seconds: number
}

const share = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`

/** The score with every mutant counted, and without those that nothing could find. */
export function scoreOf(outcomes: readonly Outcome[]) {
  const found = outcomes.filter((one) => one.found !== undefined)
  const survivors = outcomes.filter((one) => one.found === undefined)
  const explained = survivors.filter(({ mutant }) => verdictOn(mutant) !== undefined)
  const visible = outcomes.length - explained.length
  return {
    found,
    survivors,
    visible,
    plain: found.length / outcomes.length,
    score: found.length / Math.max(visible, 1),
  }
}

export function summaryOf({ seed, all, drawn, outcomes, before, seconds }: Hunted): string {
  const { found, visible } = scoreOf(outcomes)
  const files = new Set(outcomes.map(({ mutant }) => mutant.file)).size
  return (
    `${outcomes.length} mutants of ${all.length}, drawn by the seed ${seed} from ${files} files, asked in ${Math.round(seconds)} s: ` +
    (outcomes.length < drawn ? `(the run was ended: ${drawn} were drawn) ` : '') +
    (before > 0 ? `(${before} were found by a run before with the same seed, the others asked again) ` : '') +
    `${found.length} found (${share(found.length, outcomes.length)}); of the ${visible} that can be seen at all ` +
    `${share(found.length, visible)}.`
  )
}

const code = (text: string) => {
  const flat = text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)
  return `\`${flat.length > 90 ? `${flat.slice(0, 88)}…` : flat}\``
}
const placeOf = ({ file, line }: Mutant) => `${file.replace('sandbox/', '')}:${line}`
const changeOf = ({ original, mutated }: Mutant) => `${code(original)} → ${code(mutated)}`

/** For people at a terminal. */
export const lineOf = (mutant: Mutant): string => `${mutant.file}:${mutant.line} ${mutant.kind} ${changeOf(mutant)}`

const floorOf = ({ file }: Mutant) => file.split('/').slice(0, 2).join('/')

export function pageOf(hunted: Hunted): string {
  const { found, survivors } = scoreOf(hunted.outcomes)
  const floors = [...Map.groupBy(hunted.outcomes, ({ mutant }) => floorOf(mutant))].map(([floor, those]) => {
    const here = scoreOf(those)
    return `| ${floor} | ${those.length} | ${here.found.length} | ${share(here.found.length, here.visible)} |`
  })
  const left = survivors.map(({ mutant, asked, of }) => {
    const verdict = verdictOn(mutant)
    const why = verdict === undefined ? '**open**' : `${verdict.is}: ${verdict.because}`
    return `| ${placeOf(mutant)} | ${changeOf(mutant)} | ${asked} of ${of} | ${why} |`
  })
  const rows = found.map((one) => {
    const { operation = 'the start', says } = one.found!
    return `| ${placeOf(one.mutant)} | ${one.mutant.kind} | ${operation} | ${says.replaceAll('|', String.raw`\|`).slice(0, 120)} |`
  })
  return `# Mutants of the sandbox, and what the conformance kit makes of them

Written by \`npm run conform:mutants\`, never by hand. A mutant is the sandbox with one small mistake in its code: a condition
turned round, a bound moved, a constant, a call or an element left out, arguments swapped. It is found when the kit says
something about it that it does not say about the sandbox as it is. Each is asked about the operations that meet it, those
first that know its file best, until it is found or as many are asked as \`--most\` says. What is no mutant, and why, stands in
\`tests/conform/mutants/left-out.ts\`; what is known about survivors in \`verdicts.json\` beside it.

${summaryOf(hunted)}

| of | mutants | found | of those that can be seen |
| --- | --- | --- | --- |
${floors.join('\n')}

## ${survivors.length} survivors

| at | change | operations asked | why |
| --- | --- | --- | --- |
${left.join('\n')}

## ${found.length} found

| at | kind | by | the kit says |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
