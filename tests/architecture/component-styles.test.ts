import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
const all = (pattern: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => found!)))

it('every component of Mantine that is used has its styles somewhere', () => {
  const used = [...all(/^import \{([^}]+)\} from '@mantine\/core'/gm)].flatMap((names) => names.split(','))
  const loaded = all(/^import '@mantine\/core\/styles\/(\w+)\.css'/gm)
  const missing = used.map((name) => name.trim()).filter((name) => !loaded.has(name))
  expect(missing.filter((name) => existsSync(join(root, `node_modules/@mantine/core/styles/${name}.css`)))).toEqual([])
})
