/** Values that careless code changes: amounts, days, and texts of the shortest and the longest length. */
import { randomInt } from 'node:crypto'
import type { Schema } from '#contract-checks/contract.ts'

/** Amounts that binary fractions cannot hold: cut off after a multiplication by 100 each is a cent less. */
export const fragileAmounts = [1.15, 19.99, 0.29]

/** Leap days and last days of months, long ago, in the last and in the next years; rules refuse some of them. */
export function fragileDays(now = new Date()): string[] {
  const year = now.getUTCFullYear()
  const leap = year - (year % 4) + 4
  return ['1996-02-29', `${leap}-02-29`, `${year + 1}-12-31`, `${leap - 4}-02-29`, `${year - 1}-12-31`, '1999-01-31']
}

/**
 * What careless code changes: letters of two code points, blanks and lines, entities, quotes and signs beyond 16 bits. Letters are
 * capitals, which are stored as they are also where small ones become capitals.
 */
const fragilePieces = [
  'Č',
  'A\u0308',
  'Ä',
  'Ő',
  'Ł',
  '  ',
  '&amp;',
  '"',
  '\n',
  '😀',
  "'",
  '\r\n',
  '<b>',
  'ẞ',
  '\t',
  '\\n',
  '%41',
  '漢',
  '👩‍🚀',
  '\u212b',
  '+',
  ';',
]

/** The pieces that a pattern allows, between letters, in as many texts as their length needs. */
function fragileTexts(rule: RegExp, maxLength: number): string[] {
  const texts: string[] = []
  for (const piece of fragilePieces.map((one) => `K${one}`)) {
    if (!rule.test(`${piece}K`)) continue
    const joined = (texts.at(-1) ?? '') + piece
    if (texts.length > 0 && [...joined].length < maxLength && rule.test(`${joined}K`)) texts[texts.length - 1] = joined
    else texts.push(piece)
  }
  return texts
}

/** Characters that careless code loses; each ends with a visible character, since blanks may be trimmed. */
const cycles = ['Ä ß"<&>\\ ’ € 漢 😀 %;', "Ágid-Č. O'K ", 'Ä7', 'AZ', 'Kz', '7-']

export function textsOf(schema: Schema, old: string): string[] {
  const { minLength = 0, maxLength, format } = schema
  if (format !== undefined && format !== 'email') return []
  const rule = new RegExp(schema.pattern ?? '', 'u')
  const [fragile = '', ...furtherTexts] = fragileTexts(rule, maxLength ?? Infinity)
  const validOne = (lengths: number[], patterns = [fragile, ...cycles]) =>
    lengths.map((length) => textOfLength(schema, old, length, patterns)).find((text) => text !== undefined)
  const shortest = validOne([1, 2, 3, 4, 5, 6].map((more) => Math.max(minLength - 1, 0) + more))
  if (maxLength === undefined) return shortest === undefined ? [] : [shortest]
  const longest = [maxLength, maxLength - 1]
  // A backend may treat a text of several lines otherwise than one of a single line.
  const singleLine = fragile.includes('\n') ? validOne(longest, cycles) : undefined
  const special = [...furtherTexts.map((text) => `${text}K`), ...spelledTexts].filter((text) => {
    const { length } = [...text]
    return length >= minLength && length <= maxLength && rule.test(text)
  })
  return [validOne(longest), shortest, singleLine, ...special].filter((text) => text !== undefined)
}

/** Leading zeros, blanks at both ends, and an address with signs before its @. */
const spelledTexts = ['00712', '  K  ', 'k+o.n_f@mail.example']

/** A text of this length that the schema allows: one of the patterns repeated, digits, or the old text; else undefined. */
function textOfLength(
  { pattern, minLength = 0, maxLength = Infinity }: Schema,
  old: string,
  length: number,
  repeated: readonly string[],
) {
  if (length < minLength || length > maxLength) return undefined
  const rule = new RegExp(pattern ?? '', 'u')
  const digits = Array.from({ length }, () => randomInt(1, 10)).join('')
  const texts = [
    ...repeated
      .filter((cycle) => cycle !== '')
      .map((cycle) => `${[...cycle.repeat(Math.ceil(length / [...cycle].length))].slice(0, length - 1).join('')}K`),
    digits,
    `6${digits.slice(1)}`,
    `${digits.slice(5)}@a.at`,
    old.slice(0, length).padEnd(length, old.at(-1) ?? 'K'),
  ]
  return texts.find((text) => [...text].length === length && rule.test(text))
}
