/** What every rule of the lint works with: its findings, and each schema with its place. */
import { type Document, type Schema, operationsOf } from '#contract-checks/contract.ts'

/** What a rule found: the rule's name, the place in the contract and what is wrong there. */
export type Finding = { rule: string; place: string; message: string }

export const finding = (rule: string, place: string, message: string): Finding => ({ rule, place, message })

/** Every schema that the contract holds, with its place; references are not followed, they are visited by name. */
export function* everySchema(document: Document): Generator<[string, Schema]> {
  for (const [name, schema] of Object.entries(document.components.schemas)) yield* schemasWithin(name, schema)
  for (const operation of operationsOf(document)) {
    for (const parameter of operation.parameters)
      yield* schemasWithin(`${operation.id} ${parameter.name}`, parameter.schema)
    for (const part of [operation.body, ...Object.values(operation.responses)]) {
      for (const media of Object.values(part?.content ?? {})) {
        if (media.schema) yield* schemasWithin(`${operation.id} body`, media.schema)
      }
    }
    for (const [status, answer] of Object.entries(operation.responses)) {
      for (const [name, header] of Object.entries(answer.headers ?? {})) {
        if (header.schema) yield* schemasWithin(`${operation.id} ${status} ${name}`, header.schema)
      }
    }
  }
}

/** A schema with all that are written inside of it. */
export function* schemasWithin(place: string, schema: Schema): Generator<[string, Schema]> {
  yield [place, schema]
  if (typeof schema.additionalProperties === 'object') yield* schemasWithin(`${place}.*`, schema.additionalProperties)
  if (schema.items) yield* schemasWithin(`${place}[]`, schema.items)
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* schemasWithin(`${place}.${name}`, property)
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    yield* schemasWithin(place, part)
}
