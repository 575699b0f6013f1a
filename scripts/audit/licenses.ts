/** Under which licenses something may be installed, and what is under another. */
import type { Locked } from './packages.ts'

/** They let code be used and passed on in a product whose own source stays closed. */
const allowed = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
]
/** In tests and builds only: nothing of it is passed on. */
const inDevelopment = ['MPL-2.0', 'Python-2.0']
/** Tables of what browsers know, read while something is built. */
const data = { 'caniuse-lite': 'CC-BY-4.0' }

/** Their package.json says it in an older way that the lock file leaves out. */
const lookedUp: Readonly<Record<string, string>> = {
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
}

/**
 * A sentence for each package under a license that nobody has allowed; one of several that may be chosen is enough, and
 * of several that hold together each has to be.
 */
export function licenseFaults(packages: readonly Locked[]): string[] {
  const faults = packages.flatMap(({ name, version, license = lookedUp[name], isDevelopment }) => {
    const may = isDevelopment ? [...allowed, ...inDevelopment] : allowed
    const choices = (license ?? 'none').replaceAll(/[()]/g, '').split(/ or /i)
    const isData =
      license !== undefined && Object.entries(data).some(([table, its]) => table === name && its === license)
    return isData || choices.some((choice) => choice.split(/ and /i).every((part) => may.includes(part)))
      ? []
      : [`${name} ${version}: ${license ?? 'no license'}`]
  })
  return [...new Set(faults)].toSorted()
}
