import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
const all = (pattern: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => found!)))

it('every component of Mantine that is used has its styles somewhere', () => {
  const used = [...all(/^import \{([^}]+)\} from '@mantine\/core'/gm)].flatMap((names) => names.split(','))
  const loaded = all(/^@?import '@mantine\/core\/styles\/(\w+)(?:\.layer)?\.css'/gm)
  const missing = used.map((name) => name.trim()).filter((name) => !loaded.has(name))
  expect(missing.filter((name) => existsSync(join(root, `node_modules/@mantine/core/styles/${name}.css`)))).toEqual([])
})

it('every sheet of Mantine is in a cascade layer', () => {
  const imports = sources.flatMap((text) => [...text.matchAll(/^@?import '(@mantine\/[^']+\.css)'([^;\n]*)/gm)])
  expect(imports.length).toBeGreaterThan(20)
  expect(
    imports.filter(([, file, layer]) => !file!.endsWith('.layer.css') && !layer!.includes('layer(mantine')),
  ).toEqual([])
})

it('only one style sheet sets each property of the whole page, since the files load in any order', () => {
  const pageRules = globSync('src/**/*.module.css', { cwd: root }).flatMap((file) => {
    const rules = readFileSync(join(root, file), 'utf8').matchAll(/:global\((?:html|body)\)[^{}]*\{([^}]*)\}/g)
    return [...rules].flatMap(([, body]) => [...body!.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => ({ name, file })))
  })
  // A property and its shorthand are one.
  const things = Map.groupBy(pageRules, ({ name }) => (name!.startsWith('--') ? name : 'how it is'))
  expect(things.size).toBeGreaterThan(2)
  expect([...things.values()].filter((some) => new Set(some.map(({ file }) => file)).size > 1)).toEqual([])
})

it('style sheets have names in kebab-case', () => {
  const names = globSync('{src,panel,scripts}/**/*.css', { cwd: root })
  expect(names.filter((name) => !/\/[a-z0-9]+(-[a-z0-9]+)*(\.module)?\.css$/.test(name))).toEqual([])
})
