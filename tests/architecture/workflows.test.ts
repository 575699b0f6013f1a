import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

it('whatever a forge, a container or a page of the documentation runs is a script that there is', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const files = ['.github/workflows/*.yml', 'deploy/Containerfile*', 'docs/*.md', '*.md'].flatMap((place) =>
    globSync(place, { cwd: root }),
  )
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:--?\w+ )*([\w:]*\w)(?![\w:])/g)].map(([, script]) => ({
      file,
      script: script!,
    })),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([])
})
