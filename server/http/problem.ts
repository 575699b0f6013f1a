/** The contract's refusal, for what this server answers by itself. */
import type { FastifyReply } from 'fastify'
import type { Problem } from '#generated/model/problem.ts'

/** Nothing of it is kept, guessed, told to another site, or shown as a page. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** `title` is for logs and developers; a person reads the portal's own sentence for the status. */
export function sendProblem(reply: FastifyReply, status: number, title: string): FastifyReply {
  const body: Problem = { status, title, traceId: reply.request.id }
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body)
}
