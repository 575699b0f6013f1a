/** `npm start`: builds what is stale and serves the portal and the sandbox on one origin (`PORT`, 8080). */
import { sandboxOptions, startSandbox } from '#sandbox/main.ts'
import { build } from './build.ts'
import { fail } from './prepare.ts'
import { site } from './site.ts'

const folder = build()
const options = { ...sandboxOptions(process.env), site: site(folder) }
const sandbox = await startSandbox(options).catch((error: Error & { code?: string }) =>
  fail(error.code === 'EADDRINUSE' ? 'The port is taken: set PORT to a free one.' : error.message),
)
const address = sandbox.address.replace('127.0.0.1', 'localhost')
console.log(`The portal is at ${address}, who may sign in stands in sandbox/README.md.`)
console.log(`Codes and mails: ${address}/sandbox/inbox. Data: ${sandbox.where}.`)
if (sandbox.notImplemented.length > 0) {
  console.log(`${sandbox.notImplemented.length} calls are not built yet and answer 501 (npm run sandbox lists them).`)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
}
