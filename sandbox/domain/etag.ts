/** Which state of a record was read; pure. */
import { createHash } from 'node:crypto'

/** What nobody changes: the work of the bank's systems, what payments leave of a limit, and what the server is set to. */
const runsByItself = new Set(['taskOpen', 'remainingLimitEUR', 'sessionIdleSeconds'])

/**
 * The record with its etag: another one after each change that the database counted (`version`), and whenever anything else
 * of the record reads differently, be it through another table or because its day has come.
 */
export function withEtag<Body extends object>(version: number, body: Body): { etag: string } & Body {
  const seen = JSON.stringify([version, body], (key, value: unknown) => (runsByItself.has(key) ? undefined : value))
  return { etag: createHash('sha256').update(seen).digest('base64url').slice(0, 22), ...body }
}
