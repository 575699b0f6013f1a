/** Which operations and fields of the contract the sources of a client use, found by the compiler. */
import ts from 'typescript'
import { type Document, type FlatOperation, type Schema, isJson, operationsOf } from '#contract-checks/contract.ts'
import type { Manifest, OperationUse } from '../consumers.ts'
import { type Field, type FieldIndex, createFieldIndex, findReads, registerStandIns } from './field-uses.ts'
import { type Source, descendantsOf } from './source.ts'

/**
 * Gathers the operations whose names or generated functions the sources name. A field counts for each of them that answers with it, wherever
 * it is read; statuses of refusals cannot be seen.
 */
export function manifestOfSource(source: Source, document: Document): Manifest {
  const fields = createFieldIndex(source)
  registerStandIns(source, fields)
  const read = new Set(findReads(source, source.files, fields).keys())
  const written = findWrites(source, fields)
  const operations = operationsOf(document)
  const named = findOperations(source, operations)
  const used = operations.filter(({ id }) => named.has(id))
  return { operations: Object.fromEntries(used.map((operation) => [operation.id, useOf(operation)])) }

  function useOf({ id, parameters, body, responses }: FlatOperation): OperationUse {
    const model = capitalized(id)
    const sent = parameters.filter(
      ({ name, in: place, required }) =>
        place !== 'path' && (required || written.has(`${model}${place === 'header' ? 'Headers' : 'Params'}.${name}`)),
    )
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
    const isSent = (keys: readonly Field[], isRequired: boolean) => isRequired || keys.some((key) => written.has(key))
    const isRead = (keys: readonly Field[]) => keys.some((key) => read.has(key))
    return {
      parameters: sent.map(({ name }) => name).toSorted(),
      sends: pathsIn(document, body?.content, isSent),
      reads: [...new Set(successes.flatMap(([, { content }]) => pathsIn(document, content, isRead)))].toSorted(),
      statuses: successes.map(([status]) => Number(status)),
    }
  }
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The operations that are named: `privateGetProduct`, `usePrivateGetProduct`, `getPrivateGetProductQueryOptions`. */
function findOperations({ files }: Source, operations: readonly FlatOperation[]): Set<string> {
  const longestFirst = operations.map(({ id }) => id).toSorted((one, other) => other.length - one.length)
  const names = new Set(
    files.flatMap((file) =>
      [...descendantsOf(file)].flatMap((node) =>
        ts.isIdentifier(node) || ts.isStringLiteral(node) ? [node.text] : [],
      ),
    ),
  )
  const operationOf = (name: string) => {
    const generatedFor = /^(?:get|use)([A-Z]\w*)$/.exec(name)?.[1]
    return longestFirst.find((id) => {
      if (name === id) return true
      const isOfId = generatedFor?.startsWith(capitalized(id))
      return isOfId && /^([A-Z]|$)/.test(generatedFor!.slice(id.length))
    })
  }
  return new Set([...names].flatMap((name) => operationOf(name) ?? []))
}

/** The fields of models that are set in an object literal, or passed on with an object that has them. */
function findWrites({ checker, files }: Source, fields: FieldIndex): Set<Field> {
  const found = new Set<Field>()
  const note = (place: ts.Expression, names: readonly string[]) => {
    const expected = checker.getContextualType(place)
    for (const field of expected ? names.flatMap((name) => fields.named(expected, name)) : []) found.add(field)
  }
  const namesOf = (given: ts.Expression) =>
    checker.getPropertiesOfType(checker.getNonNullableType(checker.getTypeAtLocation(given))).map(({ name }) => name)

  for (const node of files.flatMap((file) => [...descendantsOf(file)])) {
    if (ts.isCallExpression(node)) for (const argument of node.arguments) note(argument, namesOf(argument))
    if (!ts.isObjectLiteralExpression(node)) continue
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) note(node, namesOf(property.expression))
      else if (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) note(node, [property.name.text])
    }
  }
  return found
}

/** Whether a field is used that is known by these names, `PrivateCustomer.locks.dunning` and `Locks.dunning`. */
type IsUsed = (keys: readonly Field[], isRequired: boolean) => boolean
/** A named schema that leads to a place, and the fields from there. */
type Owner = { name: string; path: string }

/** The innermost fields of a JSON body that are used, such as `results[].callNumber`. */
function pathsIn(
  document: Document,
  content: FlatOperation['responses'][string]['content'] = {},
  isUsed: IsUsed,
): string[] {
  const schema = Object.entries(content).find(([type]) => isJson(type))?.[1].schema
  const found = schema ? visit(schema, '', [], []) : []
  return [...new Set(found)].filter((path) => path !== '').toSorted()

  function visit(part: Schema, path: string, owners: readonly Owner[], references: readonly string[]): string[] {
    const name = part.$ref?.split('/').at(-1)
    if (name !== undefined) {
      if (references.includes(name)) return []
      return visit(document.components.schemas[name]!, path, [...owners, { name, path: '' }], [...references, name])
    }
    const choices = [...(part.allOf ?? []), ...(part.anyOf ?? []), ...(part.oneOf ?? [])]
    const { items, properties, additionalProperties: others } = part
    if (choices.length === 0 && !items && !properties && typeof others !== 'object')
      return part.type === 'null' ? [] : [path]
    const below = (inner: Schema, innerPath: string, innerOwners: readonly Owner[]) => {
      const paths = visit(inner, innerPath, innerOwners, references)
      return paths.length > 0 ? paths : [innerPath]
    }
    const dot = path === '' ? '' : `${path}.`
    return [
      ...choices.flatMap((choice) => visit(choice, path, owners, references)),
      ...(items ? below(items, `${path}[]`, owners) : []),
      ...(typeof others === 'object' ? below(others, `${dot}*`, []) : []),
      ...Object.entries(properties ?? {}).flatMap(([field, inner]) => {
        const innerOwners = owners.map((owner) => ({ ...owner, path: `${owner.path}.${field}` }))
        const keys = innerOwners.map((owner) => `${owner.name}${owner.path}`)
        if (!isUsed(keys, part.required?.includes(field) ?? false)) return []
        return below(inner, `${dot}${field}`, innerOwners)
      }),
    ]
  }
}
