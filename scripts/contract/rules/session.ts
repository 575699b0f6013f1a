import { type Document, type FlatOperation, operationsOf, resolve } from '../document.ts'
import { type Finding, finding } from '../finding.ts'

const field = 'sessionIdleSeconds'

/** Where a person's session begins, and where they read about themselves. */
const tellsSession = ({ path, method }: FlatOperation): boolean =>
  method === 'post' ? path.endsWith('/auth/login') : method === 'get' && /^\/[^/]+\/profile$/.test(path)

/**
 * Each of these answers tells after how long a session ends by itself, so that the portal can warn the person; not required,
 * because a backend that does not know it serves all the same.
 */
export function session(document: Document): Finding[] {
  return operationsOf(document)
    .filter(tellsSession)
    .flatMap(({ id, responses }) => {
      const given = responses['200']?.content?.['application/json']?.schema
      const { properties = {}, required = [] } = given ? resolve(document, given) : {}
      if (properties[field]?.$ref !== '#/components/schemas/SessionIdleSeconds') {
        return [finding('session', id, `does not declare ${field}`)]
      }
      return required.includes(field) ? [finding('session', id, `requires ${field}`)] : []
    })
}
