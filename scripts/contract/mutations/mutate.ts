/** `npm run contract:mutate`: plants over 120 one-line mistakes and prints which step of the gate catches each. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Noticed, noticed, ruleAgainst } from './catch.ts'
import { mutations } from './plant.ts'

/** A mistake that is caught by no step has nothing of all this. */
type Caught = Noticed & { rule: string | undefined }

/** Each waits for other processes most of the time. */
const threads = 2
const all = mutations()

/** Every second mistake, in a thread of its own. */
async function share(first: number): Promise<void> {
  const worker = new Worker(import.meta.filename, { workerData: first })
  worker.on('message', ({ index, caught }: { index: number; caught: Caught }) => note(index, caught))
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}`))))
  })
}

const found = new Map<number, Caught>()
let printed = 0
const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)

/** Prints in the order of the mistakes, as soon as all before are there. */
function note(index: number, one: Caught): void {
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
  await Promise.all(Array.from({ length: threads }, (_none, first) => share(first)))
  const isCaught = ({ rule, step }: Caught) => rule !== undefined || step !== undefined
  const beyondGenerated = [...found.values()].filter(isCaught).length
  const missed = [...found.values()].filter((one) => !isCaught(one) && !one.outdated).length
  console.log(`\n${all.length} mistakes, ${all.length - missed} caught, ${beyondGenerated} also after generating anew.`)
  if (found.size < all.length || beyondGenerated < all.length) process.exitCode = 1
} else {
  for (let index = Number(workerData); index < all.length; index += threads) {
    const mutation = all[index]!
    const caught: Caught = { rule: ruleAgainst(mutation), ...noticed(mutation) }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
    parentPort!.postMessage({ index, caught })
  }
}
