import { expect, it } from 'vitest'
import { findAreaFiles } from './area-files.ts'

const chunk = (name: string, imports: string[] = [], styles: string[] = []) => ({
  fileName: `assets/${name}.js`,
  name,
  imports: imports.map((one) => `assets/${one}.js`),
  isEntry: name === 'portal',
  viteMetadata: { importedCss: new Set(styles) },
})
const areas = ['private', 'business', 'bank'] as const
const chunks = [
  chunk('portal', ['react']),
  chunk('react'),
  chunk('calls', ['react']),
  chunk('shared', ['portal'], ['assets/shared.css']),
  chunk('table', ['shared'], ['assets/table.css']),
  chunk('bills', ['shared']),
  ...areas.map((area) => chunk(area, ['calls', 'shared'], ['assets/frame.css'])),
]

it('finds what every page of an area loads besides the first files, files that request data first', () => {
  expect(findAreaFiles(chunks).bank).toEqual([
    '/assets/bank.js',
    '/assets/calls.js',
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
  expect(() => findAreaFiles(without)).toThrow('no file of its own for the group calls')
})
