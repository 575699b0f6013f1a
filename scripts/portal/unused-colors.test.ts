import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run.ts'
import { unusedColors } from './unused-colors.ts'

it('no page has a colour that is left out of the build', () => {
  const named = new RegExp(
    `mantine-color-(${unusedColors.join('|')})\\b|\\b(c|bg|color)="(${unusedColors.join('|')})[".]`,
  )
  const files = globSync('{src,panel}/**/*.{ts,tsx,css}', { cwd: root })
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

it('the palettes stand in the file that the build changes', () => {
  const file = 'node_modules/@mantine/core/esm/core/MantineProvider/default-colors.mjs'
  const palettes = readFileSync(join(root, file), 'utf8')
  expect(unusedColors.filter((color) => !palettes.includes(`${color}: [`))).toEqual([])
})
