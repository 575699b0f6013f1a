/** `npm run contract:mutate`: plants over 120 one-line mistakes and prints which step of the gate catches each. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type LaterSteps, findRule, mutations, runLaterSteps } from './plant.ts'

/** The steps that catch a mistake; all empty when none does. */
type Caught = LaterSteps & { rule: string | undefined }

/** Each thread waits for other processes most of the time. */
const threads = 2
const all = mutations()

/** Runs every second mistake in a thread of its own. */
async function runThread(first: number): Promise<void> {
  const worker = new Worker(import.meta.filename, { workerData: first })
  worker.on('message', ({ index, caught }: { index: number; caught: Caught }) => addResult(index, caught))
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}`))))
  })
}

const found = new Map<number, Caught>()
let printed = 0
const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)

/** Prints results in the order of the mistakes. */
function addResult(index: number, one: Caught): void {
  found.set(index, one)
  for (let caught = found.get(printed); caught !== undefined; caught = found.get(printed)) {
    const { kind, file, line } = all[printed]!
    row(kind, `${file}:${line}`, caught.rule ?? '', caught.outdated ? 'outdated' : '', caught.step ?? '')
    printed += 1
  }
}

if (isMainThread) {
  row('mistake', 'place', 'rules', 'generated', 'version')
  row('---', '---', '---', '---', '---')
  await Promise.all(Array.from({ length: threads }, (_none, first) => runThread(first)))
  const isCaught = ({ rule, step }: Caught) => rule !== undefined || step !== undefined
  const beyondGenerated = [...found.values()].filter(isCaught).length
  const missed = [...found.values()].filter((one) => !isCaught(one) && !one.outdated).length
  console.log(`\n${all.length} mistakes, ${all.length - missed} caught, ${beyondGenerated} also after generating anew.`)
  if (found.size < all.length || beyondGenerated < all.length) process.exitCode = 1
} else {
  for (let index = Number(workerData); index < all.length; index += threads) {
    const mutation = all[index]!
    const caught: Caught = { rule: findRule(mutation), ...runLaterSteps(mutation) }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
    parentPort!.postMessage({ index, caught })
  }
}
