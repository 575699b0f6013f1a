/** Fingerprint of the generator's inputs and outputs; where it differs from the last one, `generated/` is stale. */
import { catalogNames } from './catalogs-file.ts'
import { fingerprint, isFresh } from './stamp.ts'

const sources = [
  'openapi',
  'orval.config.ts',
  'scripts/generate',
  'contract-checks/contract.ts',
  'scripts/contract/operation-kinds.ts',
  'scripts/contract/changed-record.ts',
  'src/routes',
]
const tools = ['package-lock.json', 'src/shared/http/request.ts', 'src/app/theme.ts']

export const generatedState = (): string =>
  `${fingerprint([...sources, ...tools, 'generated'])} ${catalogNames().join(' ')}`

export const isGenerated = (): boolean => isFresh('generate', generatedState())
