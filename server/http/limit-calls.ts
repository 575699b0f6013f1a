import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

/**
 * Ends a call that is not over after `longest` milliseconds: with a 504 (408 while its body is still on its way), or, once its answer
 * has begun, by closing the connection.
 */
export function limitCalls(app: FastifyInstance, longest: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = reply
    let hasBegun = false
    // The headers of a stream go out with its first bytes.
    raw.once('pipe', () => (hasBegun = true))
    const timer = setTimeout(() => {
      request.log.warn({ code: 'CALL_TIMEOUT' }, 'the call took too long')
      if (hasBegun || raw.headersSent) raw.destroy()
      else sendProblem(reply, request.raw.complete ? 504 : 408, 'The call took too long')
    }, longest)
    raw.once('close', () => clearTimeout(timer))
  })
}
