import { expect, it } from 'vitest'
import { addPrefetching } from './prefetch-imports.ts'

it('fails when the import helper of Vite has changed', () => {
  expect(() => addPrefetching('export const __vitePreload = (load) => load()')).toThrow('changed')
})
