/** The calls that browsers made in the journeys: `GET /private/product 200`, one line each. */
import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

const folder = join(root, '.cache', 'contract-calls')
const base = '/api/ui/v1'

/** A call and its status as a line; undefined for a call outside the contract. */
export function callLine(method: string, url: string, status: number): string | undefined {
  const { pathname } = new URL(url)
  return pathname.startsWith(`${base}/`) ? `${method} ${pathname.slice(base.length)} ${status}` : undefined
}

export const forgetCalls = (): void => rmSync(folder, { recursive: true, force: true })

export function recordCalls(worker: number, lines: Iterable<string>): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${worker}.txt`), [...lines, ''].join('\n'))
}

/** Also of machines that share the suite, each in a folder of its own. */
export const readRecordedCalls = (): string[] =>
  globSync('**/*.txt', { cwd: folder }).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
