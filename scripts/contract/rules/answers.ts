/** Rules about answers: generic statuses, the success, etags, and those about the session. */
import {
  type Document,
  type FlatOperation,
  type Method,
  type Schema,
  isJson,
  operationsOf,
  resolveRef,
} from '#contract-checks/contract.ts'
import { type ChangedRecord, changedRecord } from '../changed-record.ts'
import { invitesGuessing, startsWork, takesPassword, writesCustomer } from '../operation-kinds.ts'
import { type Finding, finding } from './rule.ts'

/** The shared response that each generic status must be, by the circumstances of the call. */
function genericAnswers(
  document: Document,
  operation: FlatOperation,
  changed: ChangedRecord | undefined,
): Record<string, string> {
  const session = { '401': 'Unauthorized', '403': 'Forbidden', '458': 'SessionReplaced', '459': 'SessionExpired' }
  return {
    default: 'Unexpected',
    '400': 'BadRequest',
    ...(operation.needsSession ? session : {}),
    ...(operation.parameters.some((parameter) => parameter.in === 'path') ? { '404': 'NotFound' } : {}),
    ...(changed ? { '412': `${changed.name}Changed` } : {}),
    ...(writesCustomer(operation) ? { '423': 'TaskOngoing' } : {}),
    ...(startsWork(document, operation) ? { '422': 'IdempotencyKeyReused' } : {}),
    ...(invitesGuessing(document, operation) ? { '429': 'TooManyAttempts' } : {}),
    ...(takesPassword(document, operation) ? { '503': 'Busy' } : {}),
  }
}

/** How each method may succeed: a read answers what it read, a change nothing, a create or request either (A145). */
const successes: Record<Method, string[]> = {
  get: ['200'],
  put: ['204'],
  patch: ['204'],
  delete: ['204'],
  post: ['200', '201', '204'],
}

/** The generic statuses that this operation has no cause to answer, with the reason. */
function misplaced(document: Document, operation: FlatOperation): Record<string, string> {
  const namesRecord = operation.parameters.some(
    ({ in: place, name }) => place === 'path' || (place === 'query' && name.endsWith('Id')),
  )
  return {
    ...(operation.needsSession ? {} : { '403': 'needs no session', '459': 'needs no session' }),
    ...(namesRecord ? {} : { '404': 'names no record' }),
    ...(writesCustomer(operation) ? {} : { '423': 'writes no customer' }),
    ...(startsWork(document, operation) ? {} : { '422': 'takes no Idempotency-Key' }),
    ...(invitesGuessing(document, operation) ? {} : { '429': 'takes nothing that can be guessed' }),
    ...(takesPassword(document, operation) ? {} : { '503': 'takes no password' }),
  }
}

/** Every operation declares its generic answers by the shared responses, and exactly one success. */
export function checkGenericAnswers(document: Document): Finding[] {
  const changedBy = changedRecord(document)
  return operationsOf(document).flatMap((operation) => {
    const { responses } = operation.operation
    const findings: Finding[] = []
    for (const [status, name] of Object.entries(genericAnswers(document, operation, changedBy(operation)))) {
      if (responses[status] === undefined) {
        findings.push(finding('generic-answers', operation.id, `does not declare ${status}`))
      } else if (responses[status].$ref !== `#/components/responses/${name}`) {
        findings.push(finding('generic-answers', operation.id, `${status} is not the shared response ${name}`))
      }
    }
    for (const [status, why] of Object.entries(misplaced(document, operation))) {
      if (responses[status] === undefined) continue
      findings.push(finding('generic-answers', operation.id, `${why}, so it cannot answer ${status}`))
    }
    const declared = Object.keys(responses).filter((status) => status.startsWith('2'))
    if (declared.length !== 1) findings.push(finding('one-success', operation.id, 'needs exactly one 2xx answer'))
    for (const status of declared) {
      if (!successes[operation.method].includes(status)) {
        findings.push(finding('one-success', operation.id, `${operation.method} cannot succeed with ${status}`))
      }
      const replayed = Object.hasOwn(operation.responses[status]?.headers ?? {}, 'Idempotency-Replayed')
      if (replayed !== startsWork(document, operation)) {
        const message = `${status} ${replayed ? 'has' : 'lacks'} the header Idempotency-Replayed`
        findings.push(finding('idempotency', operation.id, message))
      }
      const empty = operation.responses[status]?.content === undefined
      if (empty !== (status === '204')) {
        findings.push(finding('one-success', operation.id, `${status} with a wrong body`))
      }
    }
    return findings
  })
}

// Etags

const isEtag = (schema: Schema | undefined) => schema?.$ref?.endsWith('/Etag') === true

/**
 * A record that can be changed carries its etag, nothing else does, and who changed another state of it than there is gets the
 * record as it is now: the fields of Problem and `current`.
 */
export function checkEtags(document: Document): Finding[] {
  const { schemas, responses } = document.components
  const changedBy = changedRecord(document)
  const records = new Set(operationsOf(document).flatMap((one) => changedBy(one)?.name ?? []))
  const findings = Object.entries(schemas).flatMap(([name, { properties, required }]) => {
    const carried = properties?.etag
    if (!records.has(name)) return carried ? [finding('etags', name, 'has an etag, but no call changes it')] : []
    if (!isEtag(carried)) return [finding('etags', name, 'can be changed and has no etag')]
    return required?.includes('etag') ? [] : [finding('etags', name, 'need not have its etag')]
  })
  for (const name of records) {
    const response = responses?.[`${name}Changed`]
    if (response === undefined) continue // The rule of the generic answers reports it.
    const media = Object.entries(response.content ?? {}).find(([type]) => isJson(type))?.[1]
    const [problem, more] = (media?.schema && resolveRef(document, media.schema).allOf) ?? []
    const whole = problem?.$ref?.endsWith('/Problem') && more?.required?.includes('current')
    if (!whole || more?.properties?.current?.$ref !== `#/components/schemas/${name}`)
      findings.push(finding('etags', `${name}Changed`, `does not bring the ${name} as it is now`))
  }
  return findings
}

// The session

const field = 'sessionIdleSeconds'

/** Where a person's session begins, and where they read about themselves. */
const tellsSession = ({ path, method }: FlatOperation): boolean =>
  method === 'post' ? path.endsWith('/auth/login') : method === 'get' && /^\/[^/]+\/profile$/.test(path)

/**
 * Each of these answers has the idle time after which a session ends, so that the portal can warn the person; not required,
 * because a backend that does not know it serves all the same.
 */
function idleTime(document: Document): Finding[] {
  return operationsOf(document)
    .filter(tellsSession)
    .flatMap(({ id, responses }) => {
      const schema = responses['200']?.content?.['application/json']?.schema
      const { properties = {}, required = [] } = schema ? resolveRef(document, schema) : {}
      if (properties[field]?.$ref !== '#/components/schemas/SessionIdleSeconds') {
        return [finding('session', id, `does not declare ${field}`)]
      }
      return required.includes(field) ? [finding('session', id, `requires ${field}`)] : []
    })
}

/** The shared answers with which a session is over, in words that the status alone does not give. */
const ends = ['Unauthorized', 'SessionExpired']

/** The reason is optional: a backend may not know it. */
function endReason(document: Document): Finding[] {
  return ends.flatMap((name) => {
    const schema = document.components.responses?.[name]?.content?.['application/json']?.schema
    const parts = (schema ? (resolveRef(document, schema).allOf ?? []) : []).map((part) => resolveRef(document, part))
    if (!parts.some(({ properties }) => properties?.reason?.$ref === '#/components/schemas/SessionEndReason')) {
      return [finding('session', name, 'does not declare reason')]
    }
    return parts.some(({ required }) => required?.includes('reason'))
      ? [finding('session', name, 'requires reason')]
      : []
  })
}

/** What the portal needs to warn before a session ends, and to say afterwards why it did. */
export const checkSessionAnswers = (document: Document): Finding[] => [...idleTime(document), ...endReason(document)]
