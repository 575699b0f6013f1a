/** Rules about examples: they are valid, have names, and tell the version of the contract. */
import formats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import {
  type Content,
  type Document,
  type Schema,
  isJson,
  operationsOf,
  resolveRef,
} from '#contract-checks/contract.ts'
import { examplesAt, examplesNow } from '#contract-checks/examples-today.ts'
import { type Relation, findBrokenRelations, invariantsOf, rulesOf } from '#contract-checks/relations.ts'
import { checkRelations, pathsIn } from './relations.ts'
import { type Finding, everySchema, finding } from './rule.ts'

/** Many examples have one schema, most often only its name. */
function oncePerSchema<T>(make: (schema: Schema) => T): (schema: Schema) => T {
  const made = new Map<string, T>()
  return (schema) => {
    const key = JSON.stringify(schema)
    const one = made.get(key) ?? make(schema)
    made.set(key, one)
    return one
  }
}

type Validator = (schema: Schema) => ValidateFunction

/** Validates values against schemas of one bundle; `multipleOf: 0.01` is compared with a tolerance for floats. */
function newValidator(components: Pick<Document['components'], 'schemas'>): Validator {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    multipleOfPrecision: 6,
    inlineRefs: false,
    code: { optimize: false },
  })
  formats.default(ajv)
  ajv.addSchema({ components }, 'contract')
  return oncePerSchema((schema) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#')) as Schema),
  )
}

/** Reused for a bundle with the same schemas: compiling them takes a third of the time. */
const last: { schemas?: string; validator?: Validator } = {}

function validatorOf({ components: { schemas } }: Document): Validator {
  const text = JSON.stringify(schemas)
  if (last.schemas !== text || !last.validator)
    Object.assign(last, { schemas: text, validator: newValidator({ schemas: JSON.parse(text) as typeof schemas }) })
  return last.validator!
}

/** A request; the first example of a body fits the examples of the path, the others may be about another record. */
type Sent = { path?: Record<string, string> }

/** Every example of a body, a schema, a parameter and a header, named or not, is valid against its schema. */
export function checkValidExamples(document: Document, now = examplesNow): Finding[] {
  const validator = validatorOf(document)
  const findings: Finding[] = []
  const areRead = checkRelations(document).length === 0
  const { schemas } = document.components
  const invariants = oncePerSchema((schema) => invariantsOf(schemas, schema, ''))
  const rules = oncePerSchema((schema) => rulesOf(schemas, schema, ''))
  /** What holds in an answer; of a request, which is one with a path or without, also its rules. */
  const relationsOf = (schema: Schema, request: Sent | undefined): Relation[] => [
    ...invariants(schema),
    ...(request ? rules(schema) : []).filter(({ holds }) => request?.path !== undefined || pathsIn(holds).length === 0),
  ]
  const check = (place: string, schema: Schema, written: unknown, request?: Sent) => {
    const value = examplesAt(written, now)
    const validate = validator(schema)
    if (validate(value)) {
      if (!areRead) return
      for (const { relation, place: at } of findBrokenRelations(relationsOf(schema, request), value, {
        now,
        ...request,
      }))
        findings.push(finding('valid-examples', place, `${at.join('.') || '(body)'} breaks ${relation.holds}`))
      return
    }
    const why = (validate.errors ?? []).map((error) => `${error.instancePath || '(body)'} ${error.message}`).join(', ')
    findings.push(finding('valid-examples', place, why))
  }
  const checkContent = (place: string, content: Content | undefined, request?: Sent) => {
    for (const [mediaType, media] of Object.entries(content ?? {})) {
      if (!isJson(mediaType)) continue
      if (media.schema === undefined) {
        findings.push(finding('valid-examples', `${place} ${mediaType}`, 'has no schema'))
        continue
      }
      if (media.example !== undefined) check(`${place} ${mediaType}`, media.schema, media.example, request && {})
      for (const [index, [name, example]] of Object.entries(media.examples ?? {}).entries()) {
        check(
          `${place} ${name}`,
          media.schema,
          resolveRef(document, example).value,
          index === 0 ? request : request && {},
        )
      }
    }
  }
  for (const [place, schema] of everySchema(document)) {
    for (const example of [...(schema.examples ?? []), ...('example' in schema ? [schema.example] : [])])
      check(place, schema, example)
  }
  for (const operation of operationsOf(document)) {
    const inPath = operation.parameters.filter((one) => one.in === 'path')
    const path = Object.fromEntries(inPath.map(({ name, example }) => [name, String(example)]))
    checkContent(`${operation.id} request`, operation.body?.content, { path })
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

/** Every body has named examples; names are camelCase and mean one answer within their operation. */
export function checkNamedExamples(document: Document): Finding[] {
  return operationsOf(document).flatMap((operation) => {
    const findings: Finding[] = []
    const owner = new Map<string, string>()
    const visit = (where: string, content: Content | undefined) => {
      for (const [mediaType, media] of Object.entries(content ?? {})) {
        const place = `${operation.id} ${where} ${mediaType}`
        const names = Object.keys(media.examples ?? {})
        if (names.length === 0) findings.push(finding('named-examples', place, 'has no named example'))
        if (media.example !== undefined) findings.push(finding('named-examples', place, 'has an unnamed example'))
        for (const name of names) {
          if (!/^[a-z][A-Za-z0-9]*$/.test(name))
            findings.push(finding('named-examples', place, `${name} is not camelCase`))
          const other = owner.get(name)
          if (other !== undefined) findings.push(finding('named-examples', place, `${name} is also used by ${other}`))
          owner.set(name, place)
        }
      }
    }
    for (const [status, answer] of Object.entries(operation.responses)) visit(status, answer.content)
    owner.clear()
    visit('request', operation.body?.content)
    return findings
  })
}

/** Examples of the contract's version show the current one. */
export function checkOwnVersion(document: Document): Finding[] {
  const { version } = document.info
  return operationsOf(document).flatMap(({ id, responses }) =>
    Object.values(responses).flatMap(({ content }) =>
      Object.entries(content?.['application/json']?.examples ?? {}).flatMap(([name, example]) => {
        const { contractVersion } = (resolveRef(document, example).value ?? {}) as { contractVersion?: string }
        if (contractVersion === undefined || contractVersion === version) return []
        return [
          finding(
            'own-version',
            `${id} ${name}`,
            `contractVersion is ${contractVersion}, the contract's is ${version}`,
          ),
        ]
      }),
    ),
  )
}
