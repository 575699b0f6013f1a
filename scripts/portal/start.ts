/** `npm start`: builds what is stale and serves the portal and the mock on one origin (`PORT`, 8080). */
import { preview } from 'vite'
import { fingerprint, isFresh, keepStamp } from '../generate/stamp.ts'
import { fail, generated } from './prepare.ts'
import { mockPort } from './mock-gateway.ts'
import { startPrism } from './prism.ts'
import { run } from '../run.ts'

const inputs = ['src', 'generated', 'public', 'index.html', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']

generated()

const current = fingerprint(inputs)
if (!isFresh('build', `${current} ${fingerprint(['dist'])}`)) {
  console.log('Building the portal …')
  const build = run('vite', ['build'])
  if (!build.ok) fail(build.output)
  keepStamp('build', `${current} ${fingerprint(['dist'])}`)
}

await startPrism(mockPort).catch((error: Error) => fail(error.message))
const server = await preview().catch((error: Error) => fail(error.message))
console.log(`The portal is at ${server.resolvedUrls?.local[0] ?? ''} (answers come from the mock).`)
