/** Rules about the figures of rules, `x-constants`. */
import type { Constant, Document, Schema } from '#contract-checks/contract.ts'
import { constantValue, reference } from '../constants.ts'
import { type Finding, everySchema, finding } from './rule.ts'

const fields = new Set(['value', 'keyword', 'unit', 'description'])

function mistakesIn(schema: Schema, name: string, constant: Constant): string[] {
  const { value, keyword, unit, description } = constant
  const strange = Object.keys(constant).filter((key) => !fields.has(key))
  const isOne = (value === undefined) !== (keyword === undefined)
  return [
    ...(/^[a-z][a-zA-Z0-9]*[a-z0-9]$/.test(name) ? [] : ['is no camelCase name']),
    ...(isOne ? [] : ['has not one of value and keyword']),
    ...(isOne && constantValue(schema, constant) === undefined ? ['has no number'] : []),
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
        ...mistakesIn(schema, name, constant),
      ].map((mistake) => finding('constants', place, `${name} ${mistake}`))
    }),
  )
  const unknown = new Set([...JSON.stringify(document).matchAll(reference)].map(([, name]) => name))
  return [...findings, ...[...unknown].map((name) => finding('constants', 'info', `there is no constant ${name}`))]
}
