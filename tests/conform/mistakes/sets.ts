/** The two parts of the mistakes: those that may be looked at when one is missed, and those that are kept apart. */
import { callMistakes } from './first-set/calls.ts'
import { contentMistakes } from './first-set/contents.ts'
import { languageMistakes } from './first-set/languages.ts'
import { callMistakes as heldOutCallMistakes } from './held-out/calls.ts'
import { contentMistakes as heldOutContentMistakes } from './held-out/contents.ts'
import { languageMistakes as heldOutLanguageMistakes } from './held-out/languages.ts'
import type { Mistake } from './mistake.ts'

export const firstSet: readonly Mistake[] = [...languageMistakes, ...contentMistakes, ...callMistakes]
export const heldOut: readonly Mistake[] = [
  ...heldOutLanguageMistakes,
  ...heldOutContentMistakes,
  ...heldOutCallMistakes,
]
