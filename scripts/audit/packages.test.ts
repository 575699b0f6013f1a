import { expect, it } from 'vitest'
import { scriptFaults, licenseFaults, lockedPackages, vulnerabilities, type Locked } from './packages.ts'

const locked = (more: Partial<Locked>): Locked => ({
  name: 'planted',
  version: '1.0.0',
  license: 'MIT',
  isDevelopment: false,
  hasInstallScript: false,
  ...more,
})

it('everything that npm installs is under a license that is allowed, and runs a script only where that is decided', () => {
  const packages = lockedPackages()
  expect(packages.length).toBeGreaterThan(500)
  expect([...licenseFaults(packages), ...scriptFaults(packages)]).toEqual([])
})

it.each([
  ['GPL-3.0-only', false, ['planted 1.0.0: GPL-3.0-only']],
  [undefined, false, ['planted 1.0.0: no license']],
  ['MPL-2.0', false, ['planted 1.0.0: MPL-2.0']],
  ['MPL-2.0', true, []],
  ['(GPL-2.0 OR MIT)', false, []],
  ['(MIT AND Zlib)', false, []],
  ['MIT AND GPL-2.0', false, ['planted 1.0.0: MIT AND GPL-2.0']],
])('checks the license %s of a package (development: %s): %j', (license, isDevelopment, faults) => {
  expect(licenseFaults([locked({ license, isDevelopment })])).toEqual(faults)
})

it('reports a package with a new install script', () => {
  const faults = scriptFaults([...lockedPackages(), locked({ hasInstallScript: true })])
  expect(faults).toEqual(['planted has an install script, and allowScripts does not say whether it may run'])
})

it('reports known vulnerabilities, and a registry that does not answer', () => {
  const known = { vulnerabilities: { planted: { severity: 'high', range: '<2.0.0', fixAvailable: true } } }
  expect(vulnerabilities(`npm warn something\n${JSON.stringify(known, undefined, 2)}\n`)).toEqual({
    summary: 'Known vulnerabilities: 1',
    found: ['planted <2.0.0 is known to be vulnerable (high); there is a fix'],
  })
  expect(
    vulnerabilities('npm error audit endpoint returned an error\n{\n  "message": "405 Method Not Allowed"\n}\n'),
  ).toEqual({
    summary: 'The registry does not tell of vulnerabilities: 405 Method Not Allowed',
    found: [],
  })
})
