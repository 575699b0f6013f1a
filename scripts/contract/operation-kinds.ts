/** Which kind of call an operation is: it decides the headers and refusals that the contract has to declare. */
import { type Document, type FlatOperation, resolveRef } from '#contract-checks/contract.ts'

/** A write on one customer, which answers 423 while a task runs (A149). */
export function writesCustomer(operation: Pick<FlatOperation, 'path' | 'method' | 'needsSession'>): boolean {
  if (operation.method === 'get' || !operation.needsSession) return false
  if (operation.path.includes('/auth/')) return false
  return /^\/(private|business)\//.test(operation.path) || operation.path.includes('{customerId}')
}

/**
 * It makes or starts something, so that doing it twice is not the same as doing it once: it takes an Idempotency-Key. What a
 * code or the password of the person is needed for, or what sends a code, is done once by itself.
 */
export function startsWork(document: Document, operation: FlatOperation): boolean {
  return (
    operation.method === 'post' &&
    operation.needsSession &&
    !operation.path.endsWith('/logout') &&
    !invitesGuessing(document, operation)
  )
}

/** The names of the fields that a call sends as JSON. */
const sentFields = (document: Document, { body }: FlatOperation): string[] =>
  Object.values(body?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schema ? (resolveRef(document, schema).properties ?? {}) : {}),
  )

/** A password is hashed on the server, which takes long on purpose: too many at once are refused with 503. */
export const takesPassword = (document: Document, operation: FlatOperation): boolean =>
  sentFields(document, operation).some((name) => /password/i.test(name))

/**
 * Somebody could try out passwords, codes, addresses and customer numbers with it, or have messages sent to people: too
 * many of that are refused with 429.
 */
export const invitesGuessing = (document: Document, operation: FlatOperation): boolean =>
  takesPassword(document, operation) ||
  sentFields(document, operation).includes('tanToken') ||
  operation.operation.responses['200']?.content?.['application/json']?.schema?.$ref?.endsWith('/TanCreated') === true ||
  (!operation.needsSession && operation.method !== 'get')
