/** Request targets that try to reach what stands beside the calls of the contract, in every spelling of a path. */
import { type OperationId, operations } from '#generated/operations.ts'
import type { Chance } from './random.ts'

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

export type HostileCall = { method: string; target: string }

const ofContract = Object.values(operations)

/** A path of the contract with ids in it, below `/api/ui/v1`. */
const contractPath = (chance: Chance) =>
  chance.pick(ofContract).path.replaceAll(/\{\w+\}/g, () => chance.pick([...ids, chance.pick(dots), 'x']))

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
export function hostileCall(chance: Chance): HostileCall {
  let target = `/api/ui/v1${contractPath(chance)}`
  if (chance.below(10) === 0) {
    const id = chance.pick(Object.keys(operations) as OperationId[])
    target = `/api/ui/v1${operations[id].path.replaceAll(/\{\w+\}/g, () => chance.pick(ids))}`
    return { method: operations[id].method, target: target + chance.pick(queries) }
  }
  for (let turn = 0; turn <= chance.below(3); turn += 1) target = chance.pick(spoils)(target, chance)
  return { method: chance.pick(methods), target: target + chance.pick(queries) }
}
