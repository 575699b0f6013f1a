import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { theme } from '#src/app/theme.ts'
import { root } from '#scripts/run.ts'

const sources = globSync(['index.html', 'src/**/*.{ts,tsx,css}'], { cwd: root })
  .filter((file) => !/\.(test|fake)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

it('the portal shows no film, plays no sound and has no picture with a text in it', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(filesWith(/<(?:video|audio|img|picture|canvas|embed)[\s>]|new Audio\(|background-image: *url/)).toEqual([])
})

it('nothing is operated by a path of the pointer or by moving the device', () => {
  expect(filesWith(/on(?:Pointer|Mouse|Touch)Move|(?:pointer|mouse|touch)move|device(?:motion|orientation)/i)).toEqual(
    [],
  )
})

it('runs no action on pointer down, so that a press can be cancelled', () => {
  // pointer-release.ts only notes that something is held down, and delays what would move under the pointer.
  const onDown = /on(?:PointerDown|MouseDown|TouchStart)\b|['"](?:pointerdown|mousedown|touchstart)['"]/
  expect(filesWith(onDown)).toEqual(['src/shared/elements/pointer-release.ts'])
})

it('nothing depends on how the device is held', () => {
  expect(filesWith(/\borientation\b/)).toEqual([])
})

it('moves nothing for longer than 200 ms, except what shows that something is under way', () => {
  const sheets = sources.filter(({ file }) => file.endsWith('.css'))
  const durations = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:animation|transition):([^;]*);/g)].flatMap(([, value]) =>
      value!
        .split(',')
        .filter((part) => !part.includes('infinite'))
        .flatMap((part) => [...part.matchAll(/(\w+) ([\d.]+)(m?s)\b/g)])
        .map(([, name, time, unit]) => ({ file, name, ms: Number(time) * (unit === 's' ? 1000 : 1) })),
    ),
  )
  expect(durations.map(({ name }) => name)).toContain('rise')
  // The colour that marks an added or changed row, and the time that an alert is still shown.
  const marks = new Set(['marked', 'width'])
  expect(durations.filter(({ name, ms }) => ms > 200 && !marks.has(name!))).toEqual([])
})

it('stops endless animations when a person prefers reduced motion', () => {
  const endless = sources.filter(({ text }) => /animation:[^;]*infinite/.test(text))
  expect(endless.length).toBeGreaterThan(0)
  for (const { file, text } of endless) expect(text, file).toContain('prefers-reduced-motion: reduce')
  expect(theme.respectReducedMotion).toBe(true)
})
