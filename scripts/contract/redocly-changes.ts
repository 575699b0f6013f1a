/** Rates a change that Redocly reports; Redocly considers only what a client loses. */
import { isDeepStrictEqual } from 'node:util'
import type { Change, Impact } from './change.ts'
import { printValue } from './unseen-changes.ts'

type Side = { pointer: string; value?: unknown }

/** One change in the report of `redocly diff --format json`. */
export type Reported = {
  path: string
  kind: 'added' | 'removed' | 'modified'
  typeName: string
  property?: string
  impact: Impact
  verdicts: { message: string }[]
  base?: Side
  revision?: Side
}

export function rateChange(change: Reported): Change {
  const pointer = (change.revision ?? change.base)?.pointer ?? change.path
  const rule = ownRules.find(({ holds }) => holds(change))
  if (rule) return { impact: rule.impact, pointer, sentence: rule.describe(change) }
  const sentences = change.verdicts.map(({ message }) => placed(message, change.property, pointer))
  return { impact: change.impact, pointer, sentence: sentences.join(' ') || described(change) }
}

type Rule = { holds: (change: Reported) => boolean; impact: Impact; describe: (change: Reported) => string }

const changed = (change: Reported) =>
  `\`${change.property}\` of \`${holderOf(change)}\` changed from ${printValue(change.base?.value)} to ${printValue(change.revision?.value)}.`

/** Where Redocly's verdict is not ours; the first that holds. */
const ownRules: Rule[] = [
  { holds: ({ typeName }) => typeName.startsWith('SecurityRequirement'), impact: 'major', describe: security },
  { holds: isServer, impact: 'major', describe: ({ kind }) => `A server was ${kind}.` },
  { holds: isOwedHeader, impact: 'major', describe: (change) => `Every answer has to bring \`${holderOf(change)}\`.` },
  { holds: isOrder, impact: 'patch', describe: (change) => `\`enum\` of \`${holderOf(change)}\` is in another order.` },
  { holds: isDefault, impact: 'patch', describe: ({ property }) => `\`${property}\` says what holds without it.` },
  { holds: isLoosened, impact: 'major', describe: changed },
]

const words = ['description', 'summary', 'title', 'example', 'examples', 'deprecated', 'tags']
const wordy = ['Info', 'Contact', 'License', 'Tag', 'ExternalDocs', 'Example']

/** A looser request binds every server, and so does an answer that may be less. */
function isLoosened({ impact, property, typeName }: Reported): boolean {
  return impact === 'patch' && property !== undefined && !words.includes(property) && !wordy.includes(typeName)
}

/** Who may call is a promise in both directions: a server that demands less lets in people who may not call. */
function security({ base, revision }: Reported): string {
  return `\`security\` changed from ${printValue(base?.value)} to ${printValue(revision?.value)}.`
}

/** Clients may call any of the servers. */
function isServer({ typeName, kind }: Reported): boolean {
  return typeName === 'Server' && kind !== 'modified'
}

/** A header that every server has to send from now on. */
function isOwedHeader({ typeName, kind, path, revision }: Reported): boolean {
  return (
    typeName === 'Header' &&
    kind === 'added' &&
    path.includes('/responses/') &&
    (revision?.value as { required?: boolean } | undefined)?.required === true
  )
}

const sorted = (values: unknown) => (Array.isArray(values) ? values.map(printValue).toSorted() : values)

function isOrder({ property, base, revision }: Reported): boolean {
  return property === 'enum' && isDeepStrictEqual(sorted(base?.value), sorted(revision?.value))
}

/** `style` or `explode` is written out, or left out, and means the same (OpenAPI 3.1, 4.8.12.2). */
function isDefault({ typeName, property, verdicts, base, revision }: Reported): boolean {
  if (typeName !== 'Parameter' || (property !== 'style' && property !== 'explode')) return false
  const inQuery = verdicts.some(({ message }) => / (query|cookie) parameter /.test(message))
  const value = { style: inQuery ? 'form' : 'simple', explode: inQuery }[property]
  return [base, revision].every((side) => (side?.value ?? value) === value)
}

function described({ typeName, kind, property, ...change }: Reported): string {
  const side = change.revision ?? change.base
  const place = nameAt(side?.pointer ?? change.path)
  if (property !== undefined)
    return place === undefined
      ? `${typeName} \`${property}\` was ${kind}.`
      : `\`${property}\` of \`${place}\` was ${kind}.`
  const own = typeName === 'Parameter' ? (side?.value as { name?: string } | undefined)?.name : undefined
  const name = own ?? place
  return `${typeName}${name === undefined ? '' : ` \`${name}\``} was ${kind}.`
}

/** Redocly names what changed, and not always where. */
function placed(message: string, property: string | undefined, pointer: string): string {
  const place = nameAt(pointer)
  const start = `\`${property}\` `
  const isOpen = message.startsWith(start) && !message.startsWith(`${start}of `)
  return place !== undefined && isOpen ? `${start}of \`${place}\` ${message.slice(start.length)}` : message
}

const named = /^(schemas|properties|responses|headers|parameters|examples|requestBodies|securitySchemes)$/

/** What stands at a pointer, such as `Card.etag`, `429` or `200.Location`; nothing for a call, which is named beside it. */
function nameAt(pointer: string): string | undefined {
  const segments = pointer.split('/')
  const names = segments.filter((_, index) => named.test(segments[index - 1] ?? '') && !isPosition(segments, index))
  return names.length > 0 ? names.join('.') : undefined
}

/** Parameters of a call stand in a list. */
const isPosition = (segments: readonly string[], index: number) =>
  segments[index - 1] === 'parameters' && /^\d+$/.test(segments[index]!)

/** The nearest name above a property, such as that of the field or schema. */
const holderOf = ({ path, property, base, revision }: Reported): string | undefined =>
  ((base ?? revision)?.pointer ?? path)
    .replace(new RegExp(`/${property}$`), '')
    .split('/')
    .findLast((segment) => !/^(schema|items|\d+)$/.test(segment))
