import type { Document } from '#contract-checks/contract.ts'
import type { Finding } from './finding.ts'
import { answers } from './rules/answers.ts'
import { etags } from './rules/etags.ts'
import { enumerations, usedSchemas } from './rules/enumerations.ts'
import { mirror } from './rules/mirror.ts'
import { namedExamples } from './rules/named-examples.ts'
import { operationNames } from './rules/operation-names.ts'
import { ownVersion } from './rules/own-version.ts'
import { plainWords } from './rules/plain-words.ts'
import { porting } from './rules/porting.ts'
import { rawFiles } from './rules/raw-files.ts'
import { latin1, referenceSiblings, requiredFields, schemas } from './rules/schemas.ts'
import { session } from './rules/session.ts'
import { relations } from './rules/relations.ts'
import { roles, transport } from './rules/transport.ts'
import { texts } from './rules/texts.ts'
import { validExamples } from './rules/valid-examples.ts'

const rules = [
  operationNames,
  answers,
  transport,
  etags,
  roles,
  rawFiles,
  namedExamples,
  ownVersion,
  schemas,
  requiredFields,
  referenceSiblings,
  latin1,
  texts,
  porting,
  plainWords,
  enumerations,
  usedSchemas,
  validExamples,
  relations,
  mirror,
  session,
]

/** Everything that is asked of the bundled contract beyond Redocly's rules; empty when it is clean. */
export const ruleset = (document: Document): Finding[] => rules.flatMap((rule) => rule(document))
