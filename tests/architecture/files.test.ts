import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const code = globSync('{src,panel,sandbox,server,contract-checks,conform,scripts,tests}/**/*.{ts,tsx,css}', {
  cwd: root,
})
const lines = (file: string): number => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length

describe('a newcomer', () => {
  it('finds no route of over 40 lines', () => {
    const routes = code.filter((file) => file.startsWith('src/routes/'))
    expect(routes.filter((file) => lines(file) > 40)).toEqual([])
  })

  it('reads in the name what a file is for', () => {
    const routes = /^src\/routes\//
    const named = code.filter((file) => !routes.test(file)).map((file) => basename(file))
    const wrong = named.filter(
      (name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.(test|fake|spec|module|d|config))?\.(tsx?|css)$/.test(name),
    )
    const empty = named.filter((name) => /^(utils?|helpers?|types|common|index|misc)\./.test(name))
    expect([...wrong, ...empty]).toEqual([])
  })

  it('finds one place where a test forgets modules, since the files after it share them', () => {
    const forget = new RegExp(['vi', 'resetModules'].join('\\.'))
    const found = code.filter((file) => forget.test(readFileSync(join(root, file), 'utf8')))
    expect(found).toEqual(['tests/fresh-page.ts'])
  })
})
