import { type Document, operationsOf, resolve } from '../document.ts'
import { type Finding, finding } from '../finding.ts'

/** X-Trace-Id on every call, the person's headers on every call with a session; required input has an example. */
export function transport(document: Document): Finding[] {
  return operationsOf(document).flatMap((operation) => {
    const names = new Set(operation.parameters.map((parameter) => parameter.name))
    const needed = operation.needsSession ? ['X-Trace-Id', 'X-User-Id', 'X-User-Email'] : ['X-Trace-Id']
    const findings = needed
      .filter((name) => !names.has(name))
      .map((name) => finding('transport-headers', operation.id, `does not declare ${name}`))
    for (const parameter of operation.parameters) {
      if (parameter.required === true && parameter.example === undefined) {
        findings.push(finding('parameter-example', operation.id, `${parameter.name} is required and has no example`))
      }
    }
    for (const [mediaType, media] of Object.entries(operation.body?.content ?? {})) {
      const schema = media.schema && resolve(document, media.schema)
      if (schema?.type === 'object' && schema.additionalProperties !== false) {
        findings.push(finding('closed-body', operation.id, `${mediaType} accepts unknown fields`))
      }
    }
    return findings
  })
}

/** Sub-roles are named by `x-roles`, from the roles of the contract, on bank operations only. */
export function roles(document: Document): Finding[] {
  const known = new Set(document.components.schemas.BankRole?.enum ?? [])
  return operationsOf(document).flatMap((operation) =>
    operation.roles
      .filter((role) => !known.has(role) || operation.area !== 'bank')
      .map((role) => finding('roles', operation.id, `${role} is no sub-role that this operation can need`)),
  )
}
