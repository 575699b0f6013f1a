import { join } from 'node:path'
import { defineConfig, type generate } from 'orval'
import { withOperationName, orvalInput } from './scripts/generate/orval-input.ts'

type Options = Exclude<Parameters<typeof generate>[0], string | undefined>

/** For the bundle in a folder: typed endpoint functions, query options and hooks by tag, and one zod schema and type per component. */
export const orvalOptions = (folder: string): Options => ({
  input: { target: join(folder, 'openapi.yaml'), override: { transformer: orvalInput } },
  output: {
    target: join(folder, 'api/endpoints.ts'),
    schemas: { path: join(folder, 'model'), type: 'zod' },
    schemaFileExtension: '.ts',
    mode: 'tags-split',
    client: 'react-query',
    httpClient: 'axios',
    namingConvention: 'kebab-case',
    indexFiles: false,
    headers: true,
    clean: true,
    override: {
      header: false,
      transformer: withOperationName,
      mutator: { path: './src/shared/http/request.ts', name: 'request' },
      query: { useSuspenseQuery: true, shouldSplitQueryKey: true, signal: true },
      zod: { variant: 'mini', generateReusableSchemas: true },
    },
  },
})

export default defineConfig({ portal: orvalOptions('generated') as object })
