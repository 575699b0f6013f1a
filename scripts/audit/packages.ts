/** What npm installs, as the lock file has it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

export type Locked = {
  name: string
  version: string
  license: string | undefined
  /** Only tests and scripts need it. */
  isDevelopment: boolean
  hasInstallScript: boolean
}

type Entry = { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean }

export function lockedPackages(): Locked[] {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license, dev = false, hasInstallScript = false }]) => ({
      name: place.split('node_modules/').at(-1)!,
      version,
      license,
      isDevelopment: dev,
      hasInstallScript,
    }))
}

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

/** Packages whose package.json names the license in an older form, which the lock file leaves out. */
const lookedUp: Readonly<Record<string, string>> = {
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
}

/**
 * A sentence for each package under a license that is not allowed; one of several that may be chosen is enough, and
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

/** A sentence for each package whose install script is neither allowed nor refused, or both. */
export function scriptFaults(packages: readonly Locked[]): string[] {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  const { allowScripts } = JSON.parse(text) as { allowScripts: Record<string, boolean> }
  const names = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
  const undecided = [...names].filter((name) => !Object.hasOwn(allowScripts, name))
  const gone = Object.keys(allowScripts).filter((name) => !names.has(name))
  return [
    ...undecided.map((name) => `${name} has an install script, and allowScripts does not say whether it may run`),
    ...gone.map((name) => `${name} stands in allowScripts and has no install script`),
  ]
}

type Report = {
  message?: string
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>
}

/** `summary` is one line for people, `found` the known vulnerabilities of installed packages. */
export function vulnerabilities(output: string): { summary: string; found: string[] } {
  const silent = (why: string) => ({ summary: `The registry does not tell of vulnerabilities: ${why}`, found: [] })
  const [json] = /^\{[\s\S]*\}/m.exec(output) ?? []
  if (json === undefined) return silent(output.trim().split('\n').at(-1) ?? '')
  const report = JSON.parse(json) as Report
  if (report.vulnerabilities === undefined) return silent(report.message ?? 'no reason given')
  const found = Object.entries(report.vulnerabilities).map(
    ([name, { severity, range, fixAvailable }]) =>
      `${name} ${range} is known to be vulnerable (${severity}); ${fixAvailable ? 'there is a fix' : 'there is no fix yet'}`,
  )
  return { summary: `Known vulnerabilities: ${found.length}`, found }
}
