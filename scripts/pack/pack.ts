/**
 * `npm run pack`: what other teams install, as tarballs in `dist-packages/`, versioned as the contract. Does nothing when
 * nothing changed.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#scripts/contract/read-document.ts'
import { fingerprint, isFresh, storeFingerprint } from '../fingerprint.ts'
import { fail, ensureGenerated } from '../portal/prepare.ts'
import { root, run } from '../run.ts'
import { conformPackage, contractPackage, mockPackage } from './packages.ts'

const target = 'dist-packages'
const inputs = [
  'generated',
  'conform',
  'contract-checks',
  'sandbox',
  'openapi/CHANGELOG.md',
  'docs',
  'package-lock.json',
]
const state = () => fingerprint([...inputs, 'scripts/pack', 'scripts/portal', 'scripts/run.ts', target])

async function pack(): Promise<void> {
  const document = readDocument(join(root, 'generated/openapi.yaml'))
  const folders = [contractPackage(document), await conformPackage(document), await mockPackage(document)]
  rmSync(join(root, target), { recursive: true, force: true })
  mkdirSync(join(root, target))
  const { ok, output } = run('npm', ['pack', '--silent', '--pack-destination', target, ...folders])
  if (!ok) throw new Error(output)
}

ensureGenerated()
if (!isFresh('pack', state())) {
  await pack().catch((error: Error) => fail(error.message))
  storeFingerprint('pack', state())
}
for (const file of globSync('*.tgz', { cwd: join(root, target) }).toSorted()) console.log(join(target, file))
