/** Starts and stops Prism, the mock of the contract; `npm run mock`, `npm start`, `npm run dev` and the tests share it. */
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readDocument } from '../contract/document.ts'
import { root, start } from '../run.ts'
import { prismDocument } from './prism-document.ts'

export type Prism = {
  /** Where it answers, for example `http://127.0.0.1:4010`; the contract's paths follow at once, without a base path. */
  address: string
  /** Settles when Prism ends, whoever ended it. */
  ended: Promise<void>
  stop: () => Promise<void>
}

const served = join(root, '.cache/prism.json')

/** Prism starts anew when its document changes, so an equal one stays as it is, and no half of one is ever seen. */
function writeDocument(): void {
  const text = JSON.stringify(prismDocument(readDocument(join(root, 'generated/openapi.yaml'))))
  if (existsSync(served) && readFileSync(served, 'utf8') === text) return
  const half = `${served}.${process.pid}`
  mkdirSync(dirname(served), { recursive: true })
  writeFileSync(half, text)
  renameSync(half, served)
}

/** Starts Prism on a port of this machine (0 takes a free one) and waits until it answers; throws why it does not. */
export async function startPrism(port: number): Promise<Prism> {
  writeDocument()
  // One process: with NODE_ENV=production Prism would fork another one, which a signal does not reach.
  const options = ['--host', '127.0.0.1', '--port', String(port), '--multiprocess', 'false']
  const child = start('prism', ['mock', served, ...options])
  const ended = once(child, 'close').then(() => undefined)
  const stop = async () => {
    child.kill()
    await ended
  }

  let output = ''
  const address = await new Promise<string | undefined>((answer) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const [, found] = /Prism is listening on (http:\S+)/.exec(output) ?? []
      if (found !== undefined) answer(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => answer(undefined))
  })
  if (address === undefined) {
    throw new Error(output.includes('EADDRINUSE') ? `Port ${port} is taken: set MOCK_PORT to a free one.` : output)
  }
  // From here on nobody reads what Prism prints, but it has to go somewhere, or Prism stands still.
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data').resume()
  return { address, ended, stop }
}
