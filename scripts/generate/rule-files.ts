/**
 * Compiles the conditions of `x-rules` to typed functions, `generated/model/<schema>-rules.ts`, so that a form evaluates the rule that the
 * backend evaluates. What only a server can know (`says`) and what names the path of the call has no function.
 */
import { type Expression, type Operator, parseExpression } from '#contract-checks/expression.ts'
import type { Document, Schema } from '#contract-checks/contract.ts'
import { kebab, quote } from './contract-files.ts'

const orders = new Set<Operator>(['<', '<=', '>', '>='])
const opposite: Partial<Record<Operator, Operator>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }

/** The names of fields that an expression reads, `paymentDetail.iban`; `self` is the value itself. */
function fieldsOf(expression: Expression): string[] {
  if (expression.kind === 'field') return expression.path[0] === 'today' ? [] : [expression.path.join('.')]
  if (expression.kind === 'call') return expression.args.flatMap(fieldsOf)
  if (expression.kind === 'list') return expression.items.flatMap(fieldsOf)
  if (expression.kind === 'operation') return [...fieldsOf(expression.left), ...fieldsOf(expression.right)]
  return []
}

const isNull = (expression: Expression) => expression.kind === 'literal' && expression.value === null
const isPresent = (expression: Expression) => expression.kind === 'literal' || fieldsOf(expression).length === 0

function compileField([first = '', ...rest]: readonly string[]): string {
  if (first === 'today') return 'days.today'
  return first === 'self' ? 'self' : ['self', [first, ...rest].join('?.')].join('.')
}

function compileCall(name: string, args: readonly Expression[]): string {
  const [first, ...others] = args.map(compile)
  if (name === 'startsWith' || name === 'contains')
    return `${first}?.${name === 'contains' ? 'includes' : name}(${others.join(', ')})`
  if (name !== 'firstOfMonth' && name !== 'lastOfMonth' && name !== 'addYears')
    throw new Error(`x-rules: ${name}() cannot be compiled for forms yet`)
  const call = `days.${name}(${[first, ...others].join(', ')})`
  return isPresent(args[0]!) ? call : `(${first} == null ? undefined : ${call})`
}

/** A condition as it counts in `&&` and `||`: only true is true. */
const compileCondition = (expression: Expression): string =>
  expression.kind === 'operation' ? compile(expression) : `(${compile(expression)} === true)`

function compile(expression: Expression): string {
  if (expression.kind === 'literal')
    return typeof expression.value === 'string' ? quote(expression.value) : String(expression.value)
  if (expression.kind === 'field') return compileField(expression.path)
  if (expression.kind === 'call') return compileCall(expression.name, expression.args)
  if (expression.kind === 'list') return `[${expression.items.map(compile).join(', ')}]`
  const { operator, left, right } = expression
  if (operator === '&&' || operator === '||')
    return `(${compileCondition(left)} ${operator} ${compileCondition(right)})`
  if (operator === '-' && left.kind === 'literal' && left.value === 0) return `-${compile(right)}`
  const sides = [compile(left), compile(right)] as const
  if (operator === '==' || operator === '!=') {
    if (isNull(left) || isNull(right)) return `(${sides[0]} ${operator} ${sides[1]})`
    const [one, other] = isPresent(left) || isPresent(right) ? sides : sides.map((side) => `(${side} ?? null)`)
    return `(${one} ${operator}= ${other})`
  }
  if (!orders.has(operator)) throw new Error(`x-rules: ${operator} cannot be compiled for forms yet`)
  // An order with a missing side is not broken.
  const missing = [left, right].flatMap((side, index) => (isPresent(side) ? [] : [`${sides[index]} == null || `]))
  return `(${missing.join('')}${sides[0]} ${operator} ${sides[1]})`
}

type Bound = { operator: Operator; value: Expression; comparison: Expression }

/** The comparisons of the field by order, turned so that the field is on the left. */
function boundsOf(expression: Expression, field: string): Bound[] {
  if (expression.kind !== 'operation') return []
  const { operator, left, right } = expression
  if (!orders.has(operator)) return [left, right].flatMap((side) => boundsOf(side, field))
  const isField = (side: Expression) => side.kind === 'field' && side.path.join('.') === field
  if (isField(left)) return [{ operator, value: right, comparison: expression }]
  return isField(right) ? [{ operator: opposite[operator]!, value: left, comparison: expression }] : []
}

/** The expression with one comparison broken and the other ones of the field true. */
function withBroken(expression: Expression, broken: Bound, all: readonly Bound[]): Expression {
  const found = all.find(({ comparison }) => comparison === expression)
  if (found !== undefined) return { kind: 'literal', value: found !== broken }
  if (expression.kind !== 'operation') return expression
  const [left, right] = [expression.left, expression.right].map((side) => withBroken(side, broken, all)) as [
    Expression,
    Expression,
  ]
  const isLiteral = (side: Expression, value: boolean) => side.kind === 'literal' && side.value === value
  const neutral = expression.operator === '&&'
  if (expression.operator === '&&' || expression.operator === '||') {
    if (isLiteral(left, neutral)) return right
    if (isLiteral(right, neutral)) return left
    if (isLiteral(left, !neutral) || isLiteral(right, !neutral)) return { kind: 'literal', value: !neutral }
  }
  return { ...expression, left, right }
}

/** The last value that the rule allows for its field, as a function; undefined where the rule sets no bound. */
function compileBound(expression: Expression, field: string): string | undefined {
  const all = boundsOf(expression, field)
  if (all.length === 0) return undefined
  const isLeast = all.every(({ operator }) => operator === '>' || operator === '>=')
  const values = all.map((bound) => {
    const rest = withBroken(expression, bound, all)
    const value = compile(bound.value)
    return rest.kind === 'literal' ? value : `(${compileCondition(rest)} ? undefined : ${value})`
  })
  return values.reduce(
    (one, other) =>
      `[${one}, ${other}].reduce((a, b) => (a == null || (b != null && b ${isLeast ? '>' : '<'} a) ? b : a))`,
  )
}

type Rule = NonNullable<Schema['x-rules']>[number]

function compileRule({ code, field, rule, holds }: Rule & { holds: string }, required: readonly string[]): string[] {
  const expression = parseExpression(holds)
  const needs = [...new Set(fieldsOf(expression).map((name) => name.split('.')[0]!))].filter((name) =>
    required.includes(name),
  )
  const bound = compileBound(expression, field === '' ? 'self' : field)
  const parameters = (body: string) =>
    `(${/\bself\b/.test(body) ? 'self' : '_self'}${body.includes('days.') ? ', days' : ''})`
  const condition = compileCondition(expression)
  return [
    `  ${code}: {`,
    `    field: ${quote(field)},`,
    `    rule: ${quote(rule)},`,
    `    needs: [${needs.map(quote).join(', ')}],`,
    `    holds: ${parameters(condition)} => ${condition},`,
    ...(bound === undefined ? [] : [`    bound: ${parameters(bound)} => ${bound},`]),
    '  },',
  ]
}

/** The files by name; `model/rule.ts` has their types. */
export function ruleFiles({ components }: Pick<Document, 'components'>): Record<string, string> {
  const files = Object.entries(components.schemas).flatMap(([name, schema]) => {
    const rules = (schema['x-rules'] ?? []).filter(
      (rule): rule is Rule & { holds: string } => rule.holds !== undefined && !/\bpath\./.test(rule.holds),
    )
    if (rules.length === 0) return []
    const read = rules.flatMap(({ holds }) => fieldsOf(parseExpression(holds)))
    const fields = [...new Set(read.map((field) => field.split('.')[0]!))].toSorted()
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Rules`
    const text = [
      '// Generated by `npm run generate` from x-rules in openapi/schemas/. Do not edit.',
      `import type { ${name} } from './${kebab(name)}.ts'`,
      "import type { FieldRules } from './rule.ts'",
      '',
      `/** Conditions of ${name} beside its schema, by the code of their violation. */`,
      `export const ${constant} = {`,
      ...rules.flatMap((rule) => compileRule(rule, schema.required ?? [])),
      `} as const satisfies FieldRules<${fields.includes('self') ? name : `Pick<${name}, ${fields.map(quote).join(' | ')}>`}>`,
      '',
    ].join('\n')
    return [[`${kebab(name)}-rules.ts`, text]]
  })
  const kinds = [
    ...new Set(files.flatMap(([, text]) => [...text!.matchAll(/rule: '(\w+)'/g)].map(([, kind]) => kind!))),
  ]
  return { ...Object.fromEntries(files), 'rule.ts': typesFile(kinds.toSorted()) }
}

const typesFile = (
  kinds: readonly string[],
) => `// Generated by \`npm run generate\` from x-rules in openapi/schemas/. Do not edit.
import type { ViolationCode } from './violation-code.ts'

/** Today in Vienna, and the functions of days that rules use; days are YYYY-MM-DD. */
export type Days = {
  today: string
  firstOfMonth: (day: string, months?: number) => string
  lastOfMonth: (day: string) => string
  addYears: (day: string, years: number) => string
}

/** What is entered so far: any field may be missing. */
export type Entries<T> = T extends string
  ? T | null | undefined
  : { [K in keyof T]?: (T[K] extends string ? string : T[K]) | null | undefined }

/** The kinds of rules between fields. */
export type RuleKind = ${kinds.map(quote).join(' | ')}

/**
 * A condition between the fields of a request. \`field\` is where a violation is reported, '' for the whole; \`needs\` are the required fields
 * that the condition reads. \`bound\` is the last value that it allows in the field, undefined where it sets none.
 */
export type FieldRule<T> = {
  field: string
  rule: RuleKind
  needs: readonly string[]
  holds: (self: Entries<T>, days: Days) => boolean
  bound?: (self: Entries<T>, days: Days) => string | number | null | undefined
}

export type FieldRules<T> = { readonly [Code in ViolationCode]?: FieldRule<T> }
`
