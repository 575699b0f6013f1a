/** The contract's refusal, for what this server answers by itself. */
import type { FastifyReply } from 'fastify'
import type { Problem } from '#generated/model/problem.ts'

/** Prevents that a refusal is cached, sniffed, sent to another site, or shown as a page. */
export const problemHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** `title` is for logs and developers; a person reads the portal's own sentence for the status. */
export const problemOf = (status: number, title: string, traceId: string): Problem => ({ status, title, traceId })

export const sendProblem = (reply: FastifyReply, status: number, title: string): FastifyReply =>
  reply
    .code(status)
    .headers(problemHeaders)
    .send(problemOf(status, title, reply.request.id))
