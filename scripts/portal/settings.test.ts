import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { root } from '../run.ts'

/** Runs a script with settings of its own; returns its exit status and its output. */
async function ended(args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, output }
}

it.concurrent.each([
  ['scripts/portal/start.ts', { PORT: 'abc' }, 'PORT is no port from 0 to 65535: abc'],
  ['scripts/portal/mock.ts', { PORT: 'abc' }, 'PORT is no port from 0 to 65535: abc'],
  [
    'sandbox/main.ts --customers many',
    { SANDBOX_DATA: 'memory' },
    '--customers is not a number from 1 to 200000: many',
  ],
])('a developer who sets something wrong reads one sentence: %s with %j', async (script, environment, sentence) => {
  expect(await ended(script.split(' '), environment)).toEqual({ status: 1, output: `${sentence}\n` })
})

it.concurrent.each(['scripts/portal/mock.ts', 'scripts/portal/mock.ts --stateful'])(
  'a developer whose port is taken reads which setting to change: %s',
  async (script) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const sentence = `Port ${port} is taken: set PORT to a free one.\n`
    expect(await ended(script.split(' '), { PORT: String(port) })).toEqual({ status: 1, output: sentence })
    server.close()
  },
)
