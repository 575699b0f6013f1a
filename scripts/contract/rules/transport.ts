import {
  type Document,
  type FlatOperation,
  type Schema,
  isJson,
  operationsOf,
  resolveRef,
} from '#contract-checks/contract.ts'
import { startsSomething } from '../operation-kinds.ts'
import { changedRecord } from '../changed-record.ts'
import { type Finding, finding } from '../finding.ts'

/** The login has no token to take the person's e-mail from, and is the one call that asks for a session (A41). */
function neededHeaders(document: Document, operation: FlatOperation, isChange: boolean): string[] {
  if (operation.path.endsWith('/auth/login')) return ['X-Trace-Id', 'X-User-Email', 'X-Use-Session-Support']
  if (!operation.needsSession) return ['X-Trace-Id']
  const once = startsSomething(document, operation) ? ['Idempotency-Key'] : []
  const unchanged = isChange ? ['If-Match'] : []
  return ['X-Trace-Id', 'X-User-Id', 'X-User-Email', ...once, ...unchanged]
}

const isTransport = (name: string) => name.startsWith('X-') || name === 'Idempotency-Key' || name === 'If-Match'

/** Only what an operator's health check asks goes without a support id; everything else can be found again by it. */
const withoutTraceId = new Set(['/version'])

/** Every object inside a schema that accepts fields it does not name. */
function openObjects(document: Document, given: Schema, place: string): string[] {
  const schema = resolveRef(document, given)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const fields = Object.entries(schema.properties ?? {})
  return [
    ...([schema.type].flat().includes('object') && schema.additionalProperties !== false ? [place] : []),
    ...parts.flatMap((part) => openObjects(document, part, place)),
    ...fields.flatMap(([name, field]) => openObjects(document, field, `${place}.${name}`)),
    ...(schema.items ? openObjects(document, schema.items, `${place}[]`) : []),
  ]
}

/** Exactly the transport headers that the call needs; required input has an example; bodies accept no unknown fields. */
export function transport(document: Document): Finding[] {
  const changedBy = changedRecord(document)
  return operationsOf(document).flatMap((operation) => {
    const names = operation.parameters.map((parameter) => parameter.name).filter(isTransport)
    const needed = neededHeaders(document, operation, changedBy(operation) !== undefined)
    const findings = [
      ...needed.filter((name) => !names.includes(name)).map((name) => `does not declare ${name}`),
      ...names.filter((name) => !needed.includes(name)).map((name) => `does not need ${name}`),
    ].map((message) => finding('transport-headers', operation.id, message))
    for (const parameter of operation.parameters) {
      const required = parameter.required === true
      if (parameter.name === 'X-Trace-Id' && required === withoutTraceId.has(operation.path)) {
        const message = `${required ? 'requires' : 'does not require'} X-Trace-Id`
        findings.push(finding('transport-headers', operation.id, message))
      }
      if (required && parameter.example === undefined) {
        findings.push(finding('parameter-example', operation.id, `${parameter.name} is required and has no example`))
      }
    }
    for (const [mediaType, media] of Object.entries(operation.body?.content ?? {})) {
      if (!isJson(mediaType) || media.schema === undefined) continue
      for (const place of openObjects(document, media.schema, mediaType)) {
        findings.push(finding('closed-body', operation.id, `${place} accepts unknown fields`))
      }
    }
    return findings
  })
}

/** `x-roles` names each sub-role of the contract once, on bank operations with a session only, and never none. */
export function roles(document: Document): Finding[] {
  const known = new Set(document.components.schemas.BankRole?.enum ?? [])
  return operationsOf(document).flatMap(({ id, area, needsSession, operation }) => {
    const named = operation['x-roles']
    if (named === undefined) return []
    const findings = named
      .filter((role, index) => !known.has(role) || named.indexOf(role) !== index)
      .map((role) => finding('roles', id, `${role} is no sub-role that this operation can need`))
    if (named.length === 0) findings.push(finding('roles', id, 'lists no role'))
    if (area !== 'bank' || !needsSession) findings.push(finding('roles', id, 'has nobody who could have a sub-role'))
    return findings
  })
}
