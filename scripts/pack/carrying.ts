import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Document } from '#contract-checks/contract.ts'
import { root } from '../run.ts'

/** A bundled program reads the contract from within itself instead of from a file beside it. */
export const carrying = (document: Document): Plugin => ({
  name: 'carry-the-contract',
  load: (id) =>
    id === join(root, 'contract-checks/bundle-file.ts')
      ? `export const readBundle = () => JSON.parse(${JSON.stringify(JSON.stringify(document))})\n`
      : undefined,
})
