/** The packages as somebody has them who has nothing else: made by `npm run pack`, installed by npm into an empty folder. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root, run } from '#scripts/run.ts'

const folders: string[] = []

/** Makes what is stale. */
export function pack(): void {
  const { ok, output } = run(process.execPath, ['scripts/pack/pack.ts'])
  if (!ok) throw new Error(output)
}

export const remove = () => folders.forEach((folder) => rmSync(folder, { recursive: true }))

/**
 * The folder that the package is in after npm has installed it. What it depends on has to be named here, and comes from this
 * project in place of a registry, so that the tests need no network: npm takes it only when it has the version that is asked for.
 */
export function installed(name: string, dependencies: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  folders.push(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const [tarball] = globSync(`dist-packages/phone-payment-portal-${name}-*.tgz`, { cwd: root })
  const places = [tarball!, ...dependencies.map((one) => `node_modules/${one}`)].map((place) => join(root, place))
  const quiet = ['--offline', '--no-audit', '--no-fund', '--loglevel', 'error']
  const { status, stderr } = spawnSync('npm', ['install', ...quiet, ...places], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return folder
}

/** How many bytes a package takes, unpacked. */
export const sizeOf = (folder: string, name: string): number =>
  globSync(`node_modules/phone-payment-portal-${name}/**`, { cwd: folder })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)

/** A Node of the oldest kind that the packages promise to run on, where this machine has one; else the one of the tests. */
export function oldestNode(): string {
  const known = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const isOld = (node: string) => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v20.')
  return [...new Set(known)].find(isOld) ?? process.execPath
}
