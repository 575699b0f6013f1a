import { examplesAt, examplesNow } from '#contract-checks/examples-today.ts'
import { broken, invariantsOf } from '#contract-checks/relations.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type Content, type Document, type Schema, isJson, operationsOf, resolve } from '../document.ts'
import { everySchema } from '../every-schema.ts'
import { type Finding, finding } from '../finding.ts'
import { relations } from './relations.ts'

/** Validates values against schemas of one bundle; `multipleOf: 0.01` is compared with a tolerance for floats. */
function validatorOf(document: Document): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    multipleOfPrecision: 6,
    inlineRefs: false,
    code: { optimize: false },
  })
  formats.default(ajv)
  ajv.addSchema(document, 'contract')
  const known = new Map<string, ValidateFunction>()
  return (schema) => {
    const key = JSON.stringify(schema)
    const absolute = JSON.parse(key.replaceAll('"$ref":"#', '"$ref":"contract#')) as Schema
    const validate = known.get(key) ?? ajv.compile(absolute)
    known.set(key, validate)
    return validate
  }
}

/** Every example of a body, a schema, a parameter and a header, named or not, is valid against its schema. */
export function validExamples(document: Document, now = examplesNow): Finding[] {
  const validator = validatorOf(document)
  const findings: Finding[] = []
  const areRead = relations(document).length === 0
  const check = (place: string, schema: Schema, written: unknown) => {
    const value = examplesAt(written, now)
    const validate = validator(schema)
    if (validate(value)) {
      if (!areRead) return
      for (const { relation, place: at } of broken(invariantsOf(document.components.schemas, schema, ''), value, {
        now,
      }))
        findings.push(finding('valid-examples', place, `${at.join('.') || '(body)'} breaks ${relation.holds}`))
      return
    }
    const why = (validate.errors ?? []).map((error) => `${error.instancePath || '(body)'} ${error.message}`).join(', ')
    findings.push(finding('valid-examples', place, why))
  }
  const checkContent = (place: string, content: Content | undefined) => {
    for (const [mediaType, media] of Object.entries(content ?? {})) {
      if (!isJson(mediaType)) continue
      if (media.schema === undefined) {
        findings.push(finding('valid-examples', `${place} ${mediaType}`, 'has no schema'))
        continue
      }
      if (media.example !== undefined) check(`${place} ${mediaType}`, media.schema, media.example)
      for (const [name, example] of Object.entries(media.examples ?? {})) {
        check(`${place} ${name}`, media.schema, resolve(document, example).value)
      }
    }
  }
  for (const [place, schema] of everySchema(document)) {
    for (const example of [...(schema.examples ?? []), ...('example' in schema ? [schema.example] : [])])
      check(place, schema, example)
  }
  for (const operation of operationsOf(document)) {
    checkContent(`${operation.id} request`, operation.body?.content)
    for (const parameter of operation.parameters) {
      if (parameter.example === undefined) continue
      check(`${operation.id} ${parameter.name}`, parameter.schema, parameter.example)
    }
    for (const [status, answer] of Object.entries(operation.responses)) {
      checkContent(`${operation.id} ${status}`, answer.content)
      for (const [name, header] of Object.entries(answer.headers ?? {})) {
        if (header.schema && header.example !== undefined)
          check(`${operation.id} ${status} ${name}`, header.schema, header.example)
      }
    }
  }
  return findings
}
