/** The two parts of the mistakes: those that may be looked at when one is missed, and those that are kept apart. */
import { contentMistakesByKind } from './by-kind/contents.ts'
import { edgeMistakes } from './by-kind/edges.ts'
import { laterReadMistakes } from './by-kind/later-reads.ts'
import { otherDayMistakes } from './by-kind/other-days.ts'
import { recordMistakes } from './by-kind/records.ts'
import { callMistakes } from './first-set/calls.ts'
import { contentMistakes } from './first-set/contents.ts'
import { languageMistakes } from './first-set/languages.ts'
import { callMistakes as heldOutCallMistakes } from './held-out/calls.ts'
import { contentMistakes as heldOutContentMistakes } from './held-out/contents.ts'
import { languageMistakes as heldOutLanguageMistakes } from './held-out/languages.ts'
import type { KindMistake, Mistake } from './mistake.ts'

export const firstSet: readonly Mistake[] = [...languageMistakes, ...contentMistakes, ...callMistakes]
export const heldOut: readonly Mistake[] = [
  ...heldOutLanguageMistakes,
  ...heldOutContentMistakes,
  ...heldOutCallMistakes,
]

const byKind: readonly KindMistake[] = [
  ...contentMistakesByKind,
  ...laterReadMistakes,
  ...recordMistakes,
  ...edgeMistakes,
]

/** Every third one was put aside when they were drawn. */
const isPutAside = (_one: KindMistake, index: number) => index % 3 === 2

/** With those that were planted for the checks of other days and counters, none of which was put aside. */
export const kindSet = [...byKind.filter((one, index) => !isPutAside(one, index)), ...otherDayMistakes]
export const kindsHeldOut = byKind.filter(isPutAside)
