/** The packages as somebody has them who has nothing else: made by `npm run pack`, installed by npm into an empty folder. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root, run } from '#scripts/run.ts'

const folders: string[] = []

/** Nothing of this project is known to what runs in such a folder. */
const environment = { PATH: process.env.PATH }

/** Makes what is stale. */
export function pack(): void {
  const { ok, output } = run(process.execPath, ['scripts/pack/pack.ts'])
  if (!ok) throw new Error(output)
}

export const remove = () => folders.forEach((folder) => rmSync(folder, { recursive: true }))

/**
 * The folder that the package is in after npm has installed it. What it depends on has to be named here, and comes from this
 * project in place of a registry, so that the tests need no network: npm takes it only when it has the requested version.
 */
export function installed(name: string, dependencies: readonly string[] = []): string {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const places = [tarballOf(name), ...dependencies.map((one) => join(root, 'node_modules', one))]
  const quiet = ['--offline', '--no-audit', '--no-fund', '--loglevel', 'error']
  const { status, stderr } = spawnSync('npm', ['install', ...quiet, ...places], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return folder
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  folders.push(folder)
  return folder
}

export const tarballOf = (name: string): string =>
  join(root, globSync(`dist-packages/phone-payment-portal-${name}-*.tgz`, { cwd: root })[0]!)

/** Runs a command to its end; `output` is what it printed on both streams. */
export async function ran(command: string, args: readonly string[], folder: string, more: Record<string, string> = {}) {
  const child = spawn(command, args, { cwd: folder, env: { ...environment, ...more } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

/** Starts a server that prints its address. */
export async function served(node: string, file: string, more: Record<string, string>, ...args: readonly string[]) {
  const child = spawn(node, [file, ...args], { env: { ...environment, ...more }, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { address: /http:[^\s;]+/.exec(line.toString())![0], stop: () => void child.kill() }
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
