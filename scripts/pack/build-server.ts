/**
 * `npm run build:server`: what production needs and nothing else, into `dist-server/`: the server and the process that validates, the build, and the
 * package.json that makes a command of it. Node 24 runs it without anything installed.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '#scripts/contract/read-document.ts'
import { build } from '../portal/build.ts'
import { root } from '../run.ts'
import { bundleProgram, embedContract, noticesOf } from './bundle-program.ts'

const target = join(root, 'dist-server')
const portal = build()
const plugins = [embedContract(readDocument(join(root, 'generated/openapi.yaml')))]
const programs = {
  'serve.js': await bundleProgram({ entry: 'server/main.ts', target: 'node24', plugins }),
  'validation-worker.js': await bundleProgram({
    entry: 'server/backend/validation-worker.ts',
    target: 'node24',
    plugins,
  }),
}
const { version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>
const name = 'phone-payment-portal-server'
const described = {
  name,
  version,
  description,
  type: 'module',
  license: 'UNLICENSED',
  engines: { node: '>=24' },
  bin: { [name]: 'server/serve.js' },
}
rmSync(target, { recursive: true, force: true })
mkdirSync(join(target, 'server'), { recursive: true })
cpSync(portal, join(target, 'dist'), { recursive: true })
for (const [file, { code }] of Object.entries(programs))
  writeFileSync(join(target, 'server', file), code, { mode: 0o755 })
const modules = Object.values(programs).flatMap((program) => program.modules)
writeFileSync(join(target, 'NOTICES.md'), noticesOf(modules))
writeFileSync(join(target, 'package.json'), `${JSON.stringify(described, undefined, 2)}\n`)
