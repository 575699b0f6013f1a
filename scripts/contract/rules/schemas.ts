/** Rules about schemas: bounds, names, required fields, enumerations, and that each is used. */
import { type Document, type Schema, operationsOf, resolveRef } from '#contract-checks/contract.ts'
import { type Finding, everySchema, finding } from './rule.ts'

function unbounded(schema: Schema): string | undefined {
  if (schema.enum !== undefined || schema.const !== undefined || schema.$ref !== undefined) return undefined
  if ((schema.type ?? schema.allOf ?? schema.anyOf ?? schema.oneOf) === undefined) return 'no type'
  const types = [schema.type].flat()
  if (types.includes('string') && schema.maxLength === undefined && schema.format !== 'binary') return 'no maxLength'
  if (types.includes('array') && schema.maxItems === undefined) return 'no maxItems'
  const numeric = types.includes('number') || types.includes('integer')
  if (numeric && (schema.minimum === undefined || schema.maximum === undefined)) return 'no minimum or maximum'
  return undefined
}

/** Strings, arrays and numbers have bounds; schemas have PascalCase names and say what they are. */
export function checkSchemas(document: Document): Finding[] {
  const findings = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    ...(/^([A-Z][a-z0-9]*)+$/.test(name) ? [] : [finding('pascal-case', name, 'is not a PascalCase name')]),
    ...(schema.description ? [] : [finding('described', name, 'has no description')]),
  ])
  for (const [place, schema] of everySchema(document)) {
    const missing = unbounded(schema)
    if (missing !== undefined) findings.push(finding('bounded', place, missing))
  }
  return findings
}

/** Every required field is one that the schema or a part of it has. */
export function checkRequiredFields(document: Document): Finding[] {
  const hasField = (schema: Schema, name: string): boolean => {
    const { properties = {}, allOf = [] } = resolveRef(document, schema)
    return Object.hasOwn(properties, name) || allOf.some((part) => hasField(part, name))
  }
  return [...everySchema(document)].flatMap(([place, schema]) =>
    (schema.required ?? [])
      .filter((name) => !hasField(schema, name))
      .map((name) => finding('required-fields', place, `requires ${name}, which is no field of it`)),
  )
}

/** A reference has at most a description beside it, except in schemas; tools drop everything else. */
export function checkReferenceSiblings(document: Document): Finding[] {
  const findings: Finding[] = []
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return
    const isReference = '$ref' in node && typeof node.$ref === 'string'
    const siblings = isReference ? Object.keys(node).filter((key) => !/^(\$ref|summary|description)$/.test(key)) : []
    for (const key of siblings) findings.push(finding('reference-siblings', place, `has ${key} beside a reference`))
    for (const [key, inner] of Object.entries(node)) {
      if (!/^(schema|schemas|value|example)$/.test(key)) visit(inner, place === '' ? key : `${place}.${key}`)
    }
  }
  visit(document, '')
  return findings
}

const beyondLatin1 = (text: unknown): boolean => [...String(text)].some((char) => char.charCodeAt(0) > 255)

/** The mock exits on such a character in an enumeration, a pattern, a property name or a header example. */
export function checkLatin1(document: Document): Finding[] {
  const findings: Finding[] = []
  for (const [place, schema] of everySchema(document)) {
    const words = [
      ...(schema.enum ?? []),
      schema.const ?? '',
      schema.pattern ?? '',
      ...Object.keys(schema.properties ?? {}),
    ]
    for (const word of words.filter(beyondLatin1))
      findings.push(finding('latin-1', place, `${String(word)} is beyond Latin-1`))
  }
  for (const operation of operationsOf(document)) {
    const headers = Object.values(operation.responses).flatMap((answer) => Object.entries(answer.headers ?? {}))
    const examples = [
      ...operation.parameters
        .filter((parameter) => parameter.in === 'header')
        .map(({ name, example }) => [name, example] as const),
      ...headers.map(([name, header]) => [name, header.example] as const),
    ]
    for (const [name, example] of examples) {
      if (beyondLatin1(example ?? ''))
        findings.push(finding('latin-1', operation.id, `${name} has an example beyond Latin-1`))
    }
  }
  return findings
}

/** Values of one enumeration that follow from the values of another, which no call carries (R484 to R487). */
const occurrenceOf = (schema: Schema) => (schema as { 'x-occurrence'?: Record<string, string> })['x-occurrence']

/** An enumeration is a schema of its own, names each value once, and its `x-occurrence` covers exactly its values. */
export function checkEnumerations(document: Document): Finding[] {
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
export function checkUsedSchemas(document: Document): Finding[] {
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
