/** Prism, behind the mock: the contract as it can serve it, and its process. */
import type { Document } from '#contract-checks/contract.ts'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readDocument } from '#scripts/contract/read-document.ts'
import { root } from '../run.ts'
import { createRequire } from 'node:module'
import { type ServerProcess, startServer } from './server-process.ts'

/**
 * The contract as Prism can serve it. `multipleOf` of decimals is left out: Prism's Ajv divides floats without a tolerance
 * (19.99 / 0.01 is 1998.9999999999998), so it would refuse valid amounts.
 */
export function prismDocument(document: Document): Document {
  const isDecimalStep = (key: string, value: unknown) => key === 'multipleOf' && !Number.isInteger(value)
  const text = JSON.stringify(document, (key, value: unknown) => (isDecimalStep(key, value) ? undefined : value))
  return JSON.parse(text) as Document
}

const served = join(root, '.cache/prism.json')

/** Prism restarts when its document changes, so an equal one is not written, and a new one is moved into place whole. */
export function servedDocument(): string {
  const text = JSON.stringify(prismDocument(readDocument(join(root, 'generated/openapi.yaml'))))
  if (existsSync(served) && readFileSync(served, 'utf8') === text) return served
  const half = `${served}.${process.pid}`
  mkdirSync(dirname(served), { recursive: true })
  writeFileSync(half, text)
  renameSync(half, served)
  return served
}

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
