import { defineConfig } from 'orval'
import { namesItsOperation, orvalInput } from './scripts/generate/orval-input.ts'

/** Typed endpoint functions, query options and hooks by tag, and one zod schema and type per component. */
export default defineConfig({
  portal: {
    input: { target: './generated/openapi.yaml', override: { transformer: orvalInput } },
    output: {
      target: './generated/api/endpoints.ts',
      schemas: { path: './generated/model', type: 'zod' },
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
        transformer: namesItsOperation,
        mutator: { path: './src/shared/http/request.ts', name: 'request' },
        query: { useSuspenseQuery: true, shouldSplitQueryKey: true, signal: true },
        zod: { variant: 'mini', generateReusableSchemas: true },
      },
    },
  },
})
