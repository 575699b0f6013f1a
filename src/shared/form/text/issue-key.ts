import type { core } from 'zod/mini'
import { patternKey } from './pattern-key.ts'

/** Names of the two bounds for what can be too small or too big; a list that is too short is a missing entry (R149). */
const bounds: Record<string, { small: string; big: string }> = {
  number: { small: 'numberAtLeast', big: 'numberAtMost' },
  int: { small: 'numberAtLeast', big: 'numberAtMost' },
  file: { small: 'minFilesize', big: 'maxFilesize' },
  string: { small: 'minLengthInfo', big: 'maxLengthInfo' },
}

function boundKey(origin: string, end: 'small' | 'big', bound: unknown, inclusive: boolean | undefined): string {
  if (origin === 'array') return end === 'small' ? 'required' : 'invalid'
  const strict = inclusive === false && bounds[origin] === bounds.number
  if (strict) return `${end === 'small' ? 'numberGreaterThan' : 'numberLessThan'}:${bound}`
  const name = bounds[origin]?.[end]
  return name === undefined ? 'invalid' : `${name}:${bound}`
}

/**
 * The message key of the specification (R141) for a broken rule of the contract, with its one parameter:
 * `required`, `minLengthInfo:15`, `email`. The bound field turns it into a sentence, in the language of the moment.
 */
export function issueKey(issue: core.$ZodRawIssue): string {
  const { input } = issue
  if (input === null || input === undefined || input === '') return 'required'
  switch (issue.code) {
    case 'too_small':
      return boundKey(issue.origin, 'small', issue.minimum, issue.inclusive)
    case 'too_big':
      return boundKey(issue.origin, 'big', issue.maximum, issue.inclusive)
    case 'not_multiple_of':
      return issue.divisor === 0.01 ? 'currency' : 'numeric'
    case 'invalid_format':
      return issue.format === 'date' ? 'date' : (patternKey(issue.pattern, input) ?? 'invalid')
    case 'invalid_type':
      return issue.expected === 'int' ? 'numeric' : 'invalid'
    default:
      return 'invalid'
  }
}
