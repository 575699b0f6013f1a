/** Starts Prism as a process of its own, on a document that it can serve. */
import { createRequire } from 'node:module'
import { type ServerProcess, startServer } from './server-process.ts'

/** Its command line, wherever npm has put it. */
const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli')

/**
 * Serves a document on a free port of this machine and waits until it answers; throws why it does not. The paths of the
 * contract follow the address at once, without a base path.
 */
export function prismOn(document: string): Promise<ServerProcess> {
  // One process: with NODE_ENV=production Prism would fork another one, which a signal does not reach.
  const options = ['--host', '127.0.0.1', '--port', '0', '--multiprocess', 'false']
  return startServer([program, 'mock', document, ...options], { ready: /Prism is listening on (http:\S+)/ })
}
