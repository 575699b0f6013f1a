import { type Document, type FlatOperation, operationsOf, writesCustomer } from '../document.ts'
import { type Finding, finding } from '../finding.ts'

/** The shared response that each generic status must be, by the circumstances of the call. */
function genericAnswers(operation: FlatOperation): Record<string, string> {
  const session = { '401': 'Unauthorized', '403': 'Forbidden', '458': 'SessionReplaced', '459': 'SessionExpired' }
  return {
    default: 'Unexpected',
    '400': 'BadRequest',
    ...(operation.needsSession ? session : {}),
    ...(operation.parameters.some((parameter) => parameter.in === 'path') ? { '404': 'NotFound' } : {}),
    ...(writesCustomer(operation) ? { '423': 'TaskOngoing' } : {}),
  }
}

/** Every operation declares its generic answers by the shared responses, and exactly one success. */
export function answers(document: Document): Finding[] {
  return operationsOf(document).flatMap((operation) => {
    const { responses } = operation.operation
    const findings: Finding[] = []
    for (const [status, name] of Object.entries(genericAnswers(operation))) {
      if (responses[status] === undefined) {
        findings.push(finding('generic-answers', operation.id, `does not declare ${status}`))
      } else if (responses[status].$ref !== `#/components/responses/${name}`) {
        findings.push(finding('generic-answers', operation.id, `${status} is not the shared response ${name}`))
      }
    }
    if (!operation.needsSession && (responses['403'] !== undefined || responses['459'] !== undefined)) {
      findings.push(finding('generic-answers', operation.id, 'needs no session, so it cannot answer 403 or 459'))
    }
    const successes = Object.keys(responses).filter((status) => status.startsWith('2'))
    if (successes.length !== 1) findings.push(finding('one-success', operation.id, 'needs exactly one 2xx answer'))
    for (const status of successes) {
      const empty = operation.responses[status]?.content === undefined
      if (empty !== (status === '204')) findings.push(finding('one-success', operation.id, `${status} with a wrong body`))
    }
    return findings
  })
}
