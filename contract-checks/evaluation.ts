/** What an expression is worth for a value. */
import type { Expression, Operator } from '#contract-checks/expression.ts'
import { addYears, dayOf, firstOfMonth, lastOfMonth } from '#contract-checks/vienna-day.ts'

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
  unique: ofList((list) => new Set(list).size === list.length),
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
