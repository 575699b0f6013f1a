/** Which state of a record was read; pure. */
import { hash } from 'node:crypto'

/** What nobody changes: the work of the bank's systems, what payments leave of a limit, and what the server is set to. */
const runsByItself = /"(taskOpen|remainingLimitEUR|sessionIdleSeconds)":[^,{}[\]]*/g

/**
 * The record with its etag: another one after each change that the database counted (`version`), and whenever anything else
 * of the record reads differently, be it through another table or because its day has come.
 */
export function withEtag<Body extends object>(version: number, body: Body): { etag: string } & Body {
  // A text can hold none of these names, since its quotation marks are written with a backslash.
  const seen = JSON.stringify([version, body]).replaceAll(runsByItself, '')
  return { etag: hash('sha256', seen, 'base64url').slice(0, 22), ...body }
}
