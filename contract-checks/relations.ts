/** Relations between the fields of a value, declared beside its schema: `x-invariants` of answers, `x-rules` of requests. */
import { type Surroundings, evaluator, parseExpression } from '#contract-checks/expression.ts'
import type { ViolationCode } from '#generated/model/violation-code.ts'

/** The parts of a schema that lead to relations. */
type Holder = {
  $ref?: string
  properties?: Record<string, Holder>
  items?: Holder
  allOf?: Holder[]
  anyOf?: Holder[]
  oneOf?: Holder[]
  'x-invariants'?: string[]
  'x-rules'?: Rule[]
}

/** What a request has to keep, with the violation that names it: a condition, or a sentence where what is stored decides. */
export type Rule = { code: ViolationCode; field: string; rule: string; holds?: string; says?: string }

/** One relation: the path of its values (`*` is every item of a list), its expression, and its JSON pointer in the contract. */
export type Relation = { path: readonly string[]; holds: string; pointer: string }

/** Everything that holds somewhere in the values of a schema. */
export const invariantsOf = (schemas: Record<string, Holder>, schema: Holder, pointer: string): Relation[] =>
  collectHolders(schemas, schema, pointer, []).flatMap(({ holder, at, path }) =>
    (holder['x-invariants'] ?? []).map((holds, index) => ({ path, holds, pointer: `${at}/x-invariants/${index}` })),
  )

/** The rules of a body; every value satisfies one that only has a sentence. */
export const rulesOf = (schemas: Record<string, Holder>, schema: Holder, pointer: string): (Relation & Rule)[] =>
  collectHolders(schemas, schema, pointer, []).flatMap(({ holder, at, path }) =>
    (holder['x-rules'] ?? []).map((rule, index) => ({
      ...rule,
      holds: rule.holds ?? 'true',
      path,
      pointer: `${at}/x-rules/${index}`,
    })),
  )

type Held = { holder: Holder; at: string; path: readonly string[] }

/** Each part of a schema, and of what it refers to, gathered in one list: a generator would pass each on once for each level. */
function collectHolders(
  schemas: Record<string, Holder>,
  schema: Holder,
  pointer: string,
  path: readonly string[],
  found: Held[] = [],
): Held[] {
  const inside = (part: Holder, at: string, way = path) => collectHolders(schemas, part, `${pointer}/${at}`, way, found)
  const target = schema.$ref && schemas[schema.$ref.split('/').at(-1)!]
  if (target) collectHolders(schemas, target, schema.$ref!, path, found)
  found.push({ holder: schema, at: pointer, path })
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    inside(field, `properties/${name}`, [...path, name])
  if (schema.items) inside(schema.items, 'items', [...path, '*'])
  for (const choice of ['allOf', 'anyOf', 'oneOf'] as const) {
    for (const [index, member] of (schema[choice] ?? []).entries()) inside(member, `${choice}/${index}`)
  }
  return found
}

const evaluators = new Map<string, ReturnType<typeof evaluator>>()

function evaluate(text: string, self: unknown, surroundings: Surroundings): unknown {
  const found = evaluators.get(text) ?? evaluator(parseExpression(text))
  evaluators.set(text, found)
  return found({ ...surroundings, self })
}

/** Which relations a value breaks, each with the place in it; what is null or absent has none. */
export function findBrokenRelations<One extends Relation>(
  relations: readonly One[],
  value: unknown,
  surroundings: Surroundings,
) {
  return relations.flatMap((relation) =>
    valuesAt(value, relation.path, [])
      .filter(({ found }) => evaluate(relation.holds, found, surroundings) !== true)
      .map(({ place }) => ({ relation, place })),
  )
}

type Place = { found: unknown; place: string[] }

function valuesAt(value: unknown, [step, ...rest]: readonly string[], place: string[]): Place[] {
  if (value === null || value === undefined) return []
  if (step === undefined) return [{ found: value, place }]
  if (step !== '*') return valuesAt((value as Record<string, unknown>)[step], rest, [...place, step])
  return Array.isArray(value) ? value.flatMap((item, index) => valuesAt(item, rest, [...place, String(index)])) : []
}
