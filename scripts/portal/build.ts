/**
 * `npm run build`: the portal for production, into `dist/`; does nothing when nothing changed. `--previous <folder>` writes the
 * differences to the build of the last release as well.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fingerprint, isFresh, storeFingerprint } from '../fingerprint.ts'
import { root, run } from '../run.ts'
import { compressBuild } from './compress.ts'
import { writeDifferences } from './differences.ts'
import { writeFirstPaint } from './first-paint.ts'
import { fail, ensureGenerated } from './prepare.ts'
import type { Rendered } from './render-first.ts'

const inputs = ['src', 'generated', 'public', 'index.html', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']
const state = () => fingerprint([...inputs, 'scripts/portal', 'dist'])

/** The program that writes what is there before the portal, and is needed no more after that. */
const program = '.cache/prerender'

/** The output of a tool, which always runs for production: React for tests weighs half as much again. */
function tool(command: string, args: readonly string[]): string {
  const { ok, output } = run(command, args, { NODE_ENV: 'production' })
  return ok ? output : fail(output)
}

export const portalFolder = join(root, 'dist')
export const isPortalBuilt = (): boolean => isFresh('build', state())

/** Builds what is stale and gives the folder of the build. */
export function build(): string {
  ensureGenerated()
  if (isPortalBuilt()) return portalFolder
  console.log('Building the portal …')
  tool('vite', ['build'])
  tool('vite', ['build', '--ssr', 'src/prerender.tsx', '--outDir', program, '--logLevel', 'warn'])
  const rendered = tool('node', ['scripts/portal/render-first.ts', join(root, program, 'prerender.js')])
  writeFirstPaint(portalFolder, JSON.parse(rendered) as Rendered)
  compressBuild(portalFolder)
  storeFingerprint('build', state())
  return portalFolder
}

if (import.meta.main) {
  const { previous } = parseArgs({ options: { previous: { type: 'string' } } }).values
  build()
  if (previous !== undefined) {
    writeDifferences(previous, portalFolder)
    storeFingerprint('build', state())
  }
}
