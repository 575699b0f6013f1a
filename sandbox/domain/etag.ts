/** Etags of records; pure. */
import { hash } from 'node:crypto'

/** Fields that change without a write: background work, the remaining limit, and settings of the server. */
const fieldsOfTheServer = /"(taskOpen|remainingLimitEUR|sessionIdleSeconds)":[^,{}[\]]*/g

/**
 * The record with its etag: another one after each change that the database counted (`version`), and whenever anything else
 * of the record reads differently, be it through another table or because its day has come.
 */
export function withEtag<Body extends object>(version: number, body: Body): { etag: string } & Body {
  // A text can hold none of these names, since its quotation marks are written with a backslash.
  const content = JSON.stringify([version, body]).replaceAll(fieldsOfTheServer, '')
  return { etag: hash('sha256', content, 'base64url').slice(0, 22), ...body }
}
