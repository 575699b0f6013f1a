/** What `generated/` was written from and what it holds, as one word: whoever needs it asks here first, and generates when it is another. */
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
const tools = ['package-lock.json', 'src/shared/http/request.ts', 'src/app/theme.ts', 'scripts/portal/unused-parts.ts']

export const generatedState = (): string =>
  `${fingerprint([...sources, ...tools, 'generated'])} ${catalogNames().join(' ')}`

export const isGenerated = (): boolean => isFresh('generate', generatedState())
