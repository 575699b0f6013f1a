import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '#sandbox/domain/origin.ts'

const localName = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/**
 * The controls answer this machine only. The socket's address counts, not a header; a foreign Host is a page that points
 * its own name at this machine, a foreign Origin is a page that sends requests here from a person's browser.
 */
export async function requireLoopback(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { host, origin } = request.headers
  const sameOrigin = origin === undefined || origin === `http://${host}` || origin === `https://${host}`
  if (isLoopback(request.socket.remoteAddress) && localName.test(host ?? '') && sameOrigin) return undefined
  return reply.code(403).send({ error: 'The controls of the sandbox answer this machine only.' })
}
