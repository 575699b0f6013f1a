import { expect, it } from 'vitest'
import { findAreaFiles } from './area-files.ts'

const chunk = (name: string, modules: string[], imports: string[] = [], styles: string[] = []) => ({
  fileName: `assets/${name}.js`,
  moduleIds: modules.map((module) => `/project/src/${module}`),
  imports: imports.map((one) => `assets/${one}.js`),
  isEntry: name === 'portal',
  viteMetadata: { importedCss: new Set(styles) },
})
const areas = ['private', 'business', 'bank'] as const
const chunks = [
  chunk('portal', ['main.tsx', ...areas.map((area) => `routes/${area}/_signed-in.tsx`)], ['react']),
  chunk('react', []),
  chunk('calls', ['shared/http/send-validated.ts'], ['react']),
  chunk('shared', ['shared/ui/page.tsx'], ['portal'], ['assets/shared.css']),
  chunk('table', ['shared/table/table-rows.tsx'], ['shared'], ['assets/table.css']),
  chunk('bills', ['features/bills/list.tsx'], ['shared']),
  ...areas.flatMap((area) => [
    chunk(`ports-${area}`, [`areas/${area}/ports.ts`], ['calls']),
    chunk(`frame-${area}`, [`routes/${area}/_signed-in.tsx?tsr-split=component`], ['shared'], ['assets/frame.css']),
  ]),
]

it('finds what every page of an area loads besides the first files, files that request data first', () => {
  expect(findAreaFiles(chunks).bank).toEqual([
    '/assets/ports-bank.js',
    '/assets/calls.js',
    '/assets/frame-bank.js',
    '/assets/table.js',
    '/assets/shared.js',
    '/assets/frame.css',
    '/assets/table.css',
    '/assets/shared.css',
  ])
})

it('leaves lists out of an area whose first page has none', () => {
  expect(findAreaFiles(chunks).private).not.toContain('/assets/table.js')
})

it('fails when a build has no file of its own for what an area begins with', () => {
  const without = chunks.filter(({ fileName }) => fileName !== 'assets/calls.js')
  expect(() => findAreaFiles(without)).toThrow('no file of its own for /src/shared/http/send-validated.ts')
})
