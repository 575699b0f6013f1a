/** How long the sandbox takes from its start on a folder with data until it answers, beside a Node.js that has nothing to do. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../sandbox/sandbox-process.ts'
import { writeSection } from './report.ts'

const starts = 7
/** In milliseconds. */
const promised = 1000

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const data = mkdtempSync(join(tmpdir(), 'sandbox-start-'))
const sandbox: number[] = []
const nothing: number[] = []
try {
  // The first start seeds, and compiles.
  for (let start = 0; start <= starts; start += 1) {
    const before = performance.now()
    const { stop } = await startProcess({ data })
    const answering = performance.now()
    await stop()
    const ended = performance.now()
    spawnSync(process.execPath, ['-e', ''])
    if (start === 0) continue
    sandbox.push(answering - before)
    nothing.push(performance.now() - ended)
  }
} finally {
  rmSync(data, { recursive: true, force: true })
}
const took = middle(sandbox)
const ratio = (took / middle(nothing)).toFixed(1)
const line = `${Math.round(took)} ms of ${promised}, ${ratio} times a Node.js with nothing to do${took > promised ? ' - TOO SLOW' : ''}`
console.log(line)
if (took > promised) process.exitCode = 1
writeSection(
  'Starting the sandbox on existing data',
  `PGlite in a folder, from the start of the process until its first response; the median of ${starts} starts.`,
  [line],
)
