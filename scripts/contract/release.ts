/** `npm run contract:release`: stores the contract under its version, and writes the changelog. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, ensureGenerated } from '../portal/prepare.ts'
import { root } from '../run.ts'
import { firstSection, section, withSection } from './changelog.ts'
import type { Document } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { readFieldScreens, writeFieldScreens } from './field-screens.ts'
import { findScreens } from './fields/find-screens.ts'
import { keepRelease, lastRelease, releasesFolder } from './releases.ts'
import { screensOf } from './screens.ts'
import { rateVersion } from './version-step.ts'

type Places = {
  /** The contract of today as one file. */
  bundled: string
  /** The folder of the releases. */
  released: string
  changelogFile: string
}

const usual: Places = {
  bundled: join(root, 'generated/openapi.yaml'),
  released: releasesFolder,
  changelogFile: join(root, 'openapi/CHANGELOG.md'),
}

/** Brings up to date what a release is made of: the bundle, and the table of the screens that read each field. */
function updateDerived(): void {
  ensureGenerated()
  writeFieldScreens(findScreens(readDocument(usual.bundled)))
}

/** Releases the contract as it is written now: `update` brings the bundle up to date first. Throws when the version does not fit. */
export function release(update: () => void = updateDerived, places: Places = usual): string {
  update()
  const { bundled, released } = places
  const document = readDocument(bundled)
  const { version } = document.info
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const last = lastRelease(released)
  if (last === undefined) return write(places, version, firstSection(version, day, document))
  const { step, honest, changes } = rateVersion(bundled, last)
  if (honest && step === undefined) return `${last.version} is released already.`
  if (!honest) {
    const needed = step === undefined ? 'Nothing changed' : `What changed needs a ${step} step`
    throw new Error(`${needed} since ${last.version}; info.version is ${version}.`)
  }
  const documents: [Document, Document] = [readDocument(last.file), document]
  return write(places, version, section({ version, day, changes }, documents, screensOf(), readFieldScreens()))
}

function write({ bundled, released, changelogFile }: Places, version: string, added: string): string {
  const file = keepRelease(bundled, version, released)
  writeFileSync(changelogFile, withSection(readFileSync(changelogFile, 'utf8'), added))
  return `${version} is released: ${file}`
}

if (import.meta.main) {
  try {
    console.log(release())
  } catch (error) {
    fail((error as Error).message)
  }
}
