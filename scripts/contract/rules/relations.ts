import { ExpressionError, parseExpression } from '#contract-checks/expression.ts'
import { TypeMistake, typeOf } from '#contract-checks/expression-type.ts'
import type { Document, Schema } from '../document.ts'
import { everySchema } from '../every-schema.ts'
import { type Finding, finding } from '../finding.ts'

/** What is wrong with a relation; undefined when it can be read, and can be kept and broken. */
function mistakeIn(document: Document, schema: Schema, holds: string): string | undefined {
  try {
    const { is } = typeOf(document.components.schemas, schema, parseExpression(holds))
    return is === 'boolean' ? undefined : `is ${is} and no condition`
  } catch (error) {
    if (error instanceof ExpressionError || error instanceof TypeMistake) return error.message
    throw error
  }
}

/** Every relation between fields can be read and names fields that are there; every code of a rule is told by one. */
export function relations(document: Document): Finding[] {
  const codes = new Set(document.components.schemas.ViolationCode?.enum)
  const told = new Set<unknown>()
  const findings = [...everySchema(document)].flatMap(([place, schema]) => {
    const rules = schema['x-rules'] ?? []
    for (const { code } of rules) told.add(code)
    const holding = [...(schema['x-invariants'] ?? []), ...rules.flatMap(({ holds }) => holds ?? [])]
    const mistakes = holding.flatMap((holds) => {
      const mistake = mistakeIn(document, schema, holds)
      return mistake === undefined ? [] : [finding('relations', place, `"${holds}": ${mistake}`)]
    })
    const unclear = rules.filter(
      ({ code, holds, says }) => !codes.has(code) || (holds === undefined) === (says === undefined),
    )
    return [
      ...mistakes,
      ...unclear.map(({ code }) =>
        finding('relations', place, `${code} is no ViolationCode, or has not one of holds and says`),
      ),
    ]
  })
  const idle = [...codes].filter((code) => !told.has(code))
  return [...findings, ...idle.map((code) => finding('relations', 'ViolationCode', `${String(code)} is of no rule`))]
}
