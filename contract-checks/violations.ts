import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Violation } from '#generated/model/violation.ts'

/**
 * Which field broke which rule (A147): `contactPerson.email` and `required`. Of a choice between a schema and null only
 * the schema's own rules are named. At most 100.
 */
export const violationsOf = (errors: readonly ErrorObject[]): Violation[] =>
  informativeErrors(errors).map(({ field, rule }) => ({ field, rule }))

/** The same, each with the error that it comes from. */
export function informativeErrors(errors: readonly ErrorObject[]): (Violation & { error: ErrorObject })[] {
  const telling = errors.filter((error) => !isAboutNull(error) && !(isChoice(error) && hasDeeper(errors, error)))
  const all = (telling.length > 0 ? telling : errors).map((error) => ({
    field: fieldOf(error).slice(0, 200),
    rule: error.keyword.slice(0, 40),
    error,
  }))
  const once = new Map(all.map((violation) => [`${violation.field} ${violation.rule}`, violation]))
  return [...once.values()].slice(0, 100)
}

const isChoice = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf'
const isAboutNull = ({ keyword, params }: ErrorObject) =>
  keyword === 'type' && (params as { type?: unknown }).type === 'null'
const hasDeeper = (errors: readonly ErrorObject[], choice: ErrorObject) =>
  errors.some((error) => error !== choice && !isAboutNull(error) && error.instancePath.startsWith(choice.instancePath))

function fieldOf(error: ErrorObject): string {
  const params = error.params as { missingProperty?: string; additionalProperty?: string; unevaluatedProperty?: string }
  const own = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const path = error.instancePath.split('/').slice(1)
  const names = path.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return (own === undefined ? names : [...names, own]).join('.')
}
