import type { Plugin } from 'vite'
import { contractModules } from './contract-modules.ts'

/** What Ajv's validators need at run time; Vite looks for packages in files only, and these are named in a made module. */
const include = ['ajv/dist/runtime/equal', 'ajv/dist/runtime/ucs2length', 'ajv-formats/dist/formats']

/** Puts the panel on the pages of `npm run dev`. */
export const panelInDevelopment = (): Plugin[] => [
  contractModules(),
  {
    name: 'panel-in-development',
    config: () => ({ optimizeDeps: { include } }),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/panel/entry.ts' }, injectTo: 'head-prepend' },
    ],
  },
]
