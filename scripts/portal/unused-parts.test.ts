import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run.ts'
import { unusedColors, unusedParts } from './unused-parts.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('no page has a colour that is left out of the build', () => {
  const named = new RegExp(
    `mantine-color-(${unusedColors.join('|')})\\b|\\b(c|bg|color)="(${unusedColors.join('|')})[".]`,
  )
  const files = globSync('{src,panel}/**/*.{ts,tsx,css}', { cwd: root })
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => named.test(read(file)))).toEqual([])
})

it('the palettes stand in the file that the build changes', () => {
  const palettes = read(`node_modules/@mantine/core/esm/core/MantineProvider/default-colors.mjs`)
  expect(unusedColors.filter((color) => !palettes.includes(`${color}: [`))).toEqual([])
})

it('every part that is left out is one that its library brings along', () => {
  const missing = unusedParts.filter(({ of, from, in: folder }) => {
    const [file] = globSync(`${folder}/**/${of}`, { cwd: root })
    return file === undefined || !new RegExp(`from ["']${from.replaceAll('.', String.raw`\.`)}["']`).test(read(file))
  })
  expect(missing).toEqual([])
})

it('calls are sent the first way that axios knows of, which every page has', async () => {
  const { default: axios } = await import('axios')
  expect(axios.defaults.adapter).toEqual(['xhr', 'http', 'fetch'])
  const calls = globSync('{src,generated,panel}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })
  expect(calls.filter((file) => /\badapter\s*:/.test(read(file)))).toEqual([])
})

it('no page has buttons in one frame, or an input with a button that empties it', () => {
  const files = globSync('{src,panel}/**/*.tsx', { cwd: root })
  const unused = /\bButton\.?Group|\bInput\.ClearButton|^ *clearable\b|<\w[^>]* clearable\b/m
  expect(files.filter((file) => unused.test(read(file)))).toEqual([])
})

it('no button or input of a page shows the part of Mantine that is left out, and one provider writes no style sheets', () => {
  const files = globSync('src/**/*.tsx', { cwd: root })
  expect(
    files.filter((file) => /^ *loading(=\{|$)|<\w[^>]* loading(=\{| *\/?>)|loadingPosition/m.test(read(file))),
  ).toEqual([])
  const provider = /<MantineProvider[^>]*>/s.exec(read('src/app/portal.tsx'))![0]
  expect(provider).toMatch(/withCssVariables=\{false\}/)
  expect(provider).toMatch(/withGlobalClasses=\{false\}/)
})
