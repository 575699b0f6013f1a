import { type Document, type FlatOperation, type Method, operationsOf } from '#contract-checks/contract.ts'
import { invitesGuessing, startsSomething, takesPassword, writesCustomer } from '../operation-kinds.ts'
import { type ChangedRecord, changedRecord } from '../changed-record.ts'
import { type Finding, finding } from '../finding.ts'

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
    ...(startsSomething(document, operation) ? { '422': 'IdempotencyKeyReused' } : {}),
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
    ...(startsSomething(document, operation) ? {} : { '422': 'takes no Idempotency-Key' }),
    ...(invitesGuessing(document, operation) ? {} : { '429': 'takes nothing that can be guessed' }),
    ...(takesPassword(document, operation) ? {} : { '503': 'takes no password' }),
  }
}

/** Every operation declares its generic answers by the shared responses, and exactly one success. */
export function answers(document: Document): Finding[] {
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
      if (replayed !== startsSomething(document, operation)) {
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
