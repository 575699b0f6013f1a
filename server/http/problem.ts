/** The contract's refusal, for what this server answers by itself. */
import type { FastifyReply } from 'fastify'
import type { Problem } from '#generated/model/problem.ts'

/** Prevents that a response of the API is cached, sniffed, read by another site, or runs as a page of the portal. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
export const problemHeaders = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' }

/** `title` is for logs and developers; a person reads the portal's own sentence for the status. */
export const problemOf = (status: number, title: string, traceId: string): Problem => ({ status, title, traceId })

export const sendProblem = (reply: FastifyReply, status: number, title: string): FastifyReply =>
  reply
    .code(status)
    .headers({ ...problemHeaders, 'x-trace-id': reply.request.id })
    .send(problemOf(status, title, reply.request.id))
