/** What people have found out about mutants that no check can find; kept, so that nobody has to find it out again. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './instrument.ts'

export type Verdict = Pick<Mutant, 'file' | 'kind' | 'original' | 'mutated'> & {
  /** Of those that read the same; all of them when it is left out. */
  nth?: number
  /** `equal`: does the same; `not on the wire`: nothing that the contract describes shows it. */
  is: 'equal' | 'not on the wire'
  /** One sentence. */
  because: string
}

const verdicts = JSON.parse(readFileSync(join(import.meta.dirname, 'verdicts.json'), 'utf8')) as readonly Verdict[]

/** Without regard to how the text is broken into lines. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

const isAbout = (verdict: Verdict, mutant: Mutant) =>
  verdict.file === mutant.file &&
  verdict.kind === mutant.kind &&
  flat(verdict.original) === flat(mutant.original) &&
  flat(verdict.mutated) === flat(mutant.mutated) &&
  (verdict.nth === undefined || verdict.nth === mutant.nth)

export const verdictOn = (mutant: Mutant): Verdict | undefined => verdicts.find((one) => isAbout(one, mutant))

/** Verdicts on what is not in the code any more. */
export const outdated = (mutants: readonly Mutant[]): Verdict[] =>
  verdicts.filter((verdict) => !mutants.some((mutant) => isAbout(verdict, mutant)))
