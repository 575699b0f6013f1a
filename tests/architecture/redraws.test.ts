import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const hasList = (text: string) => /<(?:Client|Server)Table\b/.test(text)
const asksItself = (text: string) => /\b(?:useIsModalOpen|useOpen[A-Z]\w*)\(/.test(text)

it('no screen with a list asks itself which modal is open: it would draw all rows anew with each that opens', () => {
  const screens = globSync('src/{features,pages}/**/*.tsx', { cwd: root })
    .filter((file) => !/\.(test|fake)\.tsx$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  expect(screens.filter(({ text }) => hasList(text)).length).toBeGreaterThan(10)
  expect(screens.filter(({ text }) => asksItself(text)).length).toBeGreaterThan(5)
  expect(screens.filter(({ text }) => hasList(text) && asksItself(text)).map(({ file }) => file)).toEqual([])
})

it('no route reads all of the context: it is another object with each address, and what reads it is drawn anew', () => {
  const routes = globSync('src/routes/**/*.tsx', { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }))
  expect(routes.filter(({ text }) => /useRouteContext\(\{ select:/.test(text)).length).toBeGreaterThan(2)
  expect(routes.filter(({ text }) => /useRouteContext\(\s*\)/.test(text)).map(({ file }) => file)).toEqual([])
})
