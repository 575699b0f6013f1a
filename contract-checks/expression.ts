/** The small language of `x-invariants` and `x-rules`: parsing and evaluation. Its words and precedence are those of CEL, of which it is a part. */
import { addYears, dayOf, firstOfMonth, lastOfMonth } from '#contract-checks/vienna-day.ts'

/** A field is a path from the value that has the relation; through a list it gives the field of every item. */
export type Expression =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'field'; path: string[] }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'operation'; operator: Operator; left: Expression; right: Expression }

/** By how strongly they bind, the weakest first. */
const levels = [['||'], ['&&'], ['==', '!=', '<=', '>=', '<', '>', 'in'], ['+', '-']] as const
export type Operator = (typeof levels)[number][number]

/** The expression cannot be parsed; the message has the place. */
export class ExpressionError extends Error {}

const token = /\s*(?:(\d+(?:\.\d+)?)|'([^']*)'|([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)|(==|!=|<=|>=|&&|\|\||[-+<>()[\],]))/y
type Token = { kind: 'number' | 'text' | 'word' | 'sign'; text: string; at: number }

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  while (text.slice(token.lastIndex).trim() !== '') {
    const at = token.lastIndex
    const found = token.exec(text)
    if (found === null) throw new ExpressionError(`cannot be read from "${text.slice(at).trim()}"`)
    const [, number, quoted, word, sign = ''] = found
    if (number !== undefined) tokens.push({ kind: 'number', text: number, at })
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted, at })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, at })
    else tokens.push({ kind: 'sign', text: sign, at })
  }
  return tokens
}

const constants: Record<string, boolean | null> = { null: null, true: true, false: false }

/** Reads one expression; throws `ExpressionError`. */
export function parseExpression(text: string): Expression {
  const tokens = tokensOf(text)
  let next = 0
  const refuse = (): never => {
    const { at } = tokens[next] ?? { at: text.length }
    throw new ExpressionError(at >= text.length ? 'ends too early' : `is wrong from "${text.slice(at).trim()}"`)
  }
  const isNext = (sign: string) => tokens[next]?.text === sign && tokens[next]?.kind !== 'text'
  const take = (sign: string) => (isNext(sign) ? (next += 1) : refuse())

  function upTo(level: number): Expression {
    const operators = levels[level]
    if (operators === undefined) return simple()
    let left = upTo(level + 1)
    for (;;) {
      const operator = operators.find((one) => isNext(one))
      if (operator === undefined) return left
      next += 1
      left = { kind: 'operation', operator, left, right: upTo(level + 1) }
    }
  }

  function listUntil(end: string): Expression[] {
    const items: Expression[] = []
    while (!isNext(end)) {
      if (items.length > 0) take(',')
      items.push(upTo(0))
    }
    take(end)
    return items
  }

  function simple(): Expression {
    const found = tokens[next] ?? refuse()
    next += 1
    if (found.kind === 'number') return { kind: 'literal', value: Number(found.text) }
    if (found.kind === 'text') return { kind: 'literal', value: found.text }
    if (found.kind === 'word') return word(found.text)
    if (found.text === '[') return { kind: 'list', items: listUntil(']') }
    if (found.text === '-')
      return { kind: 'operation', operator: '-', left: { kind: 'literal', value: 0 }, right: simple() }
    if (found.text !== '(') {
      next -= 1
      refuse()
    }
    const inner = upTo(0)
    take(')')
    return inner
  }

  function word(name: string): Expression {
    if (Object.hasOwn(constants, name)) return { kind: 'literal', value: constants[name]! }
    if (!isNext('(')) return { kind: 'field', path: name.split('.') }
    next += 1
    // The part before the last dot is the first argument: `itemType.contains('MONTHLY')`.
    const path = name.split('.')
    const called = path.pop()!
    const whose: Expression[] = path.length > 0 ? [{ kind: 'field', path }] : []
    return { kind: 'call', name: called, args: [...whose, ...listUntil(')')] }
  }

  const whole = upTo(0)
  return next < tokens.length ? refuse() : whole
}

// Evaluation

/** What an expression may look at besides the value: the moment, and the parameters of the call's path. */
export type Surroundings = { now: Date; path?: Record<string, string> | undefined }

type Scope = Surroundings & { self: unknown }
type Evaluate = (scope: Scope) => unknown

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && value[10] === 'T' && /^\d{4}-\d\d-\d\dT/.test(value)
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && value.length === 10 && /^\d{4}-\d\d-\d\d$/.test(value)
const ofDay = (then: (day: string, count: number) => string) => (day: unknown, count: unknown) =>
  isDay(day) ? then(day, Number(count ?? 0)) : undefined
const ofList = (then: (list: unknown[]) => unknown) => (list: unknown) => (Array.isArray(list) ? then(list) : undefined)

const ofTexts = (then: (text: string, other: string) => boolean) => (text: unknown, other: unknown) =>
  typeof text === 'string' && typeof other === 'string' ? then(text, other) : undefined

const inOrder = (operator: '<=' | '>=') =>
  ofList((list) => list.every((item, index) => index === 0 || compare(operator, list[index - 1], item)))

/** What can be called. A function of nothing is nothing. */
export const functions: Record<string, (...args: unknown[]) => unknown> = {
  size: ofList((list) => list.length),
  /** In cents, since hundredths are no whole numbers for a computer. */
  sum: ofList((list) => list.reduce((sum: number, item) => sum + Math.round(Number(item ?? 0) * 100), 0) / 100),
  /** Records are compared by all their fields. */
  unique: ofList((list) => {
    const items = list.filter((item) => !isNothing(item)).map((item) => JSON.stringify(item))
    return new Set(items).size === items.length
  }),
  ascending: inOrder('<='),
  descending: inOrder('>='),
  startsWith: ofTexts((text, start) => text.startsWith(start)),
  contains: ofTexts((text, part) => text.includes(part)),
  day: (moment) => (isMoment(moment) ? dayOf(new Date(moment)) : undefined),
  firstOfMonth: ofDay(firstOfMonth),
  lastOfMonth: ofDay(lastOfMonth),
  addYears: ofDay(addYears),
  addSeconds: (moment, seconds) =>
    isMoment(moment) ? new Date(Date.parse(moment) + Number(seconds) * 1000).toISOString() : undefined,
}

/** Moments may be written in several ways; amounts are compared in their own precision. */
function measure(value: unknown): unknown {
  if (isMoment(value)) return Date.parse(value)
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? Math.round(value * 1e6) : value
}

/** An order between things of which one is missing, or that cannot be compared, is not broken. */
function compare(operator: Operator, left: unknown, right: unknown): boolean {
  if (operator === 'in') return Array.isArray(right) && right.includes(left)
  const [one, other] = [measure(left), measure(right)]
  if (operator === '==') return isNothing(one) ? isNothing(other) : one === other
  if (operator === '!=') return !compare('==', left, right)
  if (isNothing(one) || isNothing(other) || typeof one !== typeof other) return true
  const [a, b] = [one as number, other as number]
  if (operator === '<') return a < b
  if (operator === '<=') return a <= b
  return operator === '>' ? a > b : a >= b
}

function fieldOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => fieldOf(item, name))
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Names that are no fields. */
const own: Record<string, Evaluate> = {
  now: ({ now }) => now.toISOString(),
  today: ({ now }) => dayOf(now),
  self: ({ self }) => self,
  path: ({ path }) => path,
}
export const ownNames = Object.keys(own)

/** An expression as a function, made once and called for every value. */
export function evaluator(expression: Expression): Evaluate {
  if (expression.kind === 'literal') return () => expression.value
  if (expression.kind === 'list') {
    const items = expression.items.map(evaluator)
    return (scope) => items.map((item) => item(scope))
  }
  if (expression.kind === 'call') {
    const args = expression.args.map(evaluator)
    const call = functions[expression.name]
    return (scope) => call?.(...args.map((argument) => argument(scope)))
  }
  if (expression.kind === 'field') {
    const [first = '', ...rest] = expression.path
    const start = own[first] ?? (({ self }: Scope) => fieldOf(self, first))
    return (scope) => rest.reduce(fieldOf, start(scope))
  }
  return operation(expression.operator, evaluator(expression.left), evaluator(expression.right))
}

function operation(operator: Operator, left: Evaluate, right: Evaluate): Evaluate {
  if (operator === '||') return (scope) => left(scope) === true || right(scope) === true
  if (operator === '&&') return (scope) => left(scope) === true && right(scope) === true
  if (operator !== '+' && operator !== '-') return (scope) => compare(operator, left(scope), right(scope))
  const sign = operator === '+' ? 1 : -1
  return (scope) => {
    const [one, other] = [left(scope), right(scope)]
    return typeof one === 'number' && typeof other === 'number' ? one + sign * other : undefined
  }
}
