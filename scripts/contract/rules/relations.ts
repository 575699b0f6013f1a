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

/** Every relation between fields can be read and names fields that are there. */
export function relations(document: Document): Finding[] {
  return [...everySchema(document)].flatMap(([place, schema]) =>
    (schema['x-invariants'] ?? []).flatMap((holds) => {
      const mistake = mistakeIn(document, schema, holds)
      return mistake === undefined ? [] : [finding('relations', place, `"${holds}": ${mistake}`)]
    }),
  )
}
