/**
 * `npm run audit`: licenses, install scripts, known vulnerabilities where the registry offers them, and a bill of materials
 * (CycloneDX) of what production needs, in `.cache/audit/sbom.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from '../run.ts'
import { scriptFaults, licenseFaults, lockedPackages, vulnerabilities } from './packages.ts'

const bill = '.cache/audit/sbom.json'
const packages = lockedPackages()
const faults = [...licenseFaults(packages), ...scriptFaults(packages)]
console.log(
  `${packages.length} packages: ${faults.length === 0 ? 'licenses and install scripts are as allowed' : 'see below'}`,
)

const { summary, found } = vulnerabilities(run('npm', ['audit', '--json']).output)
console.log(summary)

const sbom = run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--loglevel', 'error'])
if (!sbom.ok) throw new Error(sbom.output)
mkdirSync(dirname(join(root, bill)), { recursive: true })
writeFileSync(join(root, bill), sbom.output.slice(sbom.output.indexOf('{')))
console.log(`Bill of materials: ${bill}`)

for (const fault of [...faults, ...found]) console.error(`✘ ${fault}`)
if (faults.length + found.length > 0) process.exitCode = 1
