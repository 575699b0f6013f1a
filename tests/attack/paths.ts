/** Hostile request targets at the production server, as raw bytes: what arrives at the backend is a call of the contract below its base. */
import { randomUUID } from 'node:crypto'
import { Problem } from '#generated/model/problem.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { startFront } from '../server/front.ts'
import { type Attack, type Tally, tally } from './outcome.ts'
import { type Chance, seededRandom } from './random.ts'
import { type ReceivedLine, sendRaw, startRecordingBackend } from './raw-http.ts'

const ofContract = Object.values(operations).map(({ method, path }) => ({
  method: method as string,
  shape: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[A-Za-z0-9_~-][A-Za-z0-9_.~-]*')}$`),
}))
/** What any path of the contract is made of. */
const plainPath = /^(\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+\/?$/

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
    : plainPath.test(call)
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
  const chance = seededRandom(seed)
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
      const wrong = call === undefined ? 'a call that was not sent' : wrongArrival(line, call, base, isContractKnown)
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

/** Request targets that try to reach what stands beside the calls of the contract, in every spelling of a path. */
const separators = [
  '/',
  '\\',
  '//',
  '/./',
  '/;/',
  '%2f',
  '%2F',
  '%5c',
  '%5C',
  '%255c',
  '%252f',
  '\\/',
  '%09/',
  '/%00/',
  // Overlong UTF-8, and characters that look like a slash.
  '%c0%af',
  '%c1%9c',
  '%e0%80%af',
  '%e2%88%95',
  '%ef%bc%8f',
  '%ef%bc%bc',
  '\u00c0\u00af',
  '\u00e2\u0088\u0095',
]
const dots = [
  '..',
  '.',
  '...',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '%25%32%65.',
  '..;',
  '..;a=b',
  '..%00',
  '..%20',
  '..%09',
  '..%0d%0a',
  '..%3b',
  '%c0%ae%c0%ae',
  '%ef%bc%8e%ef%bc%8e',
  '%u002e%u002e',
  '..%23',
  '..%3f',
]
const insertions = [
  '%00',
  '\u0000',
  ';',
  ';jsessionid=1',
  '%3b',
  '#',
  '%23',
  '%3f',
  '\\',
  '%5c',
  '//',
  '/./',
  '%',
  '%zz',
  '%e0%a4',
  '\u00ff',
  '\t',
  '@',
  ':',
  '::$DATA',
  '~',
  '*',
  '|',
  '%0a',
  '%0d%0aX-A:b',
  '%20',
  '+',
  '..',
  '%ff%fe',
]
const outside = ['sandbox/inbox.json', 'admin/users', 'actuator/shutdown', 'tenant2/admin/users', 'api/ui/v2/x', '']
const queries = [
  '',
  '',
  '',
  '?a=1&b=%20c',
  '?a=1&a=2',
  '?/../../admin',
  '?%00',
  '?a=%2e%2e',
  '??x',
  '?a#b',
  '#b',
  '?',
  '?a=;\\"|',
]
const methods = [
  'GET',
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
]
const ids = ['10000000-0000-4000-8000-001100234501', '1100234501', 'AR-20261103-004511-PDF', 'PRIVATE_CUSTOMER']

type HostileCall = { method: string; target: string }

/** A path of the contract with ids in it, below `/api/ui/v1`. */
const contractPath = (chance: Chance) =>
  chance
    .pick(Object.values(operations))
    .path.replaceAll(/\{\w+\}/g, () => chance.pick([...ids, chance.pick(dots), 'x']))

type Spoil = (path: string, chance: Chance) => string

const cut = (path: string, chance: Chance): string => path.split('/', 1 + chance.below(8)).join('/')
const climb: Spoil = (path, chance) => {
  const [separator, up] = [chance.pick(separators), chance.pick(dots)]
  const steps = `${separator}${up}`.repeat(1 + chance.below(8))
  return `${cut(path, chance)}${chance.pick(['', '/x', '/%00', '/'])}${steps}${separator}${chance.pick(outside)}`
}
const insert: Spoil = (path, chance) => {
  const at = chance.below(path.length + 1)
  return path.slice(0, at) + chance.pick(insertions) + path.slice(at)
}
const encode: Spoil = (path, chance) => {
  const at = chance.below(path.length)
  const code = path.charCodeAt(at).toString(16).padStart(2, '0')
  return `${path.slice(0, at)}${chance.pick(['%', '%25', '%u00'])}${code}${path.slice(at + 1)}`
}
const changeCase: Spoil = (path, chance) => {
  const at = chance.below(path.length)
  return path.slice(0, at) + path.slice(at).toUpperCase()
}
const spoilSegment: Spoil = (path, chance) => {
  const segments = path.split('/')
  return segments
    .with(chance.below(segments.length), chance.pick([...dots, ...insertions, 'customers', 'x'.repeat(1100)]))
    .join('/')
}
const makeAbsolute: Spoil = (path, chance) =>
  chance.pick([
    'http://evil.example',
    'http://evil.example/..',
    'https://a@b',
    '//evil.example',
    'http:',
    'x',
    '*',
    '\\',
  ]) + path
const turnSlash: Spoil = (path, chance) => (chance.below(2) === 0 ? path.replace(/\/$/, '') : `${path}/`)
const enterLate: Spoil = (path, chance) => `/${chance.pick(outside)}/${chance.pick(dots)}/${chance.pick(dots)}${path}`

const spoils = [climb, climb, climb, insert, encode, changeCase, spoilSegment, makeAbsolute, turnSlash, enterLate]

/** One call; about one in ten is a proper one of the contract, so that something arrives. */
function hostileCall(chance: Chance): HostileCall {
  let target = `/api/ui/v1${contractPath(chance)}`
  if (chance.below(10) === 0) {
    const id = chance.pick(Object.keys(operations) as OperationId[])
    target = `/api/ui/v1${operations[id].path.replaceAll(/\{\w+\}/g, () => chance.pick(ids))}`
    return { method: operations[id].method, target: target + chance.pick(queries) }
  }
  for (let turn = 0; turn <= chance.below(3); turn += 1) target = chance.pick(spoils)(target, chance)
  return { method: chance.pick(methods), target: target + chance.pick(queries) }
}
