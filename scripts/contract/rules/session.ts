import { type Document, type FlatOperation, operationsOf, resolveRef } from '#contract-checks/contract.ts'
import { type Finding, finding } from '../finding.ts'

const field = 'sessionIdleSeconds'

/** Where a person's session begins, and where they read about themselves. */
const tellsSession = ({ path, method }: FlatOperation): boolean =>
  method === 'post' ? path.endsWith('/auth/login') : method === 'get' && /^\/[^/]+\/profile$/.test(path)

/**
 * Each of these answers tells after how long a session ends by itself, so that the portal can warn the person; not required,
 * because a backend that does not know it serves all the same.
 */
function idleTime(document: Document): Finding[] {
  return operationsOf(document)
    .filter(tellsSession)
    .flatMap(({ id, responses }) => {
      const given = responses['200']?.content?.['application/json']?.schema
      const { properties = {}, required = [] } = given ? resolveRef(document, given) : {}
      if (properties[field]?.$ref !== '#/components/schemas/SessionIdleSeconds') {
        return [finding('session', id, `does not declare ${field}`)]
      }
      return required.includes(field) ? [finding('session', id, `requires ${field}`)] : []
    })
}

/** The shared answers with which a session is over, in words that the status alone does not give. */
const ends = ['Unauthorized', 'SessionExpired']

/** They may say why, and nobody has to know it. */
function endReason(document: Document): Finding[] {
  return ends.flatMap((name) => {
    const given = document.components.responses?.[name]?.content?.['application/json']?.schema
    const parts = (given ? (resolveRef(document, given).allOf ?? []) : []).map((part) => resolveRef(document, part))
    if (!parts.some(({ properties }) => properties?.reason?.$ref === '#/components/schemas/SessionEndReason')) {
      return [finding('session', name, 'does not declare reason')]
    }
    return parts.some(({ required }) => required?.includes('reason'))
      ? [finding('session', name, 'requires reason')]
      : []
  })
}

/** What the portal needs to warn before a session ends, and to say afterwards why it did. */
export const session = (document: Document): Finding[] => [...idleTime(document), ...endReason(document)]
