/** States that answers can show by the contract, and those that were seen: each value of an enumeration, and both of a boolean. */
import type { Contract, Schema } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'

type Seen = Map<string, Set<string>>

/** Enumerations whose values are no state of a record, with too many of them to occur. */
const noStates = /Problem|Violation|History|Sort|Reason$|Type$|Country|Role/

export type SeenStates = {
  onAnswer: (operation: OperationId, body: unknown) => void
  unseen: (of: readonly OperationId[]) => string[]
}

export function createSeenStates(contract: Contract): SeenStates {
  const seen: Seen = new Map()
  const successOf = (operation: OperationId): Schema | undefined =>
    Object.entries(contract.operation(operation).responses).find(([status]) => status.startsWith('2'))?.[1].content?.[
      'application/json'
    ]?.schema
  return {
    onAnswer: (operation, body) => {
      const schema = successOf(operation)
      if (schema !== undefined) collect(contract, schema, '', body, (field, value) => add(seen, field, value))
    },
    unseen: (of) => {
      const named: Seen = new Map()
      const known = new Set<string>()
      for (const operation of of.filter((one) => operations[one].session)) {
        const schema = successOf(operation)
        if (schema !== undefined) list(contract, schema, '', known, (field, value) => add(named, field, value))
      }
      return [...named].flatMap(([field, values]) => {
        const missing = [...values].filter((value) => !seen.get(field)?.has(value))
        return missing.length === 0 ? [] : [`${field}: ${missing.join(', ')}`]
      })
    },
  }
}

function add(into: Seen, field: string, value: string): void {
  const values = into.get(field) ?? new Set()
  into.set(field, values.add(value))
}

type Add = (field: string, value: string) => void

const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

const resolve = (contract: Contract, schema: Schema): Schema => {
  const target = contract.schemas[nameOf(schema) ?? '']
  return target === undefined ? schema : resolve(contract, target)
}

/** The state that a field may show; undefined where its values are none. */
function valuesOf(schema: Schema): string[] | undefined {
  const { type, enum: choices } = schema
  if ([type].flat().includes('boolean')) return ['true', 'false']
  return choices?.map(String)
}

function list(contract: Contract, given: Schema, holder: string, known: Set<string>, onValue: Add): void {
  const name = nameOf(given) ?? ''
  if (name !== '' && (known.has(name) || noStates.test(name))) return
  if (name !== '') known.add(name)
  const schema = resolve(contract, given)
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? [])])
    list(contract, part, name || holder, known, onValue)
  if (schema.items) list(contract, schema.items, name || holder, known, onValue)
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const parts = inner.anyOf ?? [inner]
    for (const part of parts) {
      const values = noStates.test(nameOf(part) ?? '') ? undefined : valuesOf(resolve(contract, part))
      for (const value of values ?? []) onValue(`${name || holder}.${field}`, value)
      if (values === undefined) list(contract, part, name || holder, known, onValue)
    }
  }
}

function collect(contract: Contract, given: Schema, holder: string, value: unknown, onValue: Add): void {
  if (value === null || value === undefined) return
  const name = nameOf(given) ?? holder
  const schema = resolve(contract, given)
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? [])]) collect(contract, part, name, value, onValue)
  if (Array.isArray(value) && schema.items) for (const one of value) collect(contract, schema.items, name, one, onValue)
  if (typeof value !== 'object' || Array.isArray(value)) return
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const shown = (value as Record<string, unknown>)[field]
    if (typeof shown === 'boolean' || typeof shown === 'string' || typeof shown === 'number')
      onValue(`${name}.${field}`, String(shown))
    else for (const part of inner.anyOf ?? [inner]) collect(contract, part, name, shown, onValue)
  }
}
