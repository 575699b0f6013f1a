import { type Expression, ExpressionError, parseExpression } from '#contract-checks/expression.ts'
import { TypeMistake, typeOf } from '#contract-checks/expression-type.ts'
import { type Relation, type Rule, invariantsOf, rulesOf } from '#contract-checks/relations.ts'
import { type Content, type Document, type Schema, operationsOf, resolveRef } from '#contract-checks/contract.ts'
import { type Finding, everySchema, finding, schemasWithin } from './rule.ts'

const mistakeOf = (act: () => string | undefined): string | undefined => {
  try {
    return act()
  } catch (error) {
    if (error instanceof ExpressionError || error instanceof TypeMistake) return error.message
    throw error
  }
}

/** What is wrong with a relation; undefined when it can be read, and can be true and false. */
const mistakeIn = (document: Document, schema: Schema, holds: string) =>
  mistakeOf(() => {
    const { is } = typeOf(document.components.schemas, schema, parseExpression(holds))
    return is === 'boolean' ? undefined : `is ${is} and no condition`
  })

const named = new Set(['code', 'field', 'rule', 'holds', 'says'])

/** What is wrong with a rule besides its condition. */
function mistakesOfRule(document: Document, schema: Schema, rule: Rule): string[] {
  const { code, field, holds, says } = rule
  const codes = document.components.schemas.ViolationCode?.enum ?? []
  const isOne = (holds === undefined) !== (says === undefined)
  const strange = Object.keys(rule).filter((key) => !named.has(key))
  const notThere = (): string | undefined => {
    if (typeof field !== 'string') return 'has no field'
    const place: Expression = { kind: 'field', path: field === '' ? ['self'] : field.split('.') }
    return mistakeOf(() => void typeOf(document.components.schemas, schema, place))
  }
  return [
    ...(codes.includes(code) ? [] : ['is no ViolationCode']),
    ...(isOne ? [] : ['has not one of holds and says']),
    ...(rule.rule ? [] : ['has no rule']),
    ...(strange.length === 0 ? [] : [`has ${strange.join()}`]),
    ...[notThere()].filter((one) => one !== undefined),
  ]
}

/** The parameters of the call's path that a condition names. */
export const pathsIn = (holds: string): string[] =>
  [...holds.matchAll(/(?<![\w.])path\.(\w+)/g)].map(([, name]) => name!)

const schemasIn = (content: Content = {}): Schema[] => Object.values(content).flatMap(({ schema }) => schema ?? [])

/** Rules that no request uses, relations that no answer uses, and comparisons with a path parameter that does not exist. */
function unasked(document: Document): Finding[] {
  const { schemas } = document.components
  /** Their places, by schema and kind. */
  const usedPointers = new Map<string, Set<string>>()
  const noteUse = (found: readonly Relation[]) => {
    for (const { pointer } of found) {
      const [, name, kind] = /^#\/components\/schemas\/(\w+)\/.*(x-invariants|x-rules)/.exec(pointer) ?? []
      const group = `${name} ${kind}`
      usedPointers.set(group, (usedPointers.get(group) ?? new Set()).add(pointer))
    }
    return found
  }
  const pathless = operationsOf(document).flatMap(({ id, path, body, responses }) => {
    for (const { content } of Object.values(responses))
      for (const schema of schemasIn(content)) noteUse(invariantsOf(schemas, schema, `${id} answer`))
    const rules = schemasIn(body?.content).flatMap((schema) => noteUse(rulesOf(schemas, schema, `${id} request`)))
    return rules.flatMap(({ holds }) =>
      pathsIn(holds)
        .filter((name) => !path.includes(`{${name}}`))
        .map((name) => finding('relations', id, `"${holds}": there is no ${name} in ${path}`)),
    )
  })
  const idle = Object.entries(schemas).flatMap(([name, schema]) => {
    const stand = [...schemasWithin(name, schema)].flatMap(([, one]) => [
      ...(one['x-invariants'] ?? []).map(() => 'x-invariants'),
      ...(one['x-rules'] ?? []).map(() => 'x-rules'),
    ])
    return ['x-invariants', 'x-rules'].flatMap((kind) => {
      const count = usedPointers.get(`${name} ${kind}`)?.size ?? 0
      if (stand.filter((one) => one === kind).length === count) return []
      const unused = kind === 'x-rules' ? 'no request' : 'no answer'
      return [finding('relations', name, `has ${kind} that ${unused} is checked for`)]
    })
  })
  return [...pathless, ...idle]
}

/** Lists of an answer that leave open which of their rows are the same record, so that no check notices one that is there twice. */
function listsWithoutKey(document: Document): Finding[] {
  return Object.entries(document.components.schemas).flatMap(([place, schema]) => {
    const lists = Object.entries({ ...schema.properties, self: schema }).filter(([name, { items }]) => {
      const row = items === undefined ? undefined : resolveRef(document, items)
      const hasId = Object.keys(row?.properties ?? {}).some((field) => /^id$|Id$/.test(field))
      return hasId && !schema['x-invariants']?.some((one) => one.startsWith(`unique(${name}`))
    })
    return lists.map(([name]) =>
      finding('relations', place, `does not say what is unique in ${name}: unique(${name}.id)`),
    )
  })
}

/** Every relation between fields can be read and names fields that are there; every code belongs to a rule. */
export function checkRelations(document: Document): Finding[] {
  const usedCodes = new Set<unknown>()
  const findings = [...everySchema(document)].flatMap(([place, schema]) => {
    const rules = schema['x-rules'] ?? []
    for (const { code } of rules) usedCodes.add(code)
    const holding = [...(schema['x-invariants'] ?? []), ...rules.flatMap(({ holds }) => holds ?? [])]
    const wrong = [
      ...holding.flatMap((holds) => {
        const mistake = mistakeIn(document, schema, holds)
        return mistake === undefined ? [] : [`"${holds}": ${mistake}`]
      }),
      ...rules.flatMap((rule) => mistakesOfRule(document, schema, rule).map((mistake) => `${rule.code} ${mistake}`)),
    ]
    return [...new Set(wrong)].map((mistake) => finding('relations', place, mistake))
  })
  const idle = (document.components.schemas.ViolationCode?.enum ?? []).filter((code) => !usedCodes.has(code))
  return [
    ...findings,
    ...unasked(document),
    ...listsWithoutKey(document),
    ...idle.map((code) => finding('relations', 'ViolationCode', `${String(code)} is of no rule`)),
  ]
}
