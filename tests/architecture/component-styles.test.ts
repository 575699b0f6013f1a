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

/** A chart is a picture whose text has to fit its bars, and paper is measured in points. */
const ownScale = /shared\/chart\/|print\.css$/
const styleSheets = globSync('src/**/*.css', { cwd: root }).filter((file) => !ownScale.test(file))
const componentFiles = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !/\.(?:test|fake)\.tsx$/.test(file))

/** Each place of `files` that the pattern finds, as file and text. */
const find = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map((found) => ({ file, text: found[1]! })),
  )

it('text has few sizes', () => {
  const scale = new Set([0.75, 0.875, 1, 1.125, 1.25, 1.5, 1.75, 2.25])
  const sizes = [
    ...find(styleSheets, /\bfont-size: ([^;]+);/g),
    ...find(componentFiles, /\bfz="([^"]+)"/g),
    ...find(componentFiles, /\bfz=\{([^}]+)\}/g),
    ...find(['src/app/theme.ts'], /\b(?:fontSize|'--[\w-]+-font-size'): '([^']+)'/g),
  ]
  expect(sizes.length).toBeGreaterThan(40)
  // Between its ends a size may grow with the window.
  const ends = sizes.flatMap(({ file, text }) =>
    [...text.replaceAll(/[\d.]+rem \+ [\d.]+vw/g, '').matchAll(/([\d.]+)(rem|em|px|pt)?(?![\w.]*vw)/g)].map(
      ([, size, unit]) => ({ file, text, size: unit === 'rem' ? Number(size) : Number.NaN }),
    ),
  )
  expect(ends.filter(({ size }) => !scale.has(size))).toEqual([])
})

it('space between and around elements has one scale', () => {
  // Pixels; more of them are the width of a column. The room to scroll to a field (scroll-padding) follows from the heights of what covers it.
  const scale = new Set([1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 96])
  const lengths = [
    ...find(styleSheets, /(?<!scroll-)\b(?:padding|margin|(?:row-|column-)?gap)(?:-[a-z-]+)?: ([^;]+);/g),
    ...find(componentFiles, /\b(?:[mp][trblxy]?|gap)=\{?["']?([-\d][^"'}]*)["']?\}/g),
    ...find(componentFiles, /\b(?:[mp][trblxy]?|gap)="([^"]+)"/g),
  ].flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w.-])-?(\d+(?:\.\d+)?)(px|rem)?(?![\w.%])/g)]
      .filter(([, , unit]) => unit !== undefined || /^-?\d+$/.test(text))
      .map(([, number, unit]) => ({ file, text, pixels: Number(number) * (unit === 'rem' ? 16 : 1) })),
  )
  expect(lengths.length).toBeGreaterThan(200)
  expect(lengths.filter(({ pixels }) => pixels !== 0 && pixels <= 100 && !scale.has(pixels))).toEqual([])
})

it('no rule gives buttons with words a fixed height, which would cut them where text is large', () => {
  const rules = sources.flatMap((text) => [...text.matchAll(/([^{}]*\.mantine-Button-root[^{}]*)\{([^{}]*)\}/g)])
  expect(rules.length).toBeGreaterThan(2)
  const fixed = rules.filter(([, , body]) => /(?:^|[\s;])height: *\d/.test(body!)).map(([, selector]) => selector!)
  // The compact rows of a table at a desk have one height.
  expect(fixed.filter((selector) => !selector.includes('.compact'))).toEqual([])
})
