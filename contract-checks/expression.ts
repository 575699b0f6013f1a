/** The small language of `x-invariants` and `x-rules`, as a tree; its words and precedence are those of CEL, of which it is a part. */

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

/** What is written cannot be read; the message says where. */
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
    // What stands before the last dot is the first argument: `itemType.contains('MONTHLY')`.
    const path = name.split('.')
    const called = path.pop()!
    const whose: Expression[] = path.length > 0 ? [{ kind: 'field', path }] : []
    return { kind: 'call', name: called, args: [...whose, ...listUntil(')')] }
  }

  const whole = upTo(0)
  return next < tokens.length ? refuse() : whole
}
