/** Hostile request targets at the production server, as raw bytes: what arrives at the backend is a call of the contract below its base. */
import { randomUUID } from 'node:crypto'
import { Problem } from '#generated/model/problem.ts'
import { operations } from '#generated/operations.ts'
import { startFront } from '../server/front.ts'
import { type HostileCall, hostileCall } from './hostile-targets.ts'
import { type Attack, type Tally, tally } from './outcome.ts'
import { chanceOf } from './random.ts'
import { type ReceivedLine, startRecordingBackend } from './recording-backend.ts'
import { sendRaw } from './send-raw.ts'

const ofContract = Object.values(operations).map(({ method, path }) => ({
  method: method as string,
  shape: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[A-Za-z0-9_~-][A-Za-z0-9_.~-]*')}$`),
}))
/** What any path of the contract is made of. */
const segments = /^(\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+\/?$/

type Target = {
  address: string
  /** What arrived at the backend behind it. */
  received: ReceivedLine[]
  /** Where the calls begin at the backend. */
  base: string
  send?: typeof sendRaw
}
type Options = {
  seed: number
  count: number
  /** False for a web server in front of the build: it passes on whatever looks like a call, and its refusals are its own. */
  isContractKnown?: boolean
}

/** Says what is wrong with a request that arrived at the backend for the call that was sent. */
function wrongArrival({ method, target }: ReceivedLine, sent: HostileCall, base: string, isContractKnown: boolean) {
  const [path = ''] = target.split('?', 1)
  if (!URL.parse(path, 'http://backend')?.pathname.startsWith(`${base}/`)) return 'a call outside its base'
  const call = path.startsWith(base) ? path.slice(base.length) : ''
  const isAllowed = isContractKnown
    ? ofContract.some((one) => one.method === method && one.shape.test(call))
    : segments.test(call)
  if (!isAllowed) return 'what is no call of the contract'
  const queryOf = (text: string) => (text.includes('?') ? text.slice(text.indexOf('?')) : '')
  if (queryOf(target) !== queryOf(sent.target)) return 'another query'
  return method === sent.method ? undefined : 'another method'
}

/** Says what is wrong with the answer to a call that did not arrive at the backend. */
function wrongAnswer(answer: string, { method, target }: HostileCall): string | undefined {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
  if (!target.startsWith('/api/') && status === 200) return undefined // a page of the portal
  if (status < 400 || status >= 500) return `answered ${status}`
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
  if (status === 400 || method === 'HEAD' || !target.startsWith('/api/')) return undefined
  const problem = Problem.safeParse(JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? 'null'))
  return problem.success && problem.data.traceId !== undefined ? undefined : `${status} without a problem`
}

/** So many connections at once. */
const together = 25

/** Sends calls to an address in front of a backend that records. */
export async function attackPaths(
  { address, received, base, send = sendRaw }: Target,
  { seed, count, isContractKnown = true }: Options,
  results: Pick<Tally, 'count' | 'surprise'>,
): Promise<void> {
  const chance = chanceOf(seed)
  for (let done = 0; done < count; done += together) {
    received.length = 0
    const calls = Array.from({ length: together }, () => ({ ...hostileCall(chance), traceId: randomUUID() }))
    const answers = await Promise.all(
      calls.map(({ method, target, traceId }) => {
        const headers = `Host: ${new URL(address).host}\r\nX-Trace-Id: ${traceId}\r\nConnection: close\r\n\r\n`
        return send(address, `${method} ${target} HTTP/1.1\r\n${headers}`)
      }),
    )
    results.count('calls', together)
    results.count('arrived', received.length)
    for (const line of received) {
      const call = calls.find(({ traceId }) => traceId === line.traceId)
      const wrong = call === undefined ? 'what nobody sent' : wrongArrival(line, call, base, isContractKnown)
      if (wrong !== undefined) results.surprise(`the backend got ${wrong}`, JSON.stringify({ sent: call, got: line }))
    }
    for (const [index, call] of isContractKnown ? calls.entries() : []) {
      const hasArrived = received.some(({ traceId }) => traceId === call.traceId)
      const wrong = hasArrived ? undefined : wrongAnswer(answers[index]!, call)
      if (wrong !== undefined) results.surprise(wrong, JSON.stringify([call, answers[index]!.slice(0, 300)]))
    }
  }
}

export const paths: Attack = async ({ seed, scale }) => {
  const results = tally()
  const base = '/tenant1/api/ui/v1'
  const backend = await startRecordingBackend()
  const { address, close } = await startFront(backend.origin + base, { LOG_LEVEL: 'error' })
  const count = Math.ceil(20_000 * scale)
  try {
    await attackPaths({ address, received: backend.received, base }, { seed, count }, results)
  } finally {
    await close()
    backend.close()
  }
  return results.outcome({ calls: count, arrived: Math.ceil(count / 40) })
}
