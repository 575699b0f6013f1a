/** Builds the panel for `npm start`, into `dist-panel/`; does nothing when nothing changed. */
import { join } from 'node:path'
import { fingerprint, isFresh, storeFingerprint } from '../fingerprint.ts'
import { compressBuild } from '../portal/compress.ts'
import { fail } from '../portal/prepare.ts'
import { root, run } from '../run.ts'

export const panelFolder = join(root, 'dist-panel')
const inputs = ['panel', 'generated', 'scripts/panel', 'contract-checks']
const state = () => fingerprint([...inputs, 'package-lock.json', 'dist-panel'])
export const isPanelBuilt = (): boolean => isFresh('panel', state())

/** Builds what is stale and gives the folder of the build. */
export function buildPanel(): string {
  if (isPanelBuilt()) return panelFolder
  console.log('Building the panel …')
  const { ok, output } = run('vite', ['build', '--config', 'panel/vite.config.ts'])
  if (!ok) fail(output)
  compressBuild(panelFolder)
  storeFingerprint('panel', state())
  return panelFolder
}

if (import.meta.main) buildPanel()
