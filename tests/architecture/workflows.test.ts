import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

it('every npm script that a workflow, a container or a document names exists', () => {
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

it('every script that a workflow runs with Node exists', () => {
  const files = globSync('.github/workflows/*.yml', { cwd: root })
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\bnode ([\w/-]+\.ts)\b/g)].map(([, script]) => script!),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((script) => !existsSync(join(root, script)))).toEqual([])
})

it('pins every action of a workflow to the hash of a commit, with its version beside it', () => {
  const uses = globSync(['.github/workflows/*.yml', '.github/actions/**/*.yml', 'docs/*.yml'], { cwd: root }).flatMap(
    (file) => [...read(file).matchAll(/\buses:\s*(.*)$/gm)].map(([, action]) => ({ file, action: action!.trim() })),
  )
  expect(uses.length).toBeGreaterThan(15)
  const pinned = /^[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
  expect(uses.filter(({ action }) => !action.startsWith('./') && !pinned.test(action))).toEqual([])
  // One action has one version everywhere.
  const versions = Map.groupBy(new Set(uses.map(({ action }) => action)), (action) => action.split('@')[0])
  expect([...versions.values()].filter((several) => several.length > 1)).toEqual([])
})

it('a release names the commit of its files', () => {
  const release = read('.github/workflows/release.yml')
  expect(release).toMatch(/^permissions: .*\bid-token: write\b.*\battestations: write\b/m)
  const [attested, published] = ['actions/attest-build-provenance@', 'gh release create'].map((one) =>
    release.indexOf(one),
  )
  expect(attested).toBeGreaterThan(0)
  expect(published).toBeGreaterThan(attested!)
})
