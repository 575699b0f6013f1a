import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { theme } from './theme.ts'

const styles = [
  'src/shared/chart/column-chart.module.css',
  'src/shared/chart/bar-list.module.css',
  'src/features/bill-runs/run-progress.module.css',
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const shadeOf = (name: string, shade: string) => theme.colors![name as 'petrol' | 'dark']![Number(shade)]!

/** Relative luminance of #rrggbb (WCAG 2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const pairs = [
  ...styles.matchAll(/light-dark\(var\(--mantine-color-(\w+)-(\d)\), var\(--mantine-color-(\w+)-(\d)\)\)/g),
]

it('every bar keeps 3 : 1 to its card in both schemes', () => {
  expect(pairs).toHaveLength(4)
  for (const [text, lightName, lightShade, darkName, darkShade] of pairs) {
    expect(contrast(shadeOf(lightName!, lightShade!), '#ffffff'), text).toBeGreaterThanOrEqual(3)
    expect(contrast(shadeOf(darkName!, darkShade!), shadeOf('dark', '7')), text).toBeGreaterThanOrEqual(3)
  }
})

it('the mark of the focus keeps 3 : 1 to the page and to cards in both schemes', () => {
  const outline =
    /:focus-visible \{\s*outline: 3px solid light-dark\(var\(--mantine-color-(\w+)-(\d)\), var\(--mantine-color-(\w+)-(\d)\)\)/
  const [, lightName, lightShade, darkName, darkShade] = outline.exec(readFileSync('src/app/global.css', 'utf8'))!
  expect(contrast(shadeOf(lightName!, lightShade!), '#ffffff')).toBeGreaterThanOrEqual(3)
  for (const behind of ['7', '8', '9'])
    expect(contrast(shadeOf(darkName!, darkShade!), shadeOf('dark', behind)), behind).toBeGreaterThanOrEqual(3)
})
