import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, run } from '#scripts/run.ts'
import sharedLayers from '#src/shared/import-order.json'

type Cruised = { modules: { source: string; dependencies: { resolved: string }[] }[] }

/** The layer on which a file stands, such as `features` or `sandbox`. */
function layerOf(file: string): string | undefined {
  const [first = '', second = ''] = file.split('/')
  if (first === 'src') return second.replace(/\.tsx$/, '')
  return ['generated', 'sandbox', 'server', 'contract-checks', 'conform', 'panel', 'scripts'].find(
    (layer) => layer === first,
  )
}

/** The arrows between layers that the product's own imports are, as `features --> shared`. */
function arrowsOfCode(): string[] {
  const places = ['src', 'panel', 'sandbox', 'server', 'contract-checks', 'conform', 'generated', 'scripts']
  const options = ['--config', '.dependency-cruiser.cjs', '--no-progress', '--output-type', 'json']
  const { modules } = JSON.parse(run('depcruise', [...places, ...options]).output) as Cruised
  const product = modules.filter(({ source }) => !/\.(test|fake)\./.test(source))
  const arrows = product.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [from, to] = [layerOf(source), layerOf(resolved)]
      return from && to && from !== to ? [`${from} --> ${to}`] : []
    }),
  )
  return [...new Set(arrows)].toSorted()
}

/** Reads all imports of the project again, which takes long on a busy machine. */
const minutes = 300_000

describe('a newcomer', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

  it('sees in the picture of the architecture exactly the arrows that the code has', { timeout: minutes }, () => {
    const drawn = [...page.matchAll(/^ {2}(\S+ --> \S+)$/gm)].map(([, arrow]) => arrow!)
    expect(drawn.toSorted()).toEqual(arrowsOfCode())
  })

  it('reads there in which order the layers of src/shared stand', () => {
    expect(page).toContain(`${sharedLayers.join(', ')}.`)
  })

  it('finds every path that the architecture names', () => {
    const paths = [...page.matchAll(/`((?:src|openapi|scripts|sandbox|conform|docs)\/[^`<*]*)`/g)].map(
      ([, path]) => path!,
    )
    expect(paths.length).toBeGreaterThan(15)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
