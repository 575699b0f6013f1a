import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#scripts/run.ts'
import sharedLayers from '#src/shared/import-order.json'
import { allowed, fileIn, forbidden, layers } from './planted-imports.ts'

const project = mkdtempSync(join(tmpdir(), 'project-'))
let refused: { rule: string; from: string; to: string }[] = []

const importOf = (target: string): string => {
  const path = /^(src|generated|sandbox|server)\//.test(target) ? `#${target}` : target
  return `import '${path}'\n`
}

beforeAll(() => {
  const files = new Map<string, string[]>(Object.entries(layers).map(([file, imports]) => [file, [...imports]]))
  for (const layer of sharedLayers) files.set(fileIn(layer), [])
  for (const [, from, to] of forbidden) files.get(from)!.push(to)
  for (const [from, to] of allowed) files.get(from)!.push(to)
  for (const [file, imports] of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), `${[...new Set(imports)].map(importOf).join('')}export {}\n`)
  }
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs', 'src/shared/import-order.json'])
    cpSync(join(root, file), join(project, file))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const cruiser = join(root, 'node_modules/.bin/depcruise')
  const args = [
    'src',
    'generated',
    'sandbox',
    'server',
    'contract-checks',
    'conform',
    'panel',
    'scripts',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]
  const { stdout } = spawnSync(cruiser, args, { cwd: project, encoding: 'utf8' })
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] }
  }
  refused = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
})

afterAll(() => rmSync(project, { recursive: true }))

describe('the import rules', () => {
  it.each(forbidden)('%s refuses %s importing %s', (rule, from, to) => {
    const name = to.split('/').at(-1)!
    expect(
      refused.filter((found) => found.rule === rule && found.from === from && found.to.includes(name)),
    ).not.toEqual([])
  })

  it.each(allowed)('let %s import %s', (from, to) => {
    expect(refused.filter((found) => found.from === from && found.to === to && found.rule !== 'no-circle')).toEqual([])
  })

  it('know each layer of src/shared', () => {
    const folders = readdirSync(join(root, 'src/shared'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    expect(folders.map(({ name }) => name).toSorted()).toEqual(sharedLayers.toSorted())
  })

  it('are all broken on purpose here', async () => {
    const { default: config } = (await import(join(root, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    expect(new Set(forbidden.map(([rule]) => rule))).toEqual(new Set(config.forbidden.map(({ name }) => name)))
  })
})
