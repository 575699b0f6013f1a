import { type Document, type Schema, resolveRef } from '#contract-checks/contract.ts'
import { everySchema } from '../every-schema.ts'
import { type Finding, finding } from '../finding.ts'

/** Values of one enumeration that follow from the values of another, which no call carries (R484 to R487). */
const occurrenceOf = (schema: Schema) => (schema as { 'x-occurrence'?: Record<string, string> })['x-occurrence']

/** An enumeration is a schema of its own, names each value once, and its `x-occurrence` covers exactly its values. */
export function enumerations(document: Document): Finding[] {
  const named = new Set(Object.values(document.components.schemas))
  const findings: Finding[] = []
  for (const [place, schema] of everySchema(document)) {
    const values = schema.enum ?? []
    if (values.length > 1 && !named.has(schema))
      findings.push(finding('enumerations', place, 'is no schema of its own'))
    if (new Set(values).size < values.length) findings.push(finding('enumerations', place, 'names a value twice'))
    const occurrence = occurrenceOf(schema)
    if (occurrence === undefined) continue
    const known = document.components.schemas.FeeOccurrence?.enum ?? []
    const lost = values.filter((value) => !known.includes(occurrence[String(value)]))
    const stray = Object.keys(occurrence).filter((value) => !values.includes(value))
    for (const value of [...lost, ...stray])
      findings.push(finding('enumerations', place, `${String(value)} has no occurrence`))
  }
  return findings
}

/** Every schema is reached from a call; Redocly counts a schema as used when the root document lists it. */
export function usedSchemas(document: Document): Finding[] {
  const { schemas, responses, parameters } = document.components
  const used = new Set<string>()
  const visit = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name!)) continue
      used.add(name!)
      const schema = resolveRef(document, { $ref: `#/components/schemas/${name}` } as Schema)
      if (occurrenceOf(schema)) used.add('FeeOccurrence')
      visit(schema)
    }
  }
  visit([document.paths, responses ?? {}, parameters ?? {}])
  const unused = Object.keys(schemas).filter((name) => !used.has(name))
  return unused.map((name) => finding('used-schemas', name, 'is reached from no call'))
}
