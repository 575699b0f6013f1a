/** Rules about patterns: what people write can be seen, and other languages learn what they read otherwise. */
import {
  type Document,
  type Parameter,
  type Schema,
  isJson,
  operationsOf,
  resolveRef,
} from '#contract-checks/contract.ts'
import { type Finding, everySchema, finding } from './rule.ts'

/** A text of several lines has tabs and line breaks, and no other control character. */
const severalLines = String.raw`^[\u0009\u000a\u000d\p{Cf}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*[^\p{Cc}\p{Cs}\p{Cf}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0][^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]*$`

const bounded = new Set(['uuid', 'date-time', 'binary'])
const unseen = [...Array.from({ length: 0xa0 }, (_none, code) => String.fromCharCode(code)), '\ud800', '\udfff'].filter(
  (sign) => /[\p{Cc}\p{Cs}]/u.test(sign),
)

/** The parts of a pattern that match one character: classes, escapes, the dot, literals. Lookaheads match none. */
const parts = /\\[pP]\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.|\[(?:\\.|[^\]\\])*\]|[^()|*+?{}^$]/gu
const lookingAhead = /\(\?[=!](?:\\.|\[(?:\\.|[^\]\\])*\]|[^()\\[])*\)/gu

/** Whether a text with a control character or half of a surrogate pair can keep this pattern. */
export function matchesInvisibleText(pattern: string): boolean {
  if (pattern === severalLines) return false
  const consuming = pattern
    .replaceAll(lookingAhead, '')
    .replaceAll('(?:', '(')
    .replaceAll(/\{\d+,?\d*\}/gu, '')
  const anchored = consuming.startsWith('^') && consuming.endsWith('$') && !isChoice(consuming)
  const taken = [...consuming.matchAll(parts)].map(([part]) => new RegExp(`^${part}$`, 'u'))
  return !anchored || taken.some((part) => unseen.some((sign) => part.test(sign)))
}

/** Whether a pattern is a choice as a whole, so that `^` and `$` hold for a part of it only. */
function isChoice(pattern: string): boolean {
  let depth = 0
  for (const [sign] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gu)) {
    if (sign === '|' && depth === 0) return true
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
  }
  return false
}

function problemOf(place: string, schema: Schema): string | undefined {
  const { type, enum: choices, const: only, format = '', pattern, 'x-invariants': relations = [] } = schema
  if (![type].flat().includes('string') || choices !== undefined || only !== undefined) return undefined
  if (bounded.has(format)) return undefined
  if (format === 'date')
    return isBounded(pattern) || relations.some((relation) => relation.startsWith('self >= '))
      ? undefined
      : 'is a day without a first year in its pattern, or a first day among its relations'
  if (pattern === undefined) return 'has no pattern that refuses control characters'
  if (matchesInvisibleText(pattern)) return 'has a pattern that lets control characters or half a surrogate pair in'
  return !mayBeBlank.test(place) && takesBlanks(pattern)
    ? 'has a pattern that takes a text in which nothing can be seen'
    : undefined
}

/** Whether a pattern of days leaves out years that calendars, databases and time zones count differently; the last is 9999. */
const isBounded = (pattern = ''): boolean =>
  !['0000-01-01', '0001-01-01', '1582-10-10', '10000-01-01'].some((day) => new RegExp(pattern, 'u').test(day))

/** A space, spaces of other widths, format characters, a lone mark, and letters and signs that are drawn as nothing. */
const blanks = [
  ...' \u00a0\u00ad\u034f\u115f\u1160\u180e\u2000\u200b\u200d\u2028\u2060\u2800\u3000\u3164\ufe0f\ufeff\uffa0',
]

/** Whether a text of blanks only can keep this pattern. */
export const takesBlanks = (pattern: string): boolean =>
  [...blanks, ...blanks.map((blank) => blank.repeat(3)), blanks.join('')].some((text) =>
    new RegExp(pattern, 'u').test(text),
  )

/** A password is never shown and never trimmed, so that a blank is a character like any other; and HTTP trims headers. */
const mayBeBlank = /password$| accept-language$/i

/** A header that is percent-encoded is checked by what is encoded. */
const encoded = ['%', '%00', '%0B', '%7F', '%C2%85', '%ED%A0%80', '%E0%A4', '%C0%80', '%FF']

function problemOfHeader(document: Document, { in: place, schema, example }: Parameter): string | undefined {
  const { pattern } = resolveRef(document, schema)
  if (place !== 'header' || pattern === undefined) return undefined
  const taken = encoded.filter((text) => new RegExp(pattern, 'u').test(`${String(example ?? '')}${text}`))
  return taken.length > 0 ? `takes ${taken.join(', ')}, which is no text or no visible one` : undefined
}

/** Every string of a request has a pattern, a format or an enumeration that neither control characters nor blanks alone pass. */
export function checkTexts(document: Document): Finding[] {
  const found = new Map<string, Finding>()
  const note = (place: string, message: string | undefined) => {
    if (message !== undefined) found.set(`${place} ${message}`, finding('texts', place, message))
  }
  const seen = new Set<string>()
  const visit = (place: string, schema: Schema): void => {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.split('/').at(-1)!
      if (seen.has(name)) return
      seen.add(name)
      return visit(name, resolveRef(document, schema))
    }
    note(place, problemOf(place, schema))
    if (schema.items) visit(`${place}[]`, schema.items)
    for (const [name, field] of Object.entries(schema.properties ?? {})) visit(`${place}.${name}`, field)
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(place, part)
  }
  for (const { id, parameters, body } of operationsOf(document)) {
    for (const parameter of parameters) {
      visit(`${id} ${parameter.name}`, parameter.schema)
      note(`${id} ${parameter.name}`, problemOfHeader(document, parameter))
    }
    for (const [mediaType, { schema }] of Object.entries(body?.content ?? {})) {
      if (isJson(mediaType) && schema) visit(`${id} body`, schema)
    }
  }
  return [...found.values()]
}

// What other languages read otherwise

/** What a pattern of the contract, written as in ECMAScript with the flag u, means otherwise elsewhere, or is not known there. */
const constructs: Record<string, RegExp> = {
  end: /\$/,
  property: /\\[pP]\{/,
  surrogate: /\\p\{Cs\}/,
  'look-ahead': /\(\?[=!]/,
  escape: /\\u[0-9a-fA-F]{4}/,
  class: /\\[sSwWdD]/,
}

/** Classes that match any character mean the same in every language. */
const anything = String.raw`[\s\S]`

/** The notes that a pattern needs, in a fixed order; a `$` among the characters of a class is only a character. */
export function portingNotes(pattern: string): string[] {
  const classes = /\[(?:\\.|[^\]\\])*\]/g
  const written = pattern.replaceAll(anything, '')
  const texts: Record<string, string> = { end: written.replaceAll(classes, '').replaceAll(/\\./g, '') }
  return Object.entries(constructs).flatMap(([name, sign]) => (sign.test(texts[name] ?? written) ? [name] : []))
}

/** Every pattern names what other languages read otherwise, all of it and nothing else; each note is explained once, and used. */
export function checkPorting(document: Document): Finding[] {
  const explained = Object.keys(document['x-porting-notes'] ?? {})
  const used = new Set<string>()
  const findings = new Map<string, Finding>()
  for (const [place, { pattern = '', 'x-porting': noted = [] }] of everySchema(document)) {
    const needed = portingNotes(pattern)
    for (const name of needed) used.add(name)
    const isComplete = needed.join() === noted.join()
    const is = needed.length === 0 ? 'none' : needed.join(', ')
    if (!isComplete) findings.set(place, finding('porting', place, `x-porting of ${pattern} is ${is}`))
  }
  const unexplained = [...used].filter((name) => !explained.includes(name))
  const unused = explained.filter((name) => !used.has(name))
  return [
    ...findings.values(),
    ...unexplained.map((name) => finding('porting', 'x-porting-notes', `${name} is not explained`)),
    ...unused.map((name) => finding('porting', 'x-porting-notes', `${name} is needed by no pattern`)),
  ]
}
