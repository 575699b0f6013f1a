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
  const { base, revision } = change
  const pointer = (revision ?? base)?.pointer ?? change.path
  const place = base && base.pointer !== pointer ? { pointer, formerPointer: base.pointer } : { pointer }
  const rule = ownRules.find(({ holds }) => holds(change))
  if (rule) {
    const { impact, breaks } = rule
    return { impact, ...place, sentence: rule.describe(change), ...(breaks && { breaks }) }
  }
  const sentences = change.verdicts.map(({ message }) => placed(message, change.property, pointer))
  const sentence = sentences.join(' ') || described(change)
  const direction = compareRules(change.property ?? '', base?.value, revision?.value)
  // Callers are refused where less is accepted, and readers surprised where more is answered.
  const breaks = direction && ([direction === 'narrower' ? 'caller' : 'reader'] as const)
  return { impact: change.impact, ...place, sentence, ...(change.impact === 'major' && breaks && { breaks }) }
}

/** Reports a renamed field once: Redocly sees only similar names, and that other fields are required. */
export function mergeRenames(changes: readonly Reported[]): Reported[] {
  const merged = changes.flatMap((change) => {
    if (isField(change, 'added') && findOther(change, changes, 'removed')) return []
    const added = isField(change, 'removed') ? findOther(change, changes, 'added') : undefined
    return [added === undefined ? change : renameOf(change.base!, added.revision!)]
  })
  const names = new Map(
    merged.flatMap(({ property, typeName, base, revision }) =>
      property === 'key' && typeName === 'Schema' ? [[base!.pointer, revision!.value] as const] : [],
    ),
  )
  return merged.filter(({ property, typeName, base, revision }) => {
    if (property !== 'required' || typeName !== 'Schema' || !Array.isArray(base?.value)) return true
    const fields = base.pointer.replace(/required$/, 'properties')
    const isRenamed = base.value.some((name) => names.has(`${fields}/${name}`))
    const renamed = base.value.map((name) => names.get(`${fields}/${name}`) ?? name)
    return !isRenamed || !isDeepStrictEqual(sorted(renamed), sorted(revision?.value))
  })
}

const isField = ({ kind, typeName, base, revision }: Reported, wanted: Reported['kind']) =>
  kind === wanted && typeName === 'Schema' && /\/properties\/[^/]+$/.test((base ?? revision)!.pointer)

const holderPointer = ({ base, revision }: Reported) => (base ?? revision)!.pointer.replace(/\/[^/]+$/, '')
const valueOf = ({ base, revision }: Reported) => (base ?? revision)?.value

/** The only field of the same record that was added, or removed, and is described alike. */
function findOther(field: Reported, changes: readonly Reported[], kind: Reported['kind']): Reported | undefined {
  const alike = (one: Reported) =>
    holderPointer(one) === holderPointer(field) && isDeepStrictEqual(valueOf(one), valueOf(field))
  const others = changes.filter((one) => isField(one, kind) && alike(one))
  const rivals = changes.filter((one) => isField(one, field.kind) && alike(one))
  return others.length === 1 && rivals.length === 1 ? others[0] : undefined
}

function renameOf(base: Side, revision: Side): Reported {
  const [from, to] = [base, revision].map(({ pointer }) => pointer.split('/').at(-1)!) as [string, string]
  const holder = nameAt(base.pointer.replace(/\/properties\/[^/]+$/, ''))
  return {
    path: base.pointer,
    kind: 'modified',
    typeName: 'Schema',
    property: 'key',
    impact: 'major',
    verdicts: [{ message: `Property \`${from}\`${holder ? ` of \`${holder}\`` : ''} was renamed to \`${to}\`.` }],
    base: { pointer: base.pointer, value: from },
    revision: { pointer: revision.pointer, value: to },
  }
}

type Rule = {
  holds: (change: Reported) => boolean
  impact: Impact
  /** Left out where it depends on the use of what changed. */
  breaks?: Change['breaks']
  describe: (change: Reported) => string
}

const changed = (change: Reported) =>
  `\`${change.property}\` of \`${holderOf(change)}\` changed from ${printValue(change.base?.value)} to ${printValue(change.revision?.value)}.`

/** Where Redocly's verdict is not ours; the first that holds. */
const ownRules: Rule[] = [
  {
    holds: ({ typeName }) => typeName.startsWith('SecurityRequirement'),
    impact: 'major',
    breaks: ['caller', 'server'],
    describe: security,
  },
  { holds: isServer, impact: 'major', breaks: ['caller', 'server'], describe: ({ kind }) => `A server was ${kind}.` },
  {
    holds: isOwedHeader,
    impact: 'major',
    breaks: ['server'],
    describe: (change) => `Every answer has to bring \`${holderOf(change)}\`.`,
  },
  {
    holds: isOrder,
    impact: 'patch',
    describe: (change) => `\`${change.property}\` of \`${holderOf(change)}\` is in another order.`,
  },
  { holds: isDefault, impact: 'patch', describe: ({ property }) => `\`${property}\` says what holds without it.` },
  { holds: isHint, impact: 'patch', describe: changed },
  { holds: isClosedAnswer, impact: 'minor', describe: changed },
  { holds: isWiderRequest, impact: 'minor', describe: changed },
  { holds: isWiderRequestPart, impact: 'minor', describe: described },
  { holds: isNarrowerAnswer, impact: 'major', breaks: ['server'], describe: described },
  { holds: isNarrowerRule, impact: 'major', breaks: ['server'], describe: changed },
  {
    holds: isLongerText,
    impact: 'minor',
    describe: (change) => `${changed(change)} A reader that has room for the former length cuts the rest`,
  },
  {
    holds: isRemovedRefusal,
    impact: 'minor',
    describe: (change) => `Nobody is refused with ${holderOf(change)} any more; who handles it may go on`,
  },
  { holds: isUnrated, impact: 'major', describe: changed },
]

const words = ['description', 'summary', 'title', 'example', 'examples', 'deprecated', 'tags']
const wordy = ['Info', 'Contact', 'License', 'Tag', 'ExternalDocs', 'Example']

/** A rule that only answers have to keep from now on. */
function isNarrowerRule({ verdicts, typeName, property = '', base, revision }: Reported): boolean {
  const isRead = verdicts.length === 0 && typeName === 'Schema'
  return isRead && compareRules(property, base?.value, revision?.value) === 'narrower'
}

/** What is no words and has no verdict, since Redocly does not know it. */
function isUnrated({ impact, property, typeName }: Reported): boolean {
  return impact === 'patch' && property !== undefined && !words.includes(property) && !wordy.includes(typeName)
}

/** Redocly does not report what only requests may newly contain: callers may continue as before. */
function isWiderRequest({ verdicts, typeName, property, base, revision }: Reported): boolean {
  if (verdicts.length > 0 || property === undefined) return false
  if (property === 'required' && (typeName === 'Parameter' || typeName === 'RequestBody')) return !revision?.value
  return typeName === 'Schema' && compareRules(property, base?.value, revision?.value) === 'wider'
}

/** A text that may be longer than before. */
function isLongerText({ property = '', base, revision }: Reported): boolean {
  return (
    property === 'maxLength' &&
    revision?.value !== undefined &&
    compareRules(property, base?.value, revision?.value) === 'wider'
  )
}

/** A refusal that an operation does not answer any more. */
function isRemovedRefusal({ kind, typeName, property, base }: Reported): boolean {
  const isRefusal = /\/responses\/[45]\d\d$/.test(base?.pointer ?? '')
  return kind === 'removed' && typeName === 'Response' && property === undefined && isRefusal
}

/** The same for a rule that is a schema of its own. */
function isWiderRequestPart({ verdicts, kind, typeName, property, base }: Reported): boolean {
  return verdicts.length === 0 && kind === 'removed' && typeName === 'Schema' && property === undefined && isRule(base)
}

const isRule = (side: Side | undefined) =>
  /\/(allOf\/\d+|items|not|additionalProperties|propertyNames|contains)$/.test(side?.pointer ?? '')

/** A choice that an answer no longer has: without a verdict it is in no request, which would be refused. */
function isNarrowerAnswer({ verdicts, kind, typeName, property, base }: Reported): boolean {
  const isChoice = /\/(oneOf|anyOf)\/\d+$/.test(base?.pointer ?? '')
  return verdicts.length === 0 && kind === 'removed' && typeName === 'Schema' && property === undefined && isChoice
}

/** An answer of which the contract says that it holds nothing else: no reader can have relied on more. */
function isClosedAnswer({ verdicts, property, revision }: Reported): boolean {
  return verdicts.length === 0 && closing.has(property ?? '') && revision?.value === false
}

const closing = new Set(['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'])

const lowerBounds = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])
const upperBounds = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'])
const otherRules = new Set(['pattern', 'format', 'multipleOf', 'const', 'contentEncoding', 'contentMediaType'])

/** Whether a rule of a schema admits more values than before, or fewer; undefined where neither is sure. */
function compareRules(rule: string, from: unknown, to: unknown): 'wider' | 'narrower' | undefined {
  if (closing.has(rule)) return to === false ? 'narrower' : 'wider'
  if (rule === 'uniqueItems') return to === true ? 'narrower' : 'wider'
  if (rule === 'required') return compareLists(listOf(to), listOf(from))
  const isList = rule === 'enum' || rule === 'type'
  const isBound = lowerBounds.has(rule) || upperBounds.has(rule)
  if (!isList && !isBound && !otherRules.has(rule)) return undefined
  if (from === undefined || to === undefined) return to === undefined ? 'wider' : 'narrower'
  if (isList) return compareLists(listOf(from), listOf(to))
  if (!isBound || typeof from !== 'number' || typeof to !== 'number') return undefined
  return to > from === upperBounds.has(rule) ? 'wider' : 'narrower'
}

/** Each whole number is a number. */
function compareLists(from: readonly unknown[], to: readonly unknown[]): 'wider' | 'narrower' | undefined {
  const holds = (list: readonly unknown[], value: unknown) =>
    list.includes(value) || (value === 'integer' && list.includes('number'))
  if (from.every((value) => holds(to, value))) return 'wider'
  return to.every((value) => holds(from, value)) ? 'narrower' : undefined
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

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

const lists = new Set(['enum', 'required', 'type'])

function isOrder({ property, base, revision }: Reported): boolean {
  return lists.has(property ?? '') && isDeepStrictEqual(sorted(base?.value), sorted(revision?.value))
}

/** What holds where nothing is written (OpenAPI 3.1, 4.8; JSON Schema 2020-12). */
const defaults: Record<string, Record<string, unknown>> = {
  Parameter: { required: false, allowEmptyValue: false, allowReserved: false },
  Header: { required: false, style: 'simple', explode: false },
  RequestBody: { required: false },
  Schema: {
    additionalProperties: true,
    unevaluatedProperties: true,
    unevaluatedItems: true,
    uniqueItems: false,
    minLength: 0,
    minItems: 0,
    minProperties: 0,
    readOnly: false,
    writeOnly: false,
  },
}

/** The default is written out, or left out, and means the same. */
function isDefault({ typeName, property = '', verdicts, base, revision }: Reported): boolean {
  const inQuery = verdicts.some(({ message }) => / (query|cookie) parameter /.test(message))
  const serialization = typeName === 'Parameter' ? { style: inQuery ? 'form' : 'simple', explode: inQuery } : {}
  const known: Record<string, unknown> = { ...defaults[typeName], ...serialization }
  return property in known && [base, revision].every((side) => (side?.value ?? known[property]) === known[property])
}

/** Formats that no value can break (OpenAPI 3.1, 4.4). */
const formatHints = new Set<unknown>([undefined, 'password', 'binary'])

/** Tells people or forms something that no request and no answer can break. */
function isHint({ typeName, property, base, revision }: Reported): boolean {
  if (typeName === 'SecurityScheme') return property === 'bearerFormat'
  const isFormat = typeName === 'Schema' && property === 'format'
  return isFormat && [base, revision].every((side) => formatHints.has(side?.value))
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

/** Redocly names what changed, not always where, and a shared schema by one of the fields that refer to it. */
function placed(message: string, property: string | undefined, pointer: string): string {
  const place = nameAt(pointer)
  if (place === undefined) return message
  const start = `\`${property}\` `
  if (message.startsWith(start) && !message.startsWith(`${start}of `))
    return `${start}of \`${place}\` ${message.slice(start.length)}`
  return message.replace(
    /^(`\w+`|Type|Enum|Lower bound|Upper bound) of `([^`]+)`/,
    (named, what: string, name: string) => (place.split('.').at(-1) === name ? named : `${what} of \`${place}\``),
  )
}

const named = /^(schemas|properties|responses|headers|parameters|examples|requestBodies|securitySchemes)$/

/** The name of the part at a pointer, such as `Card.etag`, `429` or `200.Location`; nothing for a call, which is named beside it. */
function nameAt(pointer: string): string | undefined {
  const segments = pointer.split('/')
  const names = segments.filter((_, index) => named.test(segments[index - 1] ?? '') && !isPosition(segments, index))
  return names.length > 0 ? names.join('.') : undefined
}

/** Parameters of a call are a list. */
const isPosition = (segments: readonly string[], index: number) =>
  segments[index - 1] === 'parameters' && /^\d+$/.test(segments[index]!)

/** The nearest name above a property, such as that of the field or schema. */
const holderOf = ({ path, property, base, revision }: Reported): string | undefined =>
  ((base ?? revision)?.pointer ?? path)
    .replace(new RegExp(`/${property}$`), '')
    .split('/')
    .findLast((segment) => !/^(schema|items|\d+)$/.test(segment))
