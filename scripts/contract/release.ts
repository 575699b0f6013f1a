/** `npm run contract:release`: keeps the contract as it stands under its version, and says in the changelog what changed. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'
import { firstSection, section, withSection } from './changelog.ts'
import { readDocument } from './document.ts'
import { releaseFile, releases } from './releases.ts'
import { screensOf } from './screens.ts'
import { judgeVersion } from './version-step.ts'

const bundled = join(root, 'generated/openapi.yaml')
const changelogFile = join(root, 'openapi/CHANGELOG.md')

function release(): string {
  const document = readDocument(bundled)
  const { version } = document.info
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const last = releases().at(-1)
  if (last === undefined) return write(version, firstSection(version, day, document))
  const { step, honest, changes } = judgeVersion(bundled, last)
  if (step === undefined) return `${last.version} is released already.`
  if (!honest) throw new Error(`The changes since ${last.version} need a ${step} step; info.version is ${version}.`)
  return write(version, section({ version, day, changes }, [readDocument(last.file), document], screensOf()))
}

function write(version: string, added: string): string {
  const file = releaseFile(version)
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(bundled, file)
  writeFileSync(changelogFile, withSection(readFileSync(changelogFile, 'utf8'), added))
  return `${version} is released: ${file}`
}

try {
  console.log(release())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
