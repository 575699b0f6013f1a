/** Fails when a release was rewritten, or the contract differs from the last one and its version does not say how much. */
import { type Change, type Impact, describeChange } from './change.ts'
import { difference, isStep, stepFor } from './difference.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { readFieldScreens, screensAt } from './field-screens.ts'
import { type Release, lastRelease, releasesFolder, rewrittenReleases } from './releases.ts'

export type VersionRating = { from: string; to: string; step: Impact | undefined; honest: boolean; changes: Change[] }

function theLast(): Release {
  const last = lastRelease()
  if (last === undefined) throw new Error(`There is no release in ${releasesFolder}`)
  return last
}

/** Compares a bundle with the last release. Without a change the version has to stay. */
export function rateVersion(bundleFile: string, release = theLast()): VersionRating {
  const changes = difference(release.file, bundleFile).filter(({ pointer }) => !pointer.endsWith('/info/version'))
  const { version: to } = readDocument(bundleFile).info
  const step = stepFor(changes)
  const honest = step === undefined ? to === release.version : isStep(release.version, to, step)
  return { from: release.version, to, step, honest, changes }
}

if (import.meta.main) {
  const { from, to, step, honest, changes } = rateVersion(process.argv[2] ?? 'generated/openapi.yaml')
  const fields = readFieldScreens()
  for (const change of changes) {
    const screens = screensAt(fields, change)
    const read = screens && ` Read on ${screens.length > 0 ? screens.join(', ') : 'no screen'}.`
    console.log(`${describeChange(change)} (${change.pointer})${read ?? ''}`)
  }
  console.log(
    step === undefined
      ? `The contract is that of ${from}.`
      : `Since ${from} it needs a ${step} step; ${honest ? `${to} is one already` : `${to} is none`}.`,
  )
  if (!honest) {
    console.error('Set info.version in openapi/openapi.yaml accordingly, then `npm run generate`.')
    process.exitCode = 1
  }
  for (const file of rewrittenReleases()) {
    console.error(`openapi/releases/${file} is not what was released: others build against it. Put it back.`)
    process.exitCode = 1
  }
}
