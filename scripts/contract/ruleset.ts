import type { Document } from '#contract-checks/contract.ts'
import type { Finding } from './rules/rule.ts'
import { checkGenericAnswers, checkEtags, checkSessionAnswers } from './rules/answers.ts'
import {
  checkEnumerations,
  checkLatin1,
  checkReferenceSiblings,
  checkRequiredFields,
  checkSchemas,
  checkUsedSchemas,
} from './rules/schemas.ts'
import { checkConstants } from './rules/constants.ts'
import {
  checkEndedSessions,
  checkFilters,
  checkTwins,
  checkOperationNames,
  checkRawFiles,
  checkRoles,
  checkTransport,
} from './rules/calls.ts'
import { checkNamedExamples, checkOwnVersion, checkValidExamples } from './rules/examples.ts'
import { checkPlainWords } from './rules/plain-words.ts'
import { checkPorting, checkTexts } from './rules/texts.ts'
import { checkRelations } from './rules/relations.ts'

const rules = [
  checkOperationNames,
  checkGenericAnswers,
  checkTransport,
  checkEndedSessions,
  checkFilters,
  checkEtags,
  checkRoles,
  checkRawFiles,
  checkNamedExamples,
  checkOwnVersion,
  checkSchemas,
  checkRequiredFields,
  checkReferenceSiblings,
  checkLatin1,
  checkTexts,
  checkPorting,
  checkPlainWords,
  checkEnumerations,
  checkUsedSchemas,
  checkValidExamples,
  checkRelations,
  checkConstants,
  checkTwins,
  checkSessionAnswers,
]

/** What our own rules find in the bundled contract, beyond Redocly's; empty when it is clean. */
export const ruleset = (document: Document): Finding[] => rules.flatMap((rule) => rule(document))
