/** /sandbox/inbox: what the sandbox would have sent, for people as a page and for tests as JSON. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Message } from '#sandbox/domain/message.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { readOutbox } from '#sandbox/storage/outbox.ts'

const files = [
  { url: '/inbox', file: 'inbox.html', type: 'text/html; charset=utf-8' },
  { url: '/inbox.css', file: 'inbox.css', type: 'text/css; charset=utf-8' },
  { url: '/inbox.svg', file: 'inbox.svg', type: 'image/svg+xml' },
  { url: '/inbox.js', file: 'inbox.js', type: 'text/javascript; charset=utf-8' },
]

/** Only the page's own files, no markup from a text: stricter than the portal's policy. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Registers the page with its script and style, and `inbox.json?to=<recipient>`. */
export function registerInbox(scope: FastifyInstance, db: Database): void {
  scope.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })
  for (const { url, file, type } of files) {
    const content = readFileSync(join(import.meta.dirname, 'inbox', file))
    scope.get(url, (_request, reply) => reply.type(type).send(content))
  }
  scope.get<{ Querystring: { to?: string | string[] } }>('/inbox.json', async (request) => {
    const to = [request.query.to].flat().at(-1)?.trim().toLowerCase()
    const messages = await readOutbox(db, to || undefined)
    return { results: messages.map(asJson), total: messages.length }
  })
}

const asJson = ({ id, channel, recipient, subject, text, code, sentAt }: Message) => ({
  id,
  channel,
  to: recipient,
  subject,
  text,
  code,
  sentAt: sentAt.toISOString(),
})
