import { expect, it } from 'vitest'
import { areaHomes } from '#src/shared/session/area-addresses.ts'
import { findAreaFiles } from './area-files.ts'

const chunk = (name: string, imports: string[] = [], styles: string[] = [], module: string | null = null) => ({
  fileName: `assets/${name}.js`,
  name,
  imports: imports.map((one) => `assets/${one}.js`),
  isEntry: name === 'portal',
  facadeModuleId: module,
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
  ...areas.map((area) => {
    const page = areaHomes[area].split('/')[2]!
    const module = `/portal/src/routes/${area}/_signed-in/${page}.tsx?tsr-split=component`
    return chunk(`${area}-home`, ['table', 'bills'], ['assets/home.css'], module)
  }),
]

it('finds what every page of an area loads besides the first files, files that request data first', () => {
  expect(findAreaFiles(chunks).bank.area).toEqual([
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
  expect(findAreaFiles(chunks).private.area).not.toContain('/assets/table.js')
})

it('finds what only the start page of an area loads', () => {
  expect(findAreaFiles(chunks).bank.home).toEqual(['/assets/bank-home.js', '/assets/bills.js', '/assets/home.css'])
})

it('fails when a build has no file of its own for what an area begins with', () => {
  const without = chunks.filter(({ fileName }) => fileName !== 'assets/calls.js')
  expect(() => findAreaFiles(without)).toThrow('no file of its own for the group calls')
  const withoutHome = chunks.filter(({ name }) => name !== 'bank-home')
  expect(() => findAreaFiles(withoutHome)).toThrow(`no file of its own for ${areaHomes.bank}`)
})
