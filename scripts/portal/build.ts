/** `npm run build`: the portal for production, into `dist/`; does nothing when nothing changed. */
import { join } from 'node:path'
import { fingerprint, isFresh, keepStamp } from '../generate/stamp.ts'
import { root, run } from '../run.ts'
import { compressBuild } from './compress.ts'
import { fail, generated } from './prepare.ts'

const inputs = ['src', 'generated', 'public', 'index.html', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']
const state = () => fingerprint([...inputs, 'scripts/portal', 'dist'])

/** Builds what is stale and gives the folder of the build. */
export function build(): string {
  generated()
  const folder = join(root, 'dist')
  if (isFresh('build', state())) return folder
  console.log('Building the portal …')
  // Whatever the caller is: React for tests weighs half as much again.
  const { ok, output } = run('vite', ['build'], { NODE_ENV: 'production' })
  if (!ok) fail(output)
  compressBuild(folder)
  keepStamp('build', state())
  return folder
}

if (import.meta.main) build()
