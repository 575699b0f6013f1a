/** Prism with the contract and the gateway before it. Prism itself is what npm installs with it, at the version that is tested here. */
import type { Document } from '#contract-checks/contract.ts'
import { prismDocument } from '../portal/prism-document.ts'
import { bundleProgram } from './bundle-program.ts'
import { packageFolder, versionOf } from './package-folder.ts'

const prism = '@stoplight/prism-cli'

export async function mockPackage(document: Document): Promise<string> {
  const { folder, write, describe } = packageFolder('mock', document.info.version)
  const program = await bundleProgram({ entry: 'scripts/pack/mock-program.ts', target: 'node24' })
  write('mock.js', program.code)
  write('NOTICES.md', program.notices)
  write('openapi.json', JSON.stringify(prismDocument(document)))
  describe({
    description: 'Answers every call of the contract of the phone payment portal with its examples',
    node: '>=24.18',
    bin: 'mock.js',
    dependencies: { [prism]: versionOf(prism) },
  })
  return folder
}
