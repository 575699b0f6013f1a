/** Rules about calls: names, headers and input, roles, files, and the twins of the bank. */
import {
  type Document,
  type FlatOperation,
  type Schema,
  isJson,
  operationsOf,
  resolveRef,
} from '#contract-checks/contract.ts'
import { changedRecord } from '../changed-record.ts'
import { startsWork } from '../operation-kinds.ts'
import { type Finding, finding } from './rule.ts'

const verbs = [
  'Block|Cancel|Change|Check|Create|Deactivate|Delete|Download|Get|List|Login|Logout|Remove|Request|Reset|Retry',
  'Terminate|Update|Upload',
].join('|')
const pattern = new RegExp(`^(private|business|bank|common)(${verbs})([A-Z][A-Za-z]*)?$`)

/** operationId is area + verb + noun and unique; one declared tag that starts with the area. */
export function checkOperationNames(document: Document): Finding[] {
  const seen = new Set<string>()
  const declared = new Set(document.tags.map((tag) => tag.name))
  return operationsOf(document).flatMap(({ id, area, tags, path, method }) => {
    const place = `${method.toUpperCase()} ${path}`
    const findings: Finding[] = []
    if (!pattern.test(id ?? '')) findings.push(finding('operation-id', place, `${id} is not area + verb + noun`))
    else if (!id.startsWith(area)) findings.push(finding('operation-id', place, `${id} does not start with ${area}`))
    if (seen.has(id)) findings.push(finding('operation-id', place, `${id} is used twice`))
    seen.add(id)
    if (tags.length !== 1) findings.push(finding('area-tag', place, 'needs exactly one tag'))
    for (const tag of tags) {
      if (!tag.startsWith(`${area}-`)) findings.push(finding('area-tag', place, `${tag} does not start with ${area}-`))
      if (!declared.has(tag)) findings.push(finding('area-tag', place, `${tag} is not declared in openapi.yaml`))
    }
    return findings
  })
}

// Headers and input

/** The login has no token to take the person's e-mail from, and is the one call that requests a session (A41). */
function neededHeaders(document: Document, operation: FlatOperation, isChange: boolean): string[] {
  if (operation.path.endsWith('/auth/login')) return ['X-Trace-Id', 'X-User-Email', 'X-Use-Session-Support']
  if (!operation.needsSession) return ['X-Trace-Id']
  const once = startsWork(document, operation) ? ['Idempotency-Key'] : []
  const unchanged = isChange ? ['If-Match'] : []
  return ['X-Trace-Id', 'X-User-Id', 'X-User-Email', ...once, ...unchanged]
}

const isTransport = (name: string) => name.startsWith('X-') || name === 'Idempotency-Key' || name === 'If-Match'

/** Only the call of an operator's health check needs no support id; logs of all others are found by it. */
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
export function checkTransport(document: Document): Finding[] {
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

/** Parameters that say which part of a list is read, and in which order. */
const arrangesRows = /^(page|limit|offset|sort)/

/** The fields of the rows of a list, also those within a record, as paths. */
function rowFields(document: Document, given: Schema, path = ''): string[] {
  const schema = resolveRef(document, given)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [
    ...parts.flatMap((part) => rowFields(document, part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const list = resolveRef(document, field).items
      if (list) return path === '' ? rowFields(document, list, '') : []
      const own = path === '' ? name : `${path}.${name}`
      return [own, ...rowFields(document, field, own)]
    }),
  ]
}

/** Each filter of a list says which rows it keeps, by a field that they have; the conformance kit checks that. */
export function checkFilters(document: Document): Finding[] {
  return operationsOf(document).flatMap(({ id, parameters, responses }) => {
    const list = responses['200']?.content?.['application/json']?.schema
    const fields = new Set(list ? rowFields(document, list) : [])
    return parameters.flatMap(({ name, in: place, 'x-filter': filter, 'x-searched': searched = [] }) => {
      if (place !== 'query' || arrangesRows.test(name)) return []
      if (filter === undefined) return [finding('filters', id, `${name} does not say in x-filter which rows it keeps`)]
      if (filter.keeps === 'search' && !searched.some((field) => fields.has(field)))
        return [finding('filters', id, `${name} does not say in x-searched which fields of its rows it searches`)]
      if (filter.fields === undefined || filter.fields.some((field) => fields.has(field))) return []
      return [finding('filters', id, `${name} keeps rows by ${filter.fields.join(' or ')}, which they do not have`)]
    })
  })
}

/** `x-ends-sessions` names fields of the body and a status that sessions of the contract end with. */
export function checkEndedSessions(document: Document): Finding[] {
  return operationsOf(document).flatMap(({ id, body, operation }) => {
    const given = body?.content['application/json']?.schema
    const fields = new Set(given === undefined ? [] : rowFields(document, given))
    return (operation['x-ends-sessions'] ?? []).flatMap(({ of, when, status }) => {
      const isKnown = ['caller', 'person', 'record', 'session'].includes(of) && [401, 458].includes(status)
      if (isKnown && (when === undefined || fields.has(when))) return []
      return [finding('ended-sessions', id, 'x-ends-sessions has an unknown person, field or status')]
    })
  })
}

/** `x-roles` names each sub-role of the contract once, on bank operations with a session only, and never none. */
export function checkRoles(document: Document): Finding[] {
  const known = new Set(document.components.schemas.BankRole?.enum ?? [])
  return operationsOf(document).flatMap(({ id, area, needsSession, operation }) => {
    const named = operation['x-roles']
    if (named === undefined) return []
    const findings = named
      .filter((role, index) => !known.has(role) || named.indexOf(role) !== index)
      .map((role) => finding('roles', id, `${role} is no sub-role that this operation can need`))
    if (named.length === 0) findings.push(finding('roles', id, 'lists no role'))
    if (area !== 'bank' || !needsSession) findings.push(finding('roles', id, 'has no caller with a sub-role'))
    return findings
  })
}

// Files

/** A file travels as it is: `format: binary` and no multipart; an upload has a maximal size, a download has its name in Content-Disposition. */
export function checkRawFiles(document: Document): Finding[] {
  return operationsOf(document).flatMap((operation) => {
    const findings: Finding[] = []
    for (const [status, part] of Object.entries({ request: operation.body, ...operation.responses })) {
      const files = Object.entries(part?.content ?? {}).filter(([mediaType]) => !isJson(mediaType))
      const place = `${operation.id} ${status}`
      for (const [mediaType, { schema }] of files) {
        if (/^(multipart\/|.*urlencoded$)/.test(mediaType))
          findings.push(finding('raw-files', place, `is ${mediaType}`))
        else if (schema?.format !== 'binary') findings.push(finding('raw-files', place, `${mediaType} is not binary`))
        else if (status === 'request' && schema.maxLength === undefined)
          findings.push(finding('raw-files', place, `${mediaType} has no maxLength, which is its most bytes`))
      }
      const named = operation.responses[status]?.headers?.['Content-Disposition']
      if (files.length > 0 && status !== 'request' && named?.example === undefined) {
        findings.push(finding('raw-files', place, 'has no Content-Disposition with an example'))
      }
    }
    return findings
  })
}

// Twins

/** Bank paths that mean the same subject under another name than in the customer's own area. */
const renamed: Record<string, string> = {
  '/private/receipts': '/bank/common/{customerId}/receipts',
  '/private/receipts/{archiveReferencePdf}': '/bank/common/{customerId}/receipts/{archiveReferenceId}',
  '/business/receipts': '/bank/common/{customerId}/receipts',
  '/business/receipts/{archiveReferenceId}': '/bank/common/{customerId}/receipts/{archiveReferenceId}',
  '/business/company-data': '/bank/business/{customerId}/company',
  '/business/calling-number-preferred-cities': '/bank/business/calling-numbers/preferred-city',
}

/** Where a decision makes the two sides differ on purpose: operation of the customer -> what differs. */
const different: Record<string, 'request' | 'both'> = {
  privateChangeCallNumber: 'request', // bank staff change the number without a code (A08)
  businessUpdateCompanyData: 'request', // an administrator edits the two bill e-mails only (R644)
  privateGetPersonalInformation: 'both', // the bank sees e-mail and employee flag too (R078)
  privateUpdatePersonalInformation: 'both',
}

function twinPath(path: string): string | undefined {
  if (path in renamed) return renamed[path]
  const own = /^\/(private|business)\/(.+)$/.exec(path)
  return own ? `/bank/${own[1]}/{customerId}/${own[2]}` : undefined
}

const schemaOf = (content: FlatOperation['body'] | FlatOperation['responses'][string]): string =>
  JSON.stringify(
    Object.entries(content?.content ?? {}).map(([type, media]) => [type, isJson(type) ? media.schema : 'file']),
  )

/** A call of a customer and its bank twin send and answer the same schema files. */
export function checkTwins(document: Document): Finding[] {
  const all = operationsOf(document)
  return all.flatMap((own) => {
    const twin = all.find((other) => other.path === twinPath(own.path) && other.method === own.method)
    if (twin === undefined || different[own.id] === 'both') return []
    const findings: Finding[] = []
    if (different[own.id] !== 'request' && schemaOf(own.body) !== schemaOf(twin.body)) {
      findings.push(finding('mirror', own.id, `sends another body than ${twin.id}`))
    }
    for (const status of Object.keys(own.responses).filter((code) => code.startsWith('2'))) {
      if (schemaOf(own.responses[status]!) !== schemaOf(twin.responses[status]!)) {
        findings.push(finding('mirror', own.id, `answers ${status} in another form than ${twin.id}`))
      }
    }
    return findings
  })
}
