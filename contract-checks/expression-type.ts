/** The type of an expression by its schemas, or a mistake in it, so that a meaningless relation is found before it is used. */
import { type Expression, type Operator, functions, ownNames } from '#contract-checks/expression.ts'
import type { Schema } from '#contract-checks/contract.ts'

/** `isSure` is false where the value may be null or absent; `choices` are those of an enumeration. */
export type Type = { is: string; isSure: boolean; choices?: readonly unknown[] | undefined }
type Schemas = Record<string, Schema>

/** It cannot hold, always holds or names what is not there. */
export class TypeMistake extends Error {}

const results: Record<string, [result: string, ...args: string[]]> = {
  size: ['number', 'list'],
  sum: ['number', 'list of number'],
  unique: ['boolean', 'list'],
  ascending: ['boolean', 'list'],
  descending: ['boolean', 'list'],
  startsWith: ['boolean', 'text', 'text'],
  contains: ['boolean', 'text', 'text'],
  day: ['day', 'moment'],
  firstOfMonth: ['day', 'day', 'number'],
  lastOfMonth: ['day', 'day'],
  addYears: ['day', 'day', 'number'],
  addSeconds: ['moment', 'moment', 'number'],
}

const owns: Record<string, Type> = { now: { is: 'moment', isSure: true }, today: { is: 'day', isSure: true } }

/** The type of an expression about values of a schema; throws `TypeMistake`. */
export function typeOf(schemas: Schemas, schema: Schema, expression: Expression): Type {
  const of = (one: Expression) => typeOf(schemas, schema, one)
  if (expression.kind === 'literal') return literal(expression.value)
  if (expression.kind === 'list') return { is: 'list', isSure: true, choices: expression.items.map(valueOf) }
  if (expression.kind === 'field') return fieldType(schemas, schema, expression.path)
  if (expression.kind === 'call') return callType(expression.name, expression.args.map(of))
  const [left, right] = [of(expression.left), of(expression.right)]
  return operationType(expression.operator, left, right, expression)
}

const valueOf = (expression: Expression) => (expression.kind === 'literal' ? expression.value : undefined)

function literal(value: unknown): Type {
  if (value === null) return { is: 'nothing', isSure: false }
  const is = typeof value === 'string' ? 'text' : typeof value
  return { is, isSure: true, choices: is === 'text' ? [value] : undefined }
}

function callType(name: string, args: Type[]): Type {
  const signature = Object.hasOwn(functions, name) ? results[name] : undefined
  if (signature === undefined) throw new TypeMistake(`there is no function ${name}`)
  const [is, ...wanted] = signature
  for (const [index, one] of wanted.entries()) {
    const given = args[index]
    if (given === undefined && name === 'firstOfMonth' && index === 1) continue
    if (!given?.is.startsWith(one)) throw new TypeMistake(`${name} takes ${wanted.join(', ')}`)
  }
  return { is, isSure: args.every(({ isSure }) => isSure) }
}

function operationType(operator: Operator, left: Type, right: Type, expression: Expression): Type {
  const boolean = { is: 'boolean', isSure: true }
  if (operator === '+' || operator === '-') {
    if (left.is !== 'number' || right.is !== 'number') throw new TypeMistake(`${operator} is for numbers`)
    return { is: 'number', isSure: left.isSure && right.isSure }
  }
  if (operator === '&&' || operator === '||') {
    if (left.is !== 'boolean' || right.is !== 'boolean') throw new TypeMistake(`${operator} is between conditions`)
    return { is: 'boolean', isSure: left.isSure && right.isSure }
  }
  if (operator === 'in') {
    if (right.is !== 'list') throw new TypeMistake('in needs a list')
    refuseUnknownChoices(left.choices, right.choices)
    return boolean
  }
  const isNull = [left, right].some(({ is }) => is === 'nothing')
  if (!isNull && left.is !== right.is) throw new TypeMistake(`${left.is} cannot be compared with ${right.is}`)
  if (operator === '==' || operator === '!=') {
    if (isNull && left.isSure !== right.isSure) throw new TypeMistake('what is compared with null is always there')
    refuseUnknownChoices(left.choices, right.choices)
    refuseUnknownChoices(right.choices, left.choices)
    expectSure(expression)
    return { is: 'boolean', isSure: true }
  }
  if (isNull) throw new TypeMistake('null has no order')
  // It holds where one side is missing, so that nothing may be concluded from it.
  return { is: 'boolean', isSure: left.isSure && right.isSure }

  function expectSure(equality: Expression) {
    if (equality.kind !== 'operation') return
    const sides = [
      [equality.left, left],
      [equality.right, right],
    ] as const
    if (sides.some(([side, { is, isSure }]) => side.kind === 'operation' && is === 'boolean' && !isSure))
      throw new TypeMistake('an order of what may be missing holds, so it is no condition')
  }
}

/** A word that the enumeration does not have is never equal to one of it. */
function refuseUnknownChoices(known: readonly unknown[] | undefined, named: readonly unknown[] | undefined): void {
  if (known === undefined || named === undefined || known.length < 2) return
  const stranger = named.find((one) => one !== null && !known.includes(one))
  if (stranger !== undefined) throw new TypeMistake(`${String(stranger)} is no choice`)
}

/** The schema with what its references and parts say; the null beside it is `isSure: false`. */
function mergeSchema(schemas: Schemas, schema: Schema): Schema & { isSure: boolean } {
  const target = schema.$ref && schemas[schema.$ref.split('/').at(-1)!]
  if (target) return mergeSchema(schemas, target)
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const real = choices.find(({ type }) => type !== 'null')
  if (real) return { ...mergeSchema(schemas, real), isSure: false }
  const parts = (schema.allOf ?? []).map((part) => mergeSchema(schemas, part))
  const all = [schema, ...parts]
  return {
    ...schema,
    properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Record<string, Schema>,
    required: all.flatMap(({ required }) => required ?? []),
    isSure: ![schema.type].flat().includes('null'),
  }
}

function fieldType(schemas: Schemas, schema: Schema, path: readonly string[]): Type {
  const [first = '', ...rest] = path
  const own = owns[first]
  if (own && rest.length === 0) return own
  if (first === 'path') return { is: 'text', isSure: true }
  const steps = first === 'self' && ownNames.includes(first) ? rest : path
  let [found, isSure, lists] = [mergeSchema(schemas, schema), true, 0]
  const enter = () => {
    while (found.items && found.type === 'array') {
      found = mergeSchema(schemas, found.items)
      lists += 1
    }
  }
  for (const name of steps) {
    enter()
    const field = found.properties?.[name]
    if (field === undefined) throw new TypeMistake(`there is no field ${path.join('.')}`)
    const isRequired = found.required?.includes(name) === true
    found = mergeSchema(schemas, field)
    isSure = isSure && isRequired && found.isSure
  }
  const is = kindOf(found)
  if (lists > 0) return { is: `list of ${is}`, isSure }
  return { is, isSure, choices: found.enum }
}

function kindOf({ type, format, properties }: Schema): string {
  const kind = [type].flat().find((one) => one !== 'null')
  if (kind === 'array') return 'list'
  if (kind === 'integer' || kind === 'number') return 'number'
  if (kind === 'boolean') return 'boolean'
  if (kind === 'object' || Object.keys(properties ?? {}).length > 0) return 'object'
  return format === 'date' ? 'day' : format === 'date-time' ? 'moment' : 'text'
}
