/** Rules about the figures of rules, `x-constants`. */
import { type Constant, type Document, operationsOf } from '#contract-checks/contract.ts'
import { constantsOf, reference } from '../constants.ts'
import { type Finding, everySchema, finding } from './rule.ts'

const fields = new Set(['value', 'unit', 'description'])

function mistakesIn(name: string, constant: Constant): string[] {
  const { value, unit, description } = constant
  const strange = Object.keys(constant).filter((key) => !fields.has(key))
  return [
    ...(/^[a-z][a-zA-Z0-9]*[a-z0-9]$/.test(name) ? [] : ['is no camelCase name']),
    ...(Number.isFinite(value) ? [] : ['has no number']),
    ...(unit ? [] : ['has no unit']),
    ...(description ? [] : ['has no description']),
    ...(strange.length === 0 ? [] : [`has ${strange.join()}`]),
  ]
}

/** Each constant has a name of its own, one number, a unit and a description; each text names only those that exist. */
export function checkConstants(document: Document): Finding[] {
  const seen = new Map<string, string>()
  const named = new Set(Object.values(document.components.schemas))
  const findings = [...everySchema(document)].flatMap(([place, schema]) =>
    Object.entries(schema['x-constants'] ?? {}).flatMap(([name, constant]) => {
      const first = seen.get(name)
      seen.set(name, place)
      return [
        ...(named.has(schema) ? [] : ['stands beside no named schema']),
        ...(first === undefined ? [] : [`stands in ${first} too`]),
        ...mistakesIn(name, constant),
      ].map((mistake) => finding('constants', place, `${name} ${mistake}`))
    }),
  )
  const largest = constantsOf(document).find(({ name }) => name === 'fileMaximumBytes')?.value
  const files = operationsOf(document).flatMap(({ id, body }) =>
    Object.values(body?.content ?? {})
      .filter(({ schema }) => schema?.format === 'binary' && schema.maxLength !== largest)
      .map(() => finding('constants', id, 'takes a file of another size than fileMaximumBytes')),
  )
  const unknown = new Set([...JSON.stringify(document).matchAll(reference)].map(([, name]) => name))
  return [
    ...findings,
    ...files,
    ...[...unknown].map((name) => finding('constants', 'info', `there is no constant ${name}`)),
  ]
}
