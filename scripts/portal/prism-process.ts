/** Starts and stops Prism as a process of its own, on a document that it can serve. */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { start } from '../run.ts'

export type Prism = {
  /** Where it answers, for example `http://127.0.0.1:4010`; the contract's paths follow at once, without a base path. */
  address: string
  /** Settles when Prism ends, whoever ended it. */
  ended: Promise<void>
  stop: () => Promise<void>
}

/** Its command line, wherever npm has put it. */
const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli')

/** Serves a document on a port of this machine (0 takes a free one) and waits until it answers; throws why it does not. */
export async function prismOn(document: string, port: number): Promise<Prism> {
  // One process: with NODE_ENV=production Prism would fork another one, which a signal does not reach.
  const options = ['--host', '127.0.0.1', '--port', String(port), '--multiprocess', 'false']
  const child = start(process.execPath, [program, 'mock', document, ...options])
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
